import { readDataFile } from './data-file';
import { getEngine } from './engine';
import { CommandError, EXIT } from './command-io';
import type { Verb } from './verb';
import { toPrintedRestaurant } from './printed-verdict';

/** `explain CONTENT_ID`: all facts and reasons for one restaurant of `data/restaurants.json`. */
export const explain: Verb = {
  usage: 'CONTENT_ID',
  minArguments: 1,
  maxArguments: 1,
  run: ([contentId]) => {
    const row = readDataFile().find((candidate) => candidate.contentId === contentId);
    if (!row) throw new CommandError(EXIT.unknownId, `no restaurant ${contentId ?? ''}`);
    const { title, firstmenu, treatmenu } = row;
    const diet = toPrintedRestaurant(getEngine().classifyRestaurant(row));
    return { title, firstmenu, treatmenu, ...diet };
  },
};
