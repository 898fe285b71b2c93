import { claimOf } from '../../reading/claims';
import type { LexiconIndex } from '../../reading/index-lexicon';
import type { Part } from '../../reading/segment';
import { AND, type Example, type PieceRule } from './rule';

const isAnd = ({ text }: Part): boolean => AND.has(text);

const coversAll = ({ entry }: Part): boolean => {
  const claim = claimOf(entry);
  return claim?.polarity === 'yes' && (claim.what === 'vegan' || claim.what === 'meatless');
};

/** Whether a name spells out an animal: 소고기 스튜, but not 난, which may have butter in it. */
function namesAnimal(index: LexiconIndex, parts: readonly Part[]): boolean {
  return parts.some(({ entry }) =>
    entry?.has.some(
      ({ substance, certainty, givesWayTo }) =>
        certainty === 'yes' &&
        givesWayTo === 'nothing' &&
        index.substances.get(substance)?.origin === 'meat',
    ),
  );
}

/**
 * An "and" after a whole dish begins another one. What is claimed in front covers both, unless the second names an
 * animal: 비건 빵과 소고기 스튜 contradicts nothing.
 */
export const andSplits: PieceRule = (names, index) =>
  names.flatMap((parts) => (parts.some(isAnd) ? split(parts, index) : [parts]));

function split(parts: readonly Part[], index: LexiconIndex): ReadonlyArray<readonly Part[]> {
  const pieces: Part[][] = [[]];
  for (const part of parts) {
    const piece = pieces.at(-1) ?? [];
    const isEnd = isAnd(part) && piece.at(-1)?.entry?.kind === 'dish';
    piece.push(part);
    if (isEnd) pieces.push([]);
  }
  const [first = [], ...others] = pieces;
  // Said twice it counts once.
  const claims = new Map(first.filter(coversAll).map((part) => [part.entry?.claim, part]));
  return [
    first,
    ...others.map((piece) => (namesAnimal(index, piece) ? piece : [...claims.values(), ...piece])),
  ];
}

export const EXAMPLES: readonly Example[] = [
  { dish: '전가복과 동파육', mainMeats: ['pork', 'seafood'] },
  { dish: '비건 빵과 소고기 스튜', vegan: 'no' },
  { dish: '비건 커리와 난', vegan: 'yes' },
];
