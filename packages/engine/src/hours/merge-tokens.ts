import type { Keyword } from './hours-terms';
import type { HoursToken } from './token';

/** Two words with one meaning: "마지막 주문", "준비 시간", "break time". */
const KEYWORD_PAIRS: readonly [Keyword, Keyword, Keyword][] = [
  ['lastWord', 'order', 'lastOrder'],
  ['lastOrder', 'order', 'lastOrder'],
  ['order', 'finish', 'lastOrder'],
  ['entry', 'finish', 'lastOrder'],
  ['lastOrder', 'finish', 'lastOrder'],
  ['break', 'timeWord', 'break'],
  ['prepare', 'timeWord', 'break'],
  ['rest', 'timeWord', 'break'],
  ['some', 'shop', 'shops'],
];

/** Joins pairs of keywords, and numbers with their counter ("2번째", "마지막 주"). Linear. */
export function mergeTokens(tokens: readonly HoursToken[]): HoursToken[] {
  const merged: HoursToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (token.type === 'key' && last?.type === 'key') {
      const pair = KEYWORD_PAIRS.find(
        ([first, second]) => first === last.key && second === token.key,
      );
      if (pair !== undefined) {
        merged[merged.length - 1] = { type: 'key', key: pair[2] };
        continue;
      }
    }
    if (token.type === 'key' && token.key === 'weekWord' && last?.type === 'nth') continue;
    if (token.type === 'skip' && last?.type === 'skip') {
      merged[merged.length - 1] = { ...last, ...token };
      continue;
    }
    merged.push(token);
  }
  return merged;
}
