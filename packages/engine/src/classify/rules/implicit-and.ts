import type { Part } from '../../segmentation/segment';
import {
  isDishPart,
  NEGATION_PART,
  isDietOrHalalClaim,
  type Example,
  type PieceRule,
} from './rule';

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

export const EXAMPLES: readonly Example[] = [
  { dish: '[비건/매운맛] 마제소바', vegan: 'yes' },
  { dish: '비건/치킨 타코', vegan: 'ask', has: { chicken: 'yes' } },
  { dish: '비건·치킨 랩', vegan: 'ask', has: { chicken: 'yes' } },
  { dish: '비건 버거 + 치킨 너겟', vegan: 'no' },
  { dish: '호박죽 + 세트', vegan: 'ask' },
];
