import { describe, expect, it } from '@jest/globals';
import rows from '@/data/restaurants.json';
import { parseHours } from '@/lib/engine/hours';
import { parseOrNull } from '@/lib/schema';
import { packHours, packedHoursSchema, unpackHours } from '@/lib/search/packed-hours';

const texts = (rows as { opentimefood: string; restdatefood: string }[]).map(
  ({ opentimefood, restdatefood }) => parseHours(opentimefood, restdatefood),
);

describe('packed hours', () => {
  it('come back as they were for every restaurant, over JSON', () => {
    let known = 0;
    for (const hours of texts) {
      const packed = packHours(hours);
      if (!packed) {
        expect(hours.days.every(({ unknown }) => unknown)).toBe(true);
        continue;
      }
      known += 1;
      const travelled = parseOrNull(packedHoursSchema, JSON.parse(JSON.stringify(packed)));
      if (!travelled) throw new Error(`Not read: ${JSON.stringify(packed)}`);
      expect(unpackHours(travelled)).toEqual(hours);
    }
    expect(known).toBeGreaterThan(1000);
  });

  it('hold every different day once', () => {
    const packed = packHours(parseHours('11:00~21:00 (토,일 12:00~20:00)', '연중무휴'));
    expect(packed).toEqual({
      days: [{ open: [[660, 1260]] }, { open: [[720, 1200]] }],
      week: '0000011',
    });
  });

  it('take a day that points nowhere for unknown', () => {
    const { days } = unpackHours({ days: [], week: '0-00000' });
    expect(days.every(({ unknown }) => unknown)).toBe(true);
  });

  it.each([
    ['a week of six days', { days: [], week: '000000' }],
    ['a minute before midnight', { days: [{ open: [[-1, 60]] }], week: '0000000' }],
    ['a rule nobody knows', { days: [], week: '-------', rules: [{ kind: 'moon' }] }],
    [
      'the last but one of a month',
      { days: [], week: '-------', rules: [{ kind: 'nth', days: [0], nth: [-2] }] },
    ],
    ['text', '11:00~21:00'],
  ])('refuse %s', (_name, value) => {
    expect(parseOrNull(packedHoursSchema, value)).toBeNull();
  });
});
