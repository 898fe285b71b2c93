import { describe, expect, it } from '@jest/globals';
import holidaysJson from '@/data/built/holidays.json';
import { parseHours, holidayMapSchema } from '@kioot/engine/hours';
import * as v from 'valibot';
import { getHolidays } from '@/lib/format/holidays';
import { formatOpenState } from '@/lib/format/format-open-state';
import { packHours } from '@/lib/search/contract/packed-hours';
import { translatorOf } from '../../helpers/translator';

const words = translatorOf('en', 'words');

const holidays = v.parse(holidayMapSchema, holidaysJson);
const lineAt = (opentimefood: string, restdatefood: string, seoul: string) => {
  const hours = packHours(parseHours(opentimefood, restdatefood));
  return formatOpenState(words, { hours }, Date.parse(`${seoul}+09:00`), holidays);
};
const DINER = '11:30~22:00 준비시간 15:00~17:00 마지막 주문 21:00';

describe('formatOpenState', () => {
  // 2026-11-25 is a Wednesday.
  it.each([
    ['2026-11-25T12:00', 'open', 'Open now\u00a0· until 15:00', 'Open until 15:00'],
    ['2026-11-25T15:30', 'break', 'Break until 17:00', 'Break until 17:00'],
    ['2026-11-25T18:00', 'open', 'Open now\u00a0· last orders 21:00', 'Last orders 21:00'],
    [
      '2026-11-25T21:30',
      'lastOrdersPassed',
      'Open until 22:00\u00a0· last orders have passed',
      'Last orders passed',
    ],
    ['2026-11-25T22:00', 'closed', 'Closed\u00a0· opens at 11:30 tomorrow', 'Opens Thu 11:30'],
    ['2026-11-26T00:30', 'closed', 'Closed\u00a0· opens at 11:30', 'Opens 11:30'],
    ['2026-11-28T22:00', 'closed', 'Closed\u00a0· opens on Monday at 11:30', 'Opens Mon 11:30'],
  ])('formats a place with a break at %s in Seoul as %s: %s', (seoul, state, text, short) => {
    expect(lineAt(DINER, '일요일', seoul)).toMatchObject({ state, text, short });
  });

  it.each([
    ['18:00~02:00', '2026-11-26T01:00', 'Open now\u00a0· until 02:00'],
    ['18:00~02:00', '2026-11-26T02:00', 'Closed\u00a0· opens at 18:00'],
    ['24시간', '2026-11-26T04:00', 'Open now'],
  ])('%s at %s: %s', (hours, seoul, text) => {
    expect(lineAt(hours, '연중무휴', seoul).text).toBe(text);
  });

  // 2026-11-29 is a Sunday, 2026-12-25 (a Friday) a holiday.
  it.each([
    ['11:30~22:00', '', '2026-11-29T12:00', 'Usually open now\u00a0· until 22:00'],
    ['11:30~22:00', '', '2026-12-25T12:00', 'Usually open now\u00a0· until 22:00'],
    ['18:00~02:00', '', '2026-11-30T01:00', 'Usually open now\u00a0· until 02:00'],
    ['11:30~22:00', '', '2026-11-30T12:00', 'Open now\u00a0· until 22:00'],
    ['11:30~22:00', '연중무휴', '2026-11-29T12:00', 'Open now\u00a0· until 22:00'],
    ['매일 11:30~22:00', '', '2026-11-29T12:00', 'Open now\u00a0· until 22:00'],
    ['11:30~22:00', '월요일', '2026-11-29T12:00', 'Open now\u00a0· until 22:00'],
  ])('formats %s (%s) at %s with the certainty of the text: %s', (hours, rest, seoul, text) => {
    expect(lineAt(hours, rest, seoul).text).toBe(text);
  });

  it('never guesses', () => {
    expect(formatOpenState(words, { hours: undefined }, 0, holidays)).toMatchObject({
      state: 'unknown',
      text: 'Hours unknown: check first',
    });
  });

  it.each([
    ['the next change', '2026-11-25T15:30', '2026-11-25T17:00'],
    ['the last order', '2026-11-25T18:00', '2026-11-25T21:00'],
    ['midnight, when "tomorrow" becomes today', '2026-11-25T22:30', '2026-11-26T00:00'],
  ])('is valid until %s', (_name, seoul, until) => {
    const { validUntilMs } = lineAt(DINER, '연중무휴', seoul);
    expect(new Date(validUntilMs).toISOString()).toBe(
      new Date(Date.parse(`${until}+09:00`)).toISOString(),
    );
  });
});

describe('getHolidays', () => {
  it("returns last December, this year and the next by Seoul's calendar", () => {
    const newYear = Object.keys(getHolidays(Date.parse('2027-01-01T00:10+09:00')));
    expect(newYear[0]).toBe('2026-12-25');
    expect(newYear.at(-1)).toBe('2028-12-25');
    const oldYear = Object.keys(getHolidays(Date.parse('2026-12-31T23:50+09:00')));
    expect(oldYear.at(-1)?.slice(0, 4)).toBe('2027');
  });
});
