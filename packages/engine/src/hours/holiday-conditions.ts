import { isKeyword, MAX_BRACKET_TOKENS, type ScopedToken, type Tokens } from './days';
import { HOLIDAY } from './hours-terms';
import type { IrregularRule } from './types';

const DAYS_IN_WEEK = 7;
const FRIDAY = 4;

/**
 * Condition on a holiday. "월요일이 공휴일이면 화요일 휴무": weekdays [0], closedInstead [1], effect open. Monday
 * = 0.
 */
export interface HolidayCondition {
  /** `feast`: conditioned on Seollal or Chuseok; the effect on a weekday is undecidable. */
  subject: 'publicHoliday' | 'feast';
  /** Weekdays of the condition; none where it holds for every closing day. */
  weekdays: readonly number[];
  /** Weekdays listed beside the holiday without being part of the condition ("월요일, 공휴일이면 휴무"). */
  listed: readonly number[];
  closedInstead: readonly number[];
  closedNextDay: boolean;
  /** Effect on the holiday itself; `varies` where it was not understood. */
  effect: 'open' | 'closed' | 'varies';
  /** Index of the first token after the consequence. */
  end: number;
}

const toWeekdays = (token: ScopedToken | undefined): number[] =>
  token?.type === 'days' ? [...token.scope.keys()].filter((day) => day !== HOLIDAY) : [];
/** True for days with the public holiday. */
export const hasHoliday = (token: ScopedToken | undefined): boolean =>
  token?.type === 'days' && token.scope.has(HOLIDAY);
const isFeast = (token: ScopedToken | undefined): boolean =>
  isKeyword(token, 'seollal', 'chuseok', 'feasts', 'longHoliday');
const isConditionMarker = (token: ScopedToken | undefined): boolean =>
  isKeyword(token, 'case', 'overlap') || (token?.type === 'skip' && token.when === true);

/** Skips particles and the copula between the parts of a condition. */
function skipParticles(tokens: Tokens, at: number): number {
  let end = at;
  for (; end < at + MAX_BRACKET_TOKENS; end += 1) {
    const token = tokens[end];
    const isParticle = token?.type === 'skip' || token?.type === 'comma';
    if (isConditionMarker(token)) break;
    if (!isParticle && !(token?.type === 'word' && token.text === '인')) break;
  }
  return end;
}

/** Reads a condition on a public holiday at `at`, with its consequence. Bounded look-ahead. */
export function readHolidayCondition(tokens: Tokens, at: number): HolidayCondition | null {
  const premise = readPremise(tokens, at);
  if (premise === null) return null;
  const consequence = readConsequence(tokens, premise.end, premise.weekdays);
  const condition = { ...premise, ...consequence };
  const movesNothing = condition.closedInstead.length === 0 && !condition.closedNextDay;
  const isPlainFeast = condition.subject === 'feast' && condition.weekdays.length === 0;
  return isPlainFeast && movesNothing ? null : condition;
}

type Premise = Pick<HolidayCondition, 'subject' | 'weekdays' | 'listed' | 'end'>;

function readPremise(tokens: Tokens, at: number): Premise | null {
  const first = tokens[at];
  if (first?.type !== 'days' && !isFeast(first)) return null;
  const secondAt = skipParticles(tokens, at + 1);
  const second = tokens[secondAt];
  const isSubject = (token: ScopedToken | undefined) => hasHoliday(token) || isFeast(token);
  const subject = isFeast(first) || isFeast(second) ? 'feast' : 'publicHoliday';
  if (isConditionMarker(second)) {
    if (!isSubject(first)) return null;
    const isJoint = isKeyword(second, 'overlap');
    const weekdays = toWeekdays(first);
    return {
      subject,
      weekdays: isJoint ? weekdays : [],
      listed: isJoint ? [] : weekdays,
      end: skipConditionMarkers(tokens, secondAt),
    };
  }
  const isPair =
    (toWeekdays(first).length > 0 && !hasHoliday(first) && isSubject(second)) ||
    (isSubject(first) && toWeekdays(second).length > 0);
  if (!isPair || secondAt === at + 1) return null;
  const caseAt = skipParticles(tokens, secondAt + 1);
  // "월요일, 추석일 경우 휴무" lists both; "월요일과 추석이 겹치면" joins them.
  const isList = tokens.slice(at + 1, secondAt).some(({ type }) => type === 'comma');
  if (isList ? !isKeyword(tokens[caseAt], 'overlap') : !isConditionMarker(tokens[caseAt]))
    return null;
  const weekdays = [...toWeekdays(first), ...toWeekdays(second)];
  return { subject, weekdays, listed: [], end: skipConditionMarkers(tokens, caseAt) };
}

function skipConditionMarkers(tokens: Tokens, at: number): number {
  let end = at;
  while (isConditionMarker(tokens[end])) end = skipParticles(tokens, end + 1);
  return end;
}

/** Words without effect in a consequence: "영업하고", "영업 후", "그 다음날". */
const PLAIN_WORDS: ReadonlySet<string> = new Set(['하고', '후', '그', '해당']);

function readConsequence(
  tokens: Tokens,
  from: number,
  weekdays: readonly number[],
): Pick<HolidayCondition, 'closedInstead' | 'closedNextDay' | 'effect' | 'end'> {
  const days: number[] = [];
  // A particle before the consequence may contain its verb: "공휴일인 경우 영업".
  let opens = isOpeningVerb(tokens[from - 1]);
  let isNormal = false;
  let closes = false;
  let closedNextDay = false;
  let isUnderstood = true;
  let end = from;
  for (; end < from + MAX_BRACKET_TOKENS && !closes; end += 1) {
    const token = tokens[end];
    if (token?.type === 'skip') opens ||= isOpeningVerb(token);
    else if (isKeyword(token, 'normal')) isNormal = opens = true;
    else if (isKeyword(token, 'nextDay')) closedNextDay = true;
    else if (isKeyword(token, 'closed')) closes = true;
    else if (isKeyword(token, 'theDay')) continue;
    else if (token?.type === 'days' && !hasHoliday(token)) days.push(...toWeekdays(token));
    else if (token?.type === 'word' && !isNormal) isUnderstood &&= PLAIN_WORDS.has(token.text);
    else if (token?.type !== 'comma') break;
  }
  // "다음 평일" is the next day except before a weekend.
  const isNextWorkday = closedNextDay && days.length > 1 && weekdays.length > 0;
  const closedInstead = isNextWorkday && weekdays.every((day) => day < FRIDAY) ? [] : days;
  const moves = closedNextDay || closedInstead.length > 0;
  const effect = opens || moves ? 'open' : closes ? 'closed' : 'varies';
  return { closedInstead, closedNextDay, effect: isUnderstood ? effect : 'varies', end };
}

const isOpeningVerb = (token: ScopedToken | undefined): boolean =>
  token?.type === 'skip' && token.opens === true;

/** Effect of "공휴일 영업" or "공휴일 제외" after the day at `at`; null without one. */
export function readHolidayRemark(tokens: Tokens, at: number): 'open' | 'except' | 'varies' | null {
  const next = tokens[at + 1];
  const after = tokens[next?.type === 'skip' ? at + 2 : at + 1];
  if (isKeyword(after, 'except')) return 'except';
  if (!isOpeningVerb(next)) return null;
  if (after?.type === 'word') return 'varies';
  const ends = after === undefined || ['line', 'close', 'comma', 'slash'].includes(after.type);
  return ends ? 'open' : null;
}

/**
 * Decides conditions by the weekdays that are closed anyway (`closed`); days that may or may not be
 * closed are unknown.
 */
export function resolveConditions(
  conditions: readonly HolidayCondition[],
  closed: ReadonlySet<number>,
): { rules: IrregularRule[]; unknown: ReadonlySet<number> } {
  const rules: IrregularRule[] = [];
  const unknown = new Set<number>();
  for (const condition of conditions) {
    const { subject, closedInstead, closedNextDay, effect } = condition;
    const from = condition.weekdays.length > 0 ? condition.weekdays : [...closed];
    const nextDays = from.map((day) => (day + 1) % DAYS_IN_WEEK);
    // A holiday rule opens all closing days of the week, so it applies only if the condition covers
    // them all.
    const isOwn =
      from.length > 0 && closed.size === from.length && from.every((day) => closed.has(day));
    const [next] = nextDays;
    const isNext = closedNextDay
      ? closedInstead.length === 0
      : from.length === 1 && closedInstead.every((day) => day === next);
    const moves = closedNextDay || closedInstead.length > 0;
    if (subject === 'publicHoliday' && isOwn && isNext && effect === 'open') {
      rules.push({ kind: 'publicHoliday', effect: 'open' });
      if (moves) rules.push({ kind: 'dayAfterHoliday' });
      continue;
    }
    rules.push(
      subject === 'publicHoliday'
        ? { kind: 'publicHoliday', effect: 'varies' }
        : { kind: 'feast', feasts: ['seollal', 'chuseok'], on: 'holidays', effect: 'varies' },
    );
    for (const day of closedInstead) unknown.add(day);
    if (closedNextDay) for (const day of nextDays) unknown.add(day);
    if (effect !== 'closed') for (const day of from) if (!closed.has(day)) unknown.add(day);
  }
  return { rules, unknown };
}
