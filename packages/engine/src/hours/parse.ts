import { splitHours } from './clauses';
import { readClosing, type Closing } from './closing';
import { resolveConditions } from './holiday-conditions';
import { toScopedTokens, type ScopedToken } from './days';
import { HOLIDAY } from './lexicon';
import { toMergedTokens } from './merge';
import { readStatements } from './statements';
import { toPlainText } from './text';
import { toTimedTokens } from './times';
import { toTokens } from './tokens';
import type { DayHours, IrregularRule, OpeningHours } from './types';
import { toClosed, toWeek, UNKNOWN_DAY, type WeekDay } from './week';

const NAMED_LEVEL = 2;

function read(text: string): ScopedToken[] {
  return toScopedTokens(toTimedTokens(toMergedTokens(toTokens(toPlainText(text)))));
}

/**
 * Reads the two free-text fields of the tourism sources (`opentimefood`, `restdatefood`; Korean, also with `<br>`).
 * What cannot be read, or contradicts itself, comes out as `unknown` and is never guessed. Days that the text leaves
 * out while it names others are closed. Never throws; linear in the length of the text.
 */
export function parseHours(opentimefood: string, restdatefood: string): OpeningHours {
  const split = splitHours(read(opentimefood));
  const inHours = readClosing(split.closing);
  const inRest = readClosing(read(restdatefood));
  const closed = new Set([...inHours.weekly, ...inRest.weekly]);
  const resolved = resolveConditions([...inHours.conditions, ...inRest.conditions], closed);
  const rules = toUniqueRules([
    ...inHours.rules,
    ...inRest.rules,
    ...split.rules,
    ...resolved.rules,
  ]);
  const statements = readStatements(split.tokens);
  const week = toWeek(statements);
  const isTemporary = rules.some(({ kind }) => kind === 'temporary');
  const days = week.slice(0, HOLIDAY).map((day, index): DayHours => {
    if (split.perShop || isTemporary) return UNKNOWN_DAY;
    const isUndecided = resolved.unknown.has(index) && !closed.has(index);
    if (isUndecided && day.hours.open.length > 0) return UNKNOWN_DAY;
    return toFinalDay(day, index, inHours, inRest);
  });
  const holiday = toHoliday(week, split.perShop, rules, inHours, inRest);
  const isSaid =
    rules.some(({ kind }) => kind !== 'soldOut') || inHours.openAllYear || inRest.openAllYear;
  const isClosingUnsaid =
    !isSaid &&
    days.every(({ open }) => open.length > 0) &&
    statements.opens.every(({ scope }) => scope === null);
  return { days, holiday, rules, ...(isClosingUnsaid ? { isClosingUnsaid } : {}) };
}

function toFinalDay(day: WeekDay, index: number, inHours: Closing, inRest: Closing): DayHours {
  const { hours, level } = day;
  if (inHours.weekly.has(index) || inRest.weekly.has(index)) {
    const contradicts = level >= NAMED_LEVEL && hours.open.length > 0;
    return contradicts ? UNKNOWN_DAY : toClosed();
  }
  const leftOut = level < 0 && !hours.unknown;
  if (leftOut && inRest.openAllYear) return UNKNOWN_DAY;
  if (inRest.unread && level < NAMED_LEVEL && !leftOut) return UNKNOWN_DAY;
  return hours;
}

function toHoliday(
  week: readonly WeekDay[],
  perShop: boolean,
  rules: readonly IrregularRule[],
  inHours: Closing,
  inRest: Closing,
): DayHours | null {
  const named = week[HOLIDAY];
  if (named !== undefined && named.level >= 0 && !perShop) return named.hours;
  if (!rules.some((rule) => rule.kind === 'publicHoliday' && rule.effect === 'open')) return null;
  const closed = [...inHours.weekly, ...inRest.weekly];
  const [first] = closed;
  if (first === undefined) return null;
  const own = week[first]?.hours;
  return own && own.open.length > 0 ? own : getCommonHours(week);
}

/** Hours that all days share on which the place opens, for a closing day that has none of its own. */
function getCommonHours(week: readonly WeekDay[]): DayHours {
  const open = week.slice(0, HOLIDAY).filter(({ hours }) => hours.unknown || hours.open.length > 0);
  const [first] = open;
  const isCommon = new Set(open.map(({ hours }) => JSON.stringify(hours))).size === 1;
  return isCommon && first !== undefined ? first.hours : UNKNOWN_DAY;
}

function toUniqueRules(rules: readonly IrregularRule[]): IrregularRule[] {
  return [...new Map(rules.map((rule) => [JSON.stringify(rule), rule])).values()];
}
