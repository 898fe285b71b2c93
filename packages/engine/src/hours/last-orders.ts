import type { DayScope, ScopedToken } from './days';
import { isKeyword, MAX_BRACKET_TOKENS } from './is-keyword';

/** Last order in the text: a clock time in minutes, or minutes before closing. */
export interface ParsedLastOrder {
  minutes: number;
  beforeClosing: boolean;
  /** Days that it names itself, or null. */
  scope: DayScope | null;
}

type Tokens = readonly ScopedToken[];

/** Reads "라스트오더 14:30, 20:30", "마지막 주문(평일) 20:30" or "마감 30분 전" from the keyword at `at`. */
export function readLastOrdersAfterWord(
  tokens: Tokens,
  at: number,
  named: DayScope | null,
): { orders: ParsedLastOrder[]; end: number } {
  const orders: ParsedLastOrder[] = [];
  let scope = named;
  let end = at + 1;
  for (let next = at + 1; next < at + MAX_BRACKET_TOKENS; next += 1) {
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

/**
 * True for a token between the keyword and its times; after the first time, only where another
 * follows.
 */
function isFiller(tokens: Tokens, at: number, hasTime: boolean): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  const second = tokens[at + 2];
  if (isKeyword(token, 'meal')) return next?.type === 'clock';
  const leadsOn =
    (next?.type === 'clock' && !isKeyword(second, 'lastOrder')) ||
    ((next?.type === 'days' || isKeyword(next, 'meal')) && second?.type === 'clock');
  if (hasTime) return (token?.type === 'comma' || token?.type === 'slash') && leadsOn;
  if (token?.type === 'open') return leadsOn || next?.type === 'days';
  if (token?.type === 'close') return tokens[at - 1]?.type === 'days';
  return (
    ['colon', 'dash', 'skip', 'note'].includes(token?.type ?? '') ||
    isKeyword(token, 'lastOrder', 'finish', 'order', 'timeWord')
  );
}
