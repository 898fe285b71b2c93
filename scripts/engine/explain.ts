import type { ProofPiece } from '@kioot/engine';
import { readDataFile } from './data-file';
import { getEngine } from './engine';
import { CommandError, EXIT } from './command-io';
import type { Verb } from './verb';
import { toPrintedRestaurant } from './printed-verdict';

/** "비건: claim"; a piece without a reason says what it may bring: "크리미: may bring no-flesh". */
const toPrintedPiece = ({ text, reason, mayBring }: ProofPiece): string =>
  `${text}: ${reason ?? `may bring ${String(mayBring)}`}`;

/** `explain CONTENT_ID`: all facts, reasons and proofs for one restaurant of `data/synced/restaurants.json`. */
export const explain: Verb = {
  usage: 'CONTENT_ID',
  minArguments: 1,
  maxArguments: 1,
  run: ([contentId]) => {
    const row = readDataFile().find((candidate) => candidate.contentId === contentId);
    if (!row) throw new CommandError(EXIT.unknownId, `no restaurant ${contentId ?? ''}`);
    const { title, firstmenu, treatmenu } = row;
    const engine = getEngine();
    const { dishes, ...diet } = toPrintedRestaurant(engine.classifyRestaurant(row));
    const proven = dishes.map((dish) => ({
      ...dish,
      proof: engine.proveLine(dish.dish).map(toPrintedPiece),
    }));
    return { title, firstmenu, treatmenu, ...diet, dishes: proven };
  },
};
