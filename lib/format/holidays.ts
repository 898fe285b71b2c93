import 'server-only';
import * as v from 'valibot';
import holidaysJson from '@/data/built/holidays.json';
import { holidayMapSchema, type HolidayMap } from '@kioot/engine/hours';
import { toSeoulDate } from './format-open-state';

const allHolidays = v.parse(holidayMapSchema, holidaysJson);

/**
 * Korean public holidays around an instant (epoch ms): from last December, for places open past New
 * Year's midnight, to the end of next year.
 */
export function getHolidays(nowMs: number): HolidayMap {
  const year = Number(toSeoulDate(nowMs).slice(0, 4));
  const from = `${year - 1}-12-01`;
  const until = `${year + 1}-12-31`;
  return Object.fromEntries(
    Object.entries(allHolidays).filter(([date]) => date >= from && date <= until),
  );
}

/** {@link getHolidays} at the present. */
export function getCurrentHolidays(): HolidayMap {
  return getHolidays(Date.now());
}
