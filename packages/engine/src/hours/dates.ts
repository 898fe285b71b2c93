/** Day of every year. */
export interface CalendarDate {
  month: number;
  day: number;
}

const LEAP_YEAR = 2028;
const MAX_CLOSURE_DAYS = 31;

/** Days after `from` up to and including `to`; only `to` if that is more than a month. */
export function toDates(from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const dates: CalendarDate[] = [];
  const date = new Date(Date.UTC(LEAP_YEAR, from.month - 1, from.day));
  while (dates.length < MAX_CLOSURE_DAYS) {
    date.setUTCDate(date.getUTCDate() + 1);
    const next = { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    dates.push(next);
    if (next.month === to.month && next.day === to.day) return dates;
  }
  return [to];
}
