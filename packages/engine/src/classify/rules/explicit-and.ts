import { getClaim } from '../../segmentation/claims';
import type { LexiconIndex } from '../../segmentation/index-lexicon';
import type { Part } from '../../segmentation/segment';
import { CONJUNCTIONS, type Example, type PieceRule } from './rule';

const isConjunction = ({ text }: Part): boolean => CONJUNCTIONS.has(text);

const isMeatlessClaim = ({ entry }: Part): boolean => {
  const claim = getClaim(entry);
  return claim?.polarity === 'yes' && (claim.subject === 'vegan' || claim.subject === 'meatless');
};

/** True where a name spells out an animal: 소고기 스튜, but not 난, which may contain butter. */
function namesAnimal(index: LexiconIndex, parts: readonly Part[]): boolean {
  return parts.some(({ entry }) =>
    entry?.has.some(
      ({ substance, certainty, overriddenBy }) =>
        certainty === 'yes' &&
        overriddenBy === 'nothing' &&
        index.substances.get(substance)?.origin === 'meat',
    ),
  );
}

/**
 * Splits at an "and" after a whole dish. A vegan or vegetarian claim in front covers both dishes,
 * unless the second names an animal (비건 빵과 소고기 스튜).
 */
export const explicitAnd: PieceRule = (names, index) =>
  names.flatMap((parts) => (parts.some(isConjunction) ? splitAtAnd(parts, index) : [parts]));

function splitAtAnd(parts: readonly Part[], index: LexiconIndex): ReadonlyArray<readonly Part[]> {
  const pieces: Part[][] = [[]];
  for (const part of parts) {
    const piece = pieces.at(-1) ?? [];
    const isEnd = isConjunction(part) && piece.at(-1)?.entry?.kind === 'dish';
    piece.push(part);
    if (isEnd) pieces.push([]);
  }
  const [first = [], ...others] = pieces;
  // Duplicate claims count once.
  const claims = new Map(first.filter(isMeatlessClaim).map((part) => [part.entry?.claim, part]));
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
