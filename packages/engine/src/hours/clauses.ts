import { HOLIDAY, type Keyword } from './hours-terms';
import { isKeyword, type ScopedToken, type Tokens } from './days';
import { readHolidayCondition } from './holiday-conditions';
import type { Feast, IrregularRule, Season } from './types';

const CLOSING_KEYS: ReadonlySet<Keyword> = new Set([
  'every',
  'biweekly',
  'weekWord',
  'seollal',
  'chuseok',
  'feasts',
  'theDay',
  'eve',
  'longHoliday',
  'lastWord',
  'openAllYear',
]);

const FEASTS: readonly Feast[] = ['seollal', 'chuseok'];

const hasKeyword = (tokens: Tokens, ...keys: Keyword[]): boolean =>
  tokens.some((token) => isKeyword(token, ...keys));

/** Maximum tokens that a remark looks back; keeps the parser linear. */
const MAX_LOOKBACK_TOKENS = 40;

/** Hours without their closing days and exceptions, and these apart. */
export interface HoursClauses {
  tokens: ScopedToken[];
  closing: ScopedToken[];
  rules: IrregularRule[];
  /** True when shops of one building keep different hours: nothing holds for all. */
  variesByShop: boolean;
}

function isClosingToken(token: ScopedToken): boolean {
  if (token.type === 'key') return CLOSING_KEYS.has(token.key);
  return ['days', 'nth', 'number', 'date', 'comma', 'slash', 'skip', 'duration'].includes(
    token.type,
  );
}

/** Splits closing days and exceptions from the hours. Linear. */
export function splitHours(tokens: Tokens): HoursClauses {
  const { remaining, closing } = extractClosings(tokens);
  const rules: IrregularRule[] = [];
  const hoursTokens: ScopedToken[] = [];
  for (const clause of toClauses(remaining)) {
    const rule = toExceptionRule(clause);
    if (rule !== null) rules.push(rule);
    // No spread here and below: a long clause would overflow the stack.
    else for (const token of clause) hoursTokens.push(token);
  }
  const has = (key: Keyword) => hasKeyword(hoursTokens, key);
  if (has('soldOut')) rules.push({ kind: 'soldOut' });
  if (has('temporary')) rules.push({ kind: 'temporary' });
  if (has('varies')) rules.push({ kind: 'varies', what: 'hours' });
  const variesByShop = has('shops') || (has('shop') && has('varies'));
  return { tokens: hoursTokens, closing, rules, variesByShop };
}

function extractClosings(tokens: Tokens): {
  remaining: ScopedToken[];
  closing: ScopedToken[];
} {
  const remaining: ScopedToken[] = [];
  const closing: ScopedToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isKeyword(token, 'openAllYear')) {
      closing.push(token, { type: 'line' });
      continue;
    }
    if (!isKeyword(token, 'closed', 'except')) {
      remaining.push(token);
      continue;
    }
    let from = remaining.length;
    const first = Math.max(0, from - MAX_LOOKBACK_TOKENS);
    while (from > first && isClosingToken(remaining[from - 1] ?? token)) from -= 1;
    const condition = isKeyword(token, 'closed') ? findCondition(remaining, first) : null;
    const hasDays = remaining.slice(condition ?? from).some(isDayOrFeast);
    if (!hasDays) {
      at = takeFollowing(tokens, at + 1, closing) - 1;
      continue;
    }
    if (condition === null && isKeyword(token, 'except') && hasBreakInLine(remaining)) {
      remaining.push({ type: 'key', key: 'break' }, { type: 'key', key: 'none' });
      continue;
    }
    for (const part of remaining.splice(condition ?? from)) closing.push(part);
    if (condition !== null || isBracketAfterClosed(tokens, at)) closing.push(token);
    closing.push({ type: 'line' });
    remaining.push({ type: 'comma' });
  }
  return { remaining, closing };
}

/** Adds the closing days that follow the keyword "휴무"; returns the index after them. */
function takeFollowing(tokens: Tokens, from: number, closing: ScopedToken[]): number {
  let at = from;
  while (['colon', 'dash'].includes(tokens[at]?.type ?? '')) at += 1;
  for (let token = tokens[at]; token !== undefined && isClosingToken(token); token = tokens[at]) {
    if (token.type === 'days' && tokens[at + 1]?.type === 'range') break;
    closing.push(token);
    at += 1;
  }
  closing.push({ type: 'line' });
  return at;
}

const CONDITION_KEYS = ['case', 'overlap', 'nextDay', 'normal', 'theDay'] as const;

/**
 * Index where a condition ("월요일이 공휴일이면 화요일" before 휴무) starts that reaches the end; null without
 * one.
 */
function findCondition(remaining: Tokens, first: number): number | null {
  let found: number | null = null;
  for (let at = remaining.length - 1; at >= first; at -= 1) {
    const token = remaining[at];
    if (token === undefined) break;
    const isPart =
      isClosingToken(token) || token.type === 'word' || isKeyword(token, ...CONDITION_KEYS);
    if (!isPart) break;
    if (readHolidayCondition(remaining, at) !== null) found = at;
  }
  return found;
}

/** True for "월요일 휴무 (공휴일 제외)": open on the days in brackets. */
function isBracketAfterClosed(tokens: Tokens, at: number): boolean {
  if (!isKeyword(tokens[at], 'except')) return false;
  let open = at - 1;
  while (open > at - MAX_LOOKBACK_TOKENS && ['days', 'skip'].includes(tokens[open]?.type ?? ''))
    open -= 1;
  return tokens[open]?.type === 'open' && isKeyword(tokens[open - 1], 'closed');
}

/** True for "준비시간 15:00~17:00 (주말 제외)": the exception belongs to the break. */
function hasBreakInLine(tokens: Tokens): boolean {
  const first = Math.max(0, tokens.length - MAX_LOOKBACK_TOKENS);
  for (let at = tokens.length - 1; at >= first; at -= 1) {
    const token = tokens[at];
    if (token?.type === 'line') return false;
    if (isKeyword(token, 'break')) return true;
  }
  return false;
}

function isDayOrFeast(token: ScopedToken): boolean {
  return (
    token.type === 'days' ||
    token.type === 'date' ||
    isKeyword(token, 'seollal', 'chuseok', 'feasts', 'longHoliday')
  );
}

/** Splits at line breaks, brackets and note marks; a mark stays with the clause it opens. */
function toClauses(tokens: Tokens): ScopedToken[][] {
  const clauses: ScopedToken[][] = [];
  let clause: ScopedToken[] = [];
  for (const token of tokens) {
    if (['line', 'open', 'note'].includes(token.type)) {
      clauses.push(clause);
      clause = [];
    }
    clause.push(token);
    if (token.type === 'close') {
      clauses.push(clause);
      clause = [];
    }
  }
  clauses.push(clause);
  return clauses;
}

/** Exception without usable hours: "※ 공휴일 영업 시작 오전 10시", "동절기 변동". */
function toExceptionRule(clause: Tokens): IrregularRule | null {
  if (clause.some(({ type }) => type === 'range' || type === 'bad')) return null;
  if (hasKeyword(clause, 'break', 'lastOrder')) return null;
  const seasons = clause.flatMap((token): Season[] =>
    token.type === 'season' ? [token.season] : [],
  );
  if (seasons.length > 0) return { kind: 'season', seasons, days: [] };
  const feasts = FEASTS.filter((feast) => hasKeyword(clause, feast, 'feasts', 'longHoliday'));
  if (feasts.length > 0) {
    const on = hasKeyword(clause, 'theDay') ? 'day' : 'holidays';
    return { kind: 'feast', feasts, on, effect: 'varies' };
  }
  const isOnlyHoliday = clause.some(
    (token) => token.type === 'days' && [...token.scope.keys()].every((day) => day === HOLIDAY),
  );
  const hasOtherContent = clause.some(({ type }) =>
    ['clock', 'word', 'duration', 'key'].includes(type),
  );
  return isOnlyHoliday && hasOtherContent ? { kind: 'publicHoliday', effect: 'varies' } : null;
}
