import { claimOf } from '../../reading/claims';
import type { Part } from '../../reading/segment';
import type { Example, PieceRule } from './rule';

const takesOut = (part: Part | undefined): boolean => {
  const claim = claimOf(part?.entry);
  return claim?.what === 'part' && claim.polarity === 'no';
};

/** The part before a word like 없는 or 뺀 is not in the dish. */
export const without: PieceRule = (pieces) =>
  pieces.map((parts) =>
    parts.some(takesOut) ? parts.filter((_, at) => !takesOut(parts[at + 1])) : parts,
  );

export const EXAMPLES: readonly Example[] = [
  { dish: '꼬막 없는 비빔밥', has: { seafood: 'no' }, vegan: 'ask' },
  { dish: '닭 없는 구이', mainMeats: [] },
];
