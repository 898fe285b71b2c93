import { HOLIDAY, type Keyword } from './lexicon';
import type { ScopedToken } from './days';
import { readHolidayCondition } from './holiday-conditions';
import { isKey } from './peek';
import type { IrregularRule, Season } from './types';

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

/** How far back a remark looks for what it belongs to, in tokens; keeps the whole linear. */
const LONGEST_LINE = 40;

/** The hours without what they say about closing days and exceptions, and these apart. */
export interface SplitHours {
  tokens: ScopedToken[];
  closing: ScopedToken[];
  rules: IrregularRule[];
  /** True when shops of one house keep different hours: nothing holds for all. */
  perShop: boolean;
}

function isClosingToken(token: ScopedToken): boolean {
  if (token.type === 'key') return CLOSING_KEYS.has(token.key);
  return ['days', 'nth', 'number', 'date', 'comma', 'slash', 'skip', 'duration'].includes(
    token.type,
  );
}

/** Takes the closing days and the exceptions out of the hours. Linear. */
export function splitHours(tokens: readonly ScopedToken[]): SplitHours {
  const { kept, closing } = takeClosings(tokens);
  const rules: IrregularRule[] = [];
  const left: ScopedToken[] = [];
  for (const clause of toClauses(kept)) {
    const rule = toExceptionRule(clause);
    if (rule !== null) rules.push(rule);
    // One by one here and below: what is spread goes over the stack, which a long clause overflows.
    else for (const token of clause) left.push(token);
  }
  if (left.some((token) => isKey(token, 'soldOut'))) rules.push({ kind: 'soldOut' });
  if (left.some((token) => isKey(token, 'temporary'))) rules.push({ kind: 'temporary' });
  if (left.some((token) => isKey(token, 'varies'))) rules.push({ kind: 'varies', what: 'hours' });
  const has = (key: Keyword) => left.some((token) => isKey(token, key));
  const perShop = has('shops') || (has('shop') && has('varies'));
  return { tokens: left, closing, rules, perShop };
}

function takeClosings(tokens: readonly ScopedToken[]): {
  kept: ScopedToken[];
  closing: ScopedToken[];
} {
  const kept: ScopedToken[] = [];
  const closing: ScopedToken[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (isKey(token, 'openAllYear')) {
      closing.push(token, { type: 'line' });
      continue;
    }
    if (!isKey(token, 'closed', 'except')) {
      kept.push(token);
      continue;
    }
    let from = kept.length;
    const first = Math.max(0, from - LONGEST_LINE);
    while (from > first && isClosingToken(kept[from - 1] ?? token)) from -= 1;
    const condition = findCondition(kept, first);
    if (condition !== null && isKey(token, 'closed')) {
      for (const part of kept.splice(condition)) closing.push(part);
      closing.push(token, { type: 'line' });
      kept.push({ type: 'comma' });
      continue;
    }
    const before = kept.slice(from);
    if (isKey(token, 'except') && hasBreakInLine(kept) && before.some(namesDay)) {
      kept.push({ type: 'key', key: 'break' }, { type: 'key', key: 'none' });
      continue;
    }
    if (before.some(namesDay)) {
      kept.length = from;
      closing.push(...before);
      if (isAsideOfClosed(tokens, at)) closing.push(token);
      closing.push({ type: 'line' });
      kept.push({ type: 'comma' });
      continue;
    }
    let end = at + 1;
    while (['colon', 'dash'].includes(tokens[end]?.type ?? '')) end += 1;
    const start = end;
    while (end < tokens.length && isClosingToken(tokens[end] ?? token)) {
      if (tokens[end]?.type === 'days' && tokens[end + 1]?.type === 'range') break;
      end += 1;
    }
    for (const closingToken of tokens.slice(start, end)) closing.push(closingToken);
    closing.push({ type: 'line' });
    at = end - 1;
  }
  return { kept, closing };
}

const CONDITION_KEYS = ['case', 'overlap', 'nextDay', 'normal', 'theDay'] as const;

/** Start of a condition ("월요일이 공휴일이면 화요일" before 휴무) that reaches to the end of `kept`; null without one. */
function findCondition(kept: readonly ScopedToken[], first: number): number | null {
  let found: number | null = null;
  for (let at = kept.length - 1; at >= first; at -= 1) {
    const token = kept[at];
    if (token === undefined) break;
    const isPart =
      isClosingToken(token) || token.type === 'word' || isKey(token, ...CONDITION_KEYS);
    if (!isPart) break;
    if (readHolidayCondition(kept, at) !== null) found = at;
  }
  return found;
}

/** "월요일 휴무 (공휴일 제외)": the brackets except from the closing, and what they name is open. */
function isAsideOfClosed(tokens: readonly ScopedToken[], at: number): boolean {
  if (!isKey(tokens[at], 'except')) return false;
  let open = at - 1;
  while (open > at - LONGEST_LINE && ['days', 'skip'].includes(tokens[open]?.type ?? '')) open -= 1;
  return tokens[open]?.type === 'open' && isKey(tokens[open - 1], 'closed');
}

/** "준비시간 15:00~17:00 (주말 제외)": what is excepted are the days of the break. */
function hasBreakInLine(tokens: readonly ScopedToken[]): boolean {
  const first = Math.max(0, tokens.length - LONGEST_LINE);
  for (let at = tokens.length - 1; at >= first; at -= 1) {
    const token = tokens[at];
    if (token?.type === 'line') return false;
    if (isKey(token, 'break')) return true;
  }
  return false;
}

function namesDay(token: ScopedToken): boolean {
  return (
    token.type === 'days' ||
    token.type === 'date' ||
    isKey(token, 'seollal', 'chuseok', 'feasts', 'longHoliday')
  );
}

/** Pieces between line breaks, brackets and note marks; the marks stay with the piece they open. */
function toClauses(tokens: readonly ScopedToken[]): ScopedToken[][] {
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

/** "※ 공휴일 영업 시작 오전 10시", "동절기 변동": something else holds then, and the text does not say enough. */
function toExceptionRule(clause: readonly ScopedToken[]): IrregularRule | null {
  if (clause.some(({ type }) => type === 'range' || type === 'bad')) return null;
  if (clause.some((token) => isKey(token, 'break', 'lastOrder'))) return null;
  const seasons = clause.flatMap((token): Season[] =>
    token.type === 'season' ? [token.season] : [],
  );
  if (seasons.length > 0) return { kind: 'season', seasons, days: [] };
  if (clause.some((token) => isKey(token, 'seollal', 'chuseok', 'feasts', 'longHoliday'))) {
    const both = clause.some((token) => isKey(token, 'feasts', 'longHoliday'));
    const seollal = both || clause.some((token) => isKey(token, 'seollal'));
    const chuseok = both || clause.some((token) => isKey(token, 'chuseok'));
    const on = clause.some((token) => isKey(token, 'theDay')) ? 'day' : 'holidays';
    return {
      kind: 'feast',
      feasts: [
        ...(seollal ? (['seollal'] as const) : []),
        ...(chuseok ? (['chuseok'] as const) : []),
      ],
      on,
      effect: 'varies',
    };
  }
  const onlyHoliday = clause.some(
    (token) => token.type === 'days' && [...token.scope.keys()].every((day) => day === HOLIDAY),
  );
  const saysMore = clause.some(({ type }) => ['clock', 'word', 'duration', 'key'].includes(type));
  return onlyHoliday && saysMore ? { kind: 'publicHoliday', effect: 'varies' } : null;
}
