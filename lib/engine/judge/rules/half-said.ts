import { claimOf, type Claim } from '../../reading/claims';
import type { Part } from '../../reading/segment';
import type { Example, PieceRule } from './rule';

/** "비건이 좋아하는", "비건에 가까운", "비건풍": said of a person or of something like it. 비건의 and 비건용 speak of the dish. */
const NOT_OF_THE_DISH: ReadonlySet<string> = new Set(['이', '가', '에', '나', '풍', '외']);

const isDiet = (claim: Claim | undefined): boolean =>
  claim?.polarity === 'yes' && (claim.what === 'vegan' || claim.what === 'meatless');

/** Whether the word goes on before or behind the diet: 준비건, or 비건처럼 with a dish after it; an unknown dish may end a name. */
function goesOn(parts: readonly Part[], at: number): boolean {
  const [last, own, next] = [parts[at - 1], parts[at], parts[at + 1]];
  if (own?.startsWord === false && last?.entry === null) return true;
  if (!next || next.startsWord) return false;
  return NOT_OF_THE_DISH.has(next.text) || (next.entry === null && at + 2 < parts.length);
}

/** A diet that is only a part of a word is none that the dish is said to be of: it is asked about, as one on request is. */
export const halfSaid: PieceRule = (pieces) =>
  pieces.map((parts) =>
    parts.map((part, at) =>
      part.entry && isDiet(claimOf(part.entry)) && goesOn(parts, at)
        ? { ...part, entry: { ...part.entry, claim: 'vegan-option' } }
        : part,
    ),
  );

export const EXAMPLES: readonly Example[] = [
  { dish: '비건이 좋아하는 샐러드', vegan: 'ask' },
  { dish: '비건도 반한 떡볶이', vegan: 'ask' },
  { dish: '준비건 케이크', vegan: 'ask' },
  { dish: '비건의 샐러드', vegan: 'yes' },
  { dish: '비건 샐러드', vegan: 'yes' },
];
