/**
 * Writes `data/holidays.json`: Korea's public holidays by Seoul date, from the `date-holidays` library and the table of
 * corrections below. Run it again when a government declares a new one: `npx tsx scripts/holidays.ts`.
 */
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Holidays from 'date-holidays';
import { holidayMapSchema } from '../lib/engine/hours/schema';
import type { Feast, HolidayMap, PublicHoliday } from '../lib/engine/hours/types';

export const FIRST_YEAR = 2025;
export const LAST_YEAR = 2029;
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

/** Reads the library, corrects it, and returns the map in the order of the dates; feasts win over other holidays. */
export function getHolidays(from = FIRST_YEAR, to = LAST_YEAR): HolidayMap {
  const library = new Holidays('KR', { languages: ['en'], types: ['public'] });
  const entries: [string, PublicHoliday][] = Object.entries(ADDED);
  const feastEntries: [string, PublicHoliday][] = [];
  for (let year = from; year <= to; year += 1) {
    for (const { date, name, substitute } of library.getHolidays(year)) {
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
    ([key]) => Number(key.slice(0, 4)) >= from && Number(key.slice(0, 4)) <= to,
  );
  const merged = Object.fromEntries(inRange);
  return holidayMapSchema.parse(
    Object.fromEntries(Object.entries(merged).sort(([a], [b]) => a.localeCompare(b))),
  );
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = new URL('../data/holidays.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(getHolidays(), null, 1)}\n`);
}
