import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { holidayMapSchema } from '../../src/hours/holidays';

const holidays = v.parse(
  holidayMapSchema,
  JSON.parse(readFileSync('data/built/holidays.json', 'utf8')),
);

describe('data/built/holidays.json', () => {
  it.each([
    ['2025-01-29', 'seollal'],
    ['2025-10-06', 'chuseok'],
    ['2026-02-17', 'seollal'],
    ['2026-09-25', 'chuseok'],
    ['2027-02-07', 'seollal'],
    ['2027-09-15', 'chuseok'],
    ['2028-01-27', 'seollal'],
    ['2028-10-03', 'chuseok'],
    ['2029-02-13', 'seollal'],
    ['2029-09-22', 'chuseok'],
  ])('contains %s (%s) and the days around it', (date, kind) => {
    const day = Date.parse(date);
    const near = [-1, 0, 1].map(
      (days) => holidays[new Date(day + days * 86_400_000).toISOString().slice(0, 10)],
    );
    expect(near.map((holiday) => holiday?.part)).toEqual(['eve', 'day', 'after']);
    expect(near.every((holiday) => holiday?.kind === kind)).toBe(true);
  });

  it.each([
    ['2025-10-08', 'chuseok'],
    ['2027-02-09', 'seollal'],
    ['2028-10-05', 'chuseok'],
    ['2029-09-24', 'chuseok'],
    ['2026-03-02', 'other'],
    ['2026-05-25', 'other'],
    ['2026-08-17', 'other'],
    ['2026-10-05', 'other'],
    ['2027-05-03', 'other'],
  ])('contains the substitute holiday %s', (date, kind) => {
    expect(holidays[date]).toMatchObject({ kind, part: 'substitute' });
  });

  it('contains no substitute that the law does not provide', () => {
    // Memorial Day 2026 and the day after Chuseok 2026 are Saturdays.
    expect(holidays['2026-06-08']).toBeUndefined();
    expect(holidays['2026-09-28']).toBeUndefined();
  });

  it('contains elections, Labour Day and Constitution Day', () => {
    expect(Object.keys(holidays)).toEqual(
      expect.arrayContaining([
        '2025-06-03',
        '2026-06-03',
        '2026-05-01',
        '2026-07-17',
        '2028-04-12',
      ]),
    );
    expect(holidays['2025-05-01']).toBeUndefined();
  });

  it('covers every year of its range and no other', () => {
    const years = new Set(Object.keys(holidays).map((date) => Number(date.slice(0, 4))));
    expect([...years]).toEqual([2025, 2026, 2027, 2028, 2029]);
  });
});
