import { DAYS, type Day, type IrregularRule, type OpeningHours } from './types';

/** Week in the format of the command line. */
export interface WeekTable {
  /**
   * Opening times of each day as ["11:30", "15:00"], without breaks, past midnight as "26:00";
   * closed: [].
   */
  week: Record<Day, [string, string][]> | null;
  /**
   * Last order: one time if all open days share it, else the days that have one; null without any.
   * Of several sittings, the latest.
   */
  lastOrder: string | Partial<Record<Day, string>> | null;
  /** Rules that a week cannot show, as codes: see `toRuleCode`. */
  irregular: string[];
  /** False: every day is known; true: none is; else the unknown days (they are [] in `week`). */
  unknown: boolean | Day[];
}

export function toClock(minutes: number): string {
  const hour = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hour}:${String(minutes % 60).padStart(2, '0')}`;
}

/**
 * Converts opening hours to the output of `npm run -s engine -- hours`.
 *
 * @example
 * toWeekTable(parseHours('11:00~22:00', '매주 월요일')).week.tue // => [['11:00', '22:00']]
 */
export function toWeekTable(hours: OpeningHours): WeekTable {
  const unknown = DAYS.filter((_, i) => hours.days[i]?.unknown !== false);
  const all = unknown.length === DAYS.length;
  const week = Object.fromEntries(
    DAYS.map((day, i) => [
      day,
      (hours.days[i]?.open ?? []).map(([from, to]) => [toClock(from), toClock(to)] as const),
    ]),
  ) as WeekTable['week'];
  return {
    week: all ? null : week,
    lastOrder: toLastOrder(hours),
    irregular: hours.rules.map(toRuleCode),
    unknown: all ? true : unknown.length === 0 ? false : unknown,
  };
}

function toLastOrder(hours: OpeningHours): WeekTable['lastOrder'] {
  const orders = DAYS.flatMap((day, i): [Day, string | null][] => {
    const { open = [], lastOrders = [] } = hours.days[i] ?? {};
    const last = lastOrders.at(-1);
    return open.length === 0 ? [] : [[day, last === undefined ? null : toClock(last)]];
  });
  const [only = null, ...others] = new Set(orders.map(([, at]) => at));
  return others.length === 0 ? only : Object.fromEntries(orders.filter(([, at]) => at !== null));
}

/**
 * Rule as a code, parts joined by ":": `closed:nth:2,4:tue`, `closed:biweekly:sun`,
 * `closed:seollal,chuseok:day`, `closed:public-holiday`, `closed:date:01-01`,
 * `closed:season:spring,autumn:tue`, `closed:day-after-holiday`, `closed:temporary`,
 * `closes-early:sold-out`, `varies:hours`.
 *
 * @example
 * toRuleCode({ kind: 'biweekly', days: [6] }) // => 'closed:biweekly:sun'
 */
export function toRuleCode(rule: IrregularRule): string {
  const names = (days: readonly number[]) => days.map((day) => DAYS[day]).join(',');
  switch (rule.kind) {
    case 'nth':
      return `closed:nth:${rule.nth.map((n) => (n < 0 ? 'last' : n)).join(',')}:${names(rule.days)}`;
    case 'biweekly':
      return `closed:biweekly:${names(rule.days)}`;
    case 'feast':
      return `${rule.effect}:${rule.feasts.join(',')}:${rule.on}`;
    case 'publicHoliday':
      return `${rule.effect}:public-holiday`;
    case 'date':
      return `closed:date:${String(rule.month).padStart(2, '0')}-${String(rule.day).padStart(2, '0')}`;
    case 'season': {
      const seasons = rule.seasons.join(',');
      return rule.days.length === 0
        ? `varies:season:${seasons}`
        : `closed:season:${seasons}:${names(rule.days)}`;
    }
    case 'dayAfterHoliday':
      return 'closed:day-after-holiday';
    case 'soldOut':
      return 'closes-early:sold-out';
    case 'varies':
      return `varies:${rule.what}`;
    case 'temporary':
      return 'closed:temporary';
  }
}
