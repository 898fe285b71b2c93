/**
 * Writes `data/holidays.json`: Korea's public holidays by Seoul date, from the `date-holidays` library and the table of
 * corrections below. Run it again when a government declares a new one: `npm run -s tool -- holidays`.
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
import { getPinnedPackage } from './pinned-package';

const FIRST_YEAR = 2025;
const LAST_YEAR = 2029;
const DAY_MS = 86_400_000;
const FEASTS: Readonly<Record<string, Feast>> = {
  'Korean New Year': 'seollal',
  'Korean Thanksgiving': 'chuseok',
};
const FEAST_NAMES: Readonly<Record<Feast, string>> = { seollal: 'Seollal', chuseok: 'Chuseok' };
/** Where the library starts its three-day feast, counted from the feast itself (see `toFeastDays`). */
const FEAST_STARTS_AT: Readonly<Record<Feast, number>> = { seollal: 0, chuseok: -1 };

const other = (name: string, part: PublicHoliday['part'] = 'day'): PublicHoliday => ({
  name,
  kind: 'other',
  part,
});

/**
 * What the library does not know. Elections are public holidays by article 2 of the Regulations on Holidays of Public
 * Offices, on the Wednesdays that articles 34 and 35 of the Public Official Election Act fix.
 */
const ADDED: HolidayMap = {
  // Declared by the cabinet for the Seollal week of 2025.
  '2025-01-27': other('Temporary holiday'),
  // The 21st presidential election.
  '2025-06-03': other('Presidential election'),
  // The 9th local elections.
  '2026-06-03': other('Local elections'),
  // The 23rd general election: the first Wednesday after the 50th day before the term ends on 2028-05-29.
  '2028-04-12': other('General election'),
  // Labour Day is a public holiday since the Public Holidays Act as amended in April 2026, with a substitute.
  '2026-05-01': other('Labour Day'),
  '2027-05-01': other('Labour Day'),
  '2027-05-03': other('Labour Day (substitute day)', 'substitute'),
  '2028-05-01': other('Labour Day'),
  '2029-05-01': other('Labour Day'),
};

const toKey = (time: number) => new Date(time).toISOString().slice(0, 10);

/**
 * The three days of a feast. By law they are the day before, the day and the day after; the library gives three days
 * from the day itself for Seollal (one day late) and from the day before for Chuseok.
 */
function toFeastDays(feast: Feast, start: string): [string, PublicHoliday][] {
  const day = Date.parse(start) - FEAST_STARTS_AT[feast] * DAY_MS;
  const name = FEAST_NAMES[feast];
  return [
    [toKey(day - DAY_MS), { name: `${name} holiday`, kind: feast, part: 'eve' }],
    [toKey(day), { name, kind: feast, part: 'day' }],
    [toKey(day + DAY_MS), { name: `${name} holiday`, kind: feast, part: 'after' }],
  ];
}

const libraryHolidaysSchema = v.array(
  v.object({ date: v.string(), name: v.string(), substitute: v.optional(v.boolean()) }),
);

/** The public holidays of a year as the library has them. */
function getReader(): (year: number) => v.InferOutput<typeof libraryHolidaysSchema> {
  const require = createRequire(import.meta.url);
  const Holidays = require(getPinnedPackage('date-holidays', '3.37.0'));
  const library = new Holidays('KR', { languages: ['en'], types: ['public'] });
  return (year) => v.parse(libraryHolidaysSchema, library.getHolidays(year));
}

/** Reads the library, corrects it, and returns the map in the order of the dates; feasts win over other holidays. */
function getHolidays(): HolidayMap {
  const readYear = getReader();
  const entries: [string, PublicHoliday][] = Object.entries(ADDED);
  const feastEntries: [string, PublicHoliday][] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year += 1) {
    for (const { date, name, substitute } of readYear(year)) {
      const key = date.slice(0, 10);
      const feast = FEASTS[name.replace(' (substitute day)', '')];
      if (feast === undefined) entries.push([key, other(name, substitute ? 'substitute' : 'day')]);
      else if (!substitute) feastEntries.push(...toFeastDays(feast, key));
      else {
        const title = `${FEAST_NAMES[feast]} (substitute day)`;
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

const file = new URL('../data/holidays.json', import.meta.url);
writeFileSync(file, `${JSON.stringify(getHolidays(), null, 1)}\n`);
