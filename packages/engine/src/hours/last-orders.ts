import type { DayScope, ScopedToken } from './days';
import { isKey, LONGEST_ASIDE } from './peek';

/** A last order as written: a clock time in minutes, or minutes before closing. */
export interface WrittenLastOrder {
  minutes: number;
  beforeClosing: boolean;
  /** The days it named itself, or null. */
  scope: DayScope | null;
}

type Tokens = readonly ScopedToken[];

/** "라스트오더 14:30, 20:30", "마지막 주문(평일) 20:30", "마감 30분 전"; the word at `at`. */
export function readLastOrdersAfterWord(
  tokens: Tokens,
  at: number,
  named: DayScope | null,
): { orders: WrittenLastOrder[]; end: number } {
  const orders: WrittenLastOrder[] = [];
  let scope = named;
  let end = at + 1;
  for (let next = at + 1; next < at + LONGEST_ASIDE; next += 1) {
    const token = tokens[next];
    if (token?.type === 'days') scope = token.scope;
    else if (token?.type === 'clock' || token?.type === 'relative') {
      const beforeClosing = token.type === 'relative';
      orders.push({ minutes: token.minutes, beforeClosing, scope });
      end = next + 1;
    } else if (!isFiller(tokens, next, orders.length > 0)) break;
  }
  return { orders, end };
}

/** What may stand between the word and its times; after the first time only what leads to another. */
function isFiller(tokens: Tokens, at: number, some: boolean): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const second = tokens[at + 2];
  if (isKey(token, 'meal')) return next?.type === 'clock';
  const leadsOn =
    (next?.type === 'clock' && !isKey(second, 'lastOrder')) ||
    ((next?.type === 'days' || isKey(next, 'meal')) && second?.type === 'clock');
  if (some) return (token?.type === 'comma' || token?.type === 'slash') && leadsOn;
  if (token?.type === 'open') return leadsOn || next?.type === 'days';
  if (token?.type === 'close') return tokens[at - 1]?.type === 'days';
  return (
    ['colon', 'dash', 'skip', 'note'].includes(token?.type ?? '') ||
    isKey(token, 'lastOrder', 'finish', 'order', 'timeWord')
  );
}
