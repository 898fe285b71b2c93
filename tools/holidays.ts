/**
 * Writes `data/built/holidays.json`: Korea's public holidays by Seoul date, from the `date-holidays`
 * library and the corrections beside this file. To be repeated when the government declares a new one: `npm
 * run -s tool -- holidays`.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';
import {
  holidayMapSchema,
  type Feast,
  type HolidayMap,
  type PublicHoliday,
} from '@kioot/engine/hours';
import corrections from './holiday-corrections.json';
import { getPinnedPackage } from './pinned-package';

const FIRST_YEAR = 2025;
const LAST_YEAR = 2029;
const DAY_MS = 86_400_000;
const FEASTS: Readonly<Record<string, Feast>> = {
  'Korean New Year': 'seollal',
  'Korean Thanksgiving': 'chuseok',
};
const FEAST_NAMES: Readonly<Record<Feast, string>> = { seollal: 'Seollal', chuseok: 'Chuseok' };
/** Start of the library's three-day feast, in days from the feast itself (see `toFeastDays`). */
const FEAST_START_OFFSET: Readonly<Record<Feast, number>> = { seollal: 0, chuseok: -1 };

const SUBSTITUTE = ' (substitute day)';

const toOtherHoliday = (date: string, name: string): [string, PublicHoliday] => [
  date,
  { name, kind: 'other', part: name.endsWith(SUBSTITUTE) ? 'substitute' : 'day' },
];

const toDateKey = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * Three days of a feast. By law they are the day before, the day and the day after; the library
 * gives three days from the day itself for Seollal (one day late) and from the day before for
 * Chuseok.
 */
function toFeastDays(feast: Feast, start: string): [string, PublicHoliday][] {
  const day = Date.parse(start) - FEAST_START_OFFSET[feast] * DAY_MS;
  const name = FEAST_NAMES[feast];
  return [
    [toDateKey(day - DAY_MS), { name: `${name} holiday`, kind: feast, part: 'eve' }],
    [toDateKey(day), { name, kind: feast, part: 'day' }],
    [toDateKey(day + DAY_MS), { name: `${name} holiday`, kind: feast, part: 'after' }],
  ];
}

const libraryHolidaysSchema = v.array(
  v.object({ date: v.string(), name: v.string(), substitute: v.optional(v.boolean()) }),
);

/** Public holidays of a year by the library. */
function createHolidayReader(): (year: number) => v.InferOutput<typeof libraryHolidaysSchema> {
  const require = createRequire(import.meta.url);
  const Holidays = require(getPinnedPackage('date-holidays', '3.37.0'));
  const library = new Holidays('KR', { languages: ['en'], types: ['public'] });
  return (year) => v.parse(libraryHolidaysSchema, library.getHolidays(year));
}

/** Corrected holidays, ordered by date; feasts take precedence over other holidays. */
function getHolidays(): HolidayMap {
  const readYear = createHolidayReader();
  const entries = corrections.holidays.map(({ date, name }) => toOtherHoliday(date, name));
  const feastEntries: [string, PublicHoliday][] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    for (const { date, name, substitute } of readYear(year)) {
      const key = date.slice(0, 10);
      const feast = FEASTS[name.replace(SUBSTITUTE, '')];
      if (feast === undefined) entries.push(toOtherHoliday(key, name));
      else if (!substitute) feastEntries.push(...toFeastDays(feast, key));
      else {
        const title = `${FEAST_NAMES[feast]}${SUBSTITUTE}`;
        feastEntries.push([key, { name: title, kind: feast, part: 'substitute' }]);
      }
    }
  }
  const inRange = [...entries, ...feastEntries].filter(
    ([key]) => Number(key.slice(0, 4)) >= FIRST_YEAR && Number(key.slice(0, 4)) <= LAST_YEAR,
  );
  const merged = Object.fromEntries(inRange);
  return v.parse(
    holidayMapSchema,
    Object.fromEntries(Object.entries(merged).sort(([a], [b]) => a.localeCompare(b))),
  );
}

const file = new URL('../data/built/holidays.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(getHolidays(), null, 1)}\n`);
