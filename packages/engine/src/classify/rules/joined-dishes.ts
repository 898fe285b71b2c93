import type { Part } from '../../segmentation/segment';
import {
  hasClaim,
  isConjunction,
  isDietOrHalalClaim,
  isDishPart,
  NEGATION_PART,
  type PieceRule,
} from './rule';

/** True where a name spells out an animal: 소고기 스튜, but not 난, which may contain butter. */
const namesAnimal = (parts: readonly Part[]): boolean =>
  parts.some(({ entry }) =>
    entry?.has.some(
      ({ substance, certainty, overriddenBy }) =>
        certainty === 'yes' && overriddenBy === 'nothing' && substance.origin === 'meat',
    ),
  );

/**
 * Splits at an "and" after a whole dish. A vegan or vegetarian claim in front covers both dishes,
 * unless the second names an animal (비건 빵과 소고기 스튜).
 */
export const explicitAnd: PieceRule = (names) =>
  names.flatMap((parts) => (parts.some(isConjunction) ? splitAtAnd(parts) : [parts]));

function splitAtAnd(parts: readonly Part[]): ReadonlyArray<readonly Part[]> {
  const pieces: Part[][] = [[]];
  for (const part of parts) {
    const piece = pieces.at(-1) ?? [];
    const isEnd = isConjunction(part) && piece.at(-1)?.entry?.kind === 'dish';
    piece.push(part);
    if (isEnd) pieces.push([]);
  }
  const [first = [], ...others] = pieces;
  const meatless = first.filter((part) => hasClaim(part, 'vegan', 'meatless'));
  // Duplicate claims count once.
  const claims = new Map(meatless.map((part) => [part.entry?.claim, part]));
  return [
    first,
    ...others.map((piece) => (namesAnimal(piece) ? piece : [...claims.values(), ...piece])),
  ];
}

/** True for alternatives: 비건/치킨 타코 and 타코 (비건/치킨), but not [비건/매운맛] 타코, which is both. */
function isPromiseOrDish(piece: readonly Part[], [first]: readonly Part[]): boolean {
  const last = piece.at(-1);
  return last !== undefined && isDietOrHalalClaim(last) && first !== undefined && isDishPart(first);
}

/**
 * Joins a piece without a dish to its neighbor, as if an "and" stood between: "비건/매운맛 마제소바", "버거 +
 * 세트".
 */
export const implicitAnd: PieceRule = (pieces) => {
  const joined: Part[][] = [];
  let hasNoDishYet = true;
  for (const piece of pieces) {
    if (piece.length === 0) continue;
    const last = joined.at(-1);
    const namesDish = piece.some(isDishPart);
    if (last && isPromiseOrDish(last, piece)) last.push(NEGATION_PART);
    if (last && (hasNoDishYet || !namesDish)) last.push(...piece);
    else joined.push([...piece]);
    if (namesDish) hasNoDishYet = false;
  }
  return joined;
};
