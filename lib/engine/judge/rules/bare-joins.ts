import type { Part } from '../../reading/segment';
import { makesDish, NEGATION, saysDiet, type Example, type PieceRule } from './rule';

/** 비건/치킨 타코 is one or the other, [비건/매운맛] 타코 is both. */
const isChoice = (label: readonly Part[], [first]: readonly Part[]): boolean =>
  label.some(saysDiet) &&
  label.every((part) => saysDiet(part) || part.entry?.kind === 'word') &&
  first !== undefined &&
  makesDish(first);

/** A piece that names no dish belongs to its neighbour: "비건/매운맛 마제소바", "버거 + 세트". */
export const bareJoins: PieceRule = (pieces) => {
  const joined: Part[][] = [];
  let isBare = true;
  for (const piece of pieces) {
    if (piece.length === 0) continue;
    const last = joined.at(-1);
    const namesDish = piece.some(makesDish);
    if (last && isBare && isChoice(last, piece)) last.push(NEGATION, ...piece);
    else if (last && (isBare || !namesDish)) last.push(...piece);
    else joined.push([...piece]);
    if (namesDish) isBare = false;
  }
  return joined;
};

export const EXAMPLES: readonly Example[] = [
  { dish: '[비건/매운맛] 마제소바', vegan: 'yes' },
  { dish: '비건/치킨 타코', vegan: 'ask', has: { chicken: 'yes' } },
  { dish: '비건 버거 + 치킨 너겟', vegan: 'no' },
  { dish: '호박죽 + 세트', vegan: 'ask' },
];
