import { splitHours } from './clauses';
import { readClosingDays, type ClosingDays } from './closing-days';
import { resolveConditions } from './holiday-conditions';
import { toScopedTokens, type ScopedToken } from './days';
import { HOLIDAY } from './hours-terms';
import { readStatements } from './read-statements';
import { readTimeRanges } from './time-ranges';
import { tokenizeHours } from './tokenize-hours';
import type { DayHours, IrregularRule, OpeningHours } from './types';
import { toClosed, toWeek, UNKNOWN_DAY, type WeekDay } from './week';

const MIN_NAMED_LEVEL = 2;

function tokenize(text: string): ScopedToken[] {
  return toScopedTokens(readTimeRanges(tokenizeHours(text)));
}

/**
 * Parses the two free-text fields of the tourism sources (`opentimefood`, `restdatefood`; Korean,
 * also with `<br>`). Unreadable or contradictory days are `unknown`, never guessed. Days missing
 * from a text that names others are closed. Never throws; linear in the length of the text.
 *
 * @example
 * const { days } = parseHours('11:00~22:00', '매주 월요일')
 * days[0].open // => []
 * days[1].open // => [[660, 1320]]
 */
export function parseHours(opentimefood: string, restdatefood: string): OpeningHours {
  const split = splitHours(tokenize(opentimefood));
  const inHours = readClosingDays(split.closing);
  const inRest = readClosingDays(tokenize(restdatefood));
  const closed = new Set([...inHours.weekly, ...inRest.weekly]);
  const resolved = resolveConditions([...inHours.conditions, ...inRest.conditions], closed);
  const all = [...inHours.rules, ...inRest.rules, ...split.rules, ...resolved.rules];
  const rules = [...new Map(all.map((rule) => [JSON.stringify(rule), rule])).values()];
  const statements = readStatements(split.tokens);
  const week = toWeek(statements);
  const isTemporary = rules.some(({ kind }) => kind === 'temporary');
  const days = week.slice(0, HOLIDAY).map((day, index): DayHours => {
    const isClosed = closed.has(index);
    const isUndecided = resolved.unknown.has(index) && !isClosed && day.hours.open.length > 0;
    if (split.variesByShop || isTemporary || isUndecided) return UNKNOWN_DAY;
    return toFinalDay(day, isClosed, inRest);
  });
  const named = week[HOLIDAY];
  const isNamed = named !== undefined && named.level >= 0 && !split.variesByShop;
  const holiday = isNamed ? named.hours : toHoliday(week, rules, closed);
  const hasClosingInfo =
    rules.some(({ kind }) => kind !== 'soldOut') || inHours.openAllYear || inRest.openAllYear;
  const isClosingUnsaid =
    !hasClosingInfo &&
    days.every(({ open }) => open.length > 0) &&
    statements.opens.every(({ scope }) => scope === null);
  return { days, holiday, rules, ...(isClosingUnsaid ? { isClosingUnsaid } : {}) };
}

function toFinalDay({ hours, level }: WeekDay, isClosed: boolean, inRest: ClosingDays): DayHours {
  if (isClosed) {
    const isContradicted = level >= MIN_NAMED_LEVEL && hours.open.length > 0;
    return isContradicted ? UNKNOWN_DAY : toClosed();
  }
  const isOmitted = level < 0 && !hours.unknown;
  const isUnsure = isOmitted ? inRest.openAllYear : inRest.isUnreadable && level < MIN_NAMED_LEVEL;
  return isUnsure ? UNKNOWN_DAY : hours;
}

function toHoliday(
  week: readonly WeekDay[],
  rules: readonly IrregularRule[],
  closed: ReadonlySet<number>,
): DayHours | null {
  const [first] = closed;
  const isOpen = rules.some((rule) => rule.kind === 'publicHoliday' && rule.effect === 'open');
  if (!isOpen || first === undefined) return null;
  const own = week[first]?.hours;
  return own && own.open.length > 0 ? own : getCommonHours(week);
}

/** Hours shared by all open days, for a closing day without hours of its own. */
function getCommonHours(week: readonly WeekDay[]): DayHours {
  const open = week.slice(0, HOLIDAY).filter(({ hours }) => hours.unknown || hours.open.length > 0);
  const [first] = open;
  const isCommon = new Set(open.map(({ hours }) => JSON.stringify(hours))).size === 1;
  return isCommon && first !== undefined ? first.hours : UNKNOWN_DAY;
}
