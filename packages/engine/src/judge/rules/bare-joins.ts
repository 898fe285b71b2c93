import type { Part } from '../../reading/segment';
import { makesDish, NEGATION, saysPromise, type Example, type PieceRule } from './rule';

/** 비건/치킨 타코 and 타코 (비건/치킨) are one or the other, [비건/매운맛] 타코 is both. */
function isChoice(piece: readonly Part[], [first]: readonly Part[]): boolean {
  const last = piece.at(-1);
  return last !== undefined && saysPromise(last) && first !== undefined && makesDish(first);
}

/** A piece that names no dish belongs to its neighbour: "비건/매운맛 마제소바", "버거 + 세트". */
export const bareJoins: PieceRule = (pieces) => {
  const joined: Part[][] = [];
  let isBare = true;
  for (const piece of pieces) {
    if (piece.length === 0) continue;
    const last = joined.at(-1);
    const namesDish = piece.some(makesDish);
    if (last && isChoice(last, piece)) last.push(NEGATION);
    if (last && (isBare || !namesDish)) last.push(...piece);
    else joined.push([...piece]);
    if (namesDish) isBare = false;
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
