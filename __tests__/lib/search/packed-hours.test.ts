import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseHours } from '@kioot/engine/hours';
import { parseOrNull } from '@kioot/base/validation';
import rows from '@/data/synced/restaurants.json';
import { packHours, packedHoursSchema, unpackHours } from '@/lib/search/contract/packed-hours';
import { toRuns } from '../../helpers/sample';

const texts = (rows as { opentimefood: string; restdatefood: string }[]).map(
  ({ opentimefood, restdatefood }) => parseHours(opentimefood, restdatefood),
);

describe('packed hours', () => {
  it('round-trip over JSON for every restaurant', () => {
    let known = 0;
    for (const hours of texts) {
      const packed = packHours(hours);
      if (!packed) {
        expect(hours.days.every(({ unknown }) => unknown)).toBe(true);
        continue;
      }
      known += 1;
      const received = parseOrNull(packedHoursSchema, JSON.parse(JSON.stringify(packed)));
      if (!received) throw new Error(`Not read: ${JSON.stringify(packed)}`);
      expect(unpackHours(received)).toEqual(hours);
    }
    expect(known).toBeGreaterThan(1000);
  });

  it('of any text are read by a phone', () => {
    const pieces = (rows as { opentimefood: string; restdatefood: string }[]).flatMap(
      ({ opentimefood, restdatefood }) => `${opentimefood} ${restdatefood}`.split(/(?=[\s(/~,])/),
    );
    const text = fc.array(fc.constantFrom(...new Set(pieces)), { maxLength: 20 });
    const property = fc.property(text, text, (open, closed) => {
      const hours = parseHours(open.join(''), closed.join(''));
      const packed = packHours(hours);
      if (!packed) return;
      const received = parseOrNull(packedHoursSchema, JSON.parse(JSON.stringify(packed)));
      expect(received && unpackHours(received)).toEqual(hours);
    });
    fc.assert(property, toRuns(2000));
  });

  it('hold every distinct day once', () => {
    const packed = packHours(parseHours('11:00~21:00 (토,일 12:00~20:00)', '연중무휴'));
    expect(packed).toEqual({
      days: [{ open: [[660, 1260]] }, { open: [[720, 1200]] }],
      week: '0000011',
    });
  });

  it('hold breaks, last orders, holidays and rules', () => {
    const sitting = {
      open: [
        [660, 900],
        [1020, 1320],
      ],
      breaks: [[900, 1020]],
      lastOrders: [1290],
    };
    const onHoliday = {
      open: [
        [720, 900],
        [1020, 1200],
      ],
      breaks: [[900, 1020]],
    };
    const hours = parseHours(
      '11:00~22:00 (브레이크타임 15:00~17:00, 라스트오더 21:30), 공휴일 12:00~20:00',
      '첫째 월요일',
    );
    expect(packHours(hours)).toEqual({
      days: [sitting, onHoliday],
      week: '0000000',
      holiday: 1,
      rules: [{ kind: 'nth', days: [0], nth: [1] }],
    });
  });

  it('are undefined if no day could be parsed and there is no rule', () => {
    expect(packHours(parseHours('', ''))).toBeUndefined();
    expect(packHours(parseHours('', '당분간 휴업'))).toMatchObject({
      days: [],
      week: '-------',
      rules: [{ kind: 'temporary' }],
    });
  });

  const bare = { days: [], week: '-------' };
  it.each([
    { ...bare, days: [{ open: [[0, 2880]], breaks: [], lastOrders: [0, 2880] }], holiday: 7 },
    { ...bare, week: '0123456' },
    { ...bare, week: '7-70-00', holiday: 0 },
    { ...bare, rules: [{ kind: 'nth', days: [0, 6], nth: [-1, 5] }] },
    { ...bare, rules: [{ kind: 'biweekly', days: [] }] },
    ...['day', 'eve', 'holidays', 'unsaid'].map((on) => ({
      ...bare,
      rules: [{ kind: 'feast', feasts: ['seollal', 'chuseok'], on, effect: 'varies' }],
    })),
    ...['closed', 'open', 'varies'].map((effect) => ({
      ...bare,
      rules: [{ kind: 'publicHoliday', effect }],
    })),
    { ...bare, rules: [{ kind: 'date', month: 1, day: 1 }] },
    { ...bare, rules: [{ kind: 'date', month: 12, day: 31 }] },
    {
      ...bare,
      rules: [{ kind: 'season', seasons: ['spring', 'summer', 'autumn', 'winter'], days: [6] }],
    },
    {
      ...bare,
      rules: [
        { kind: 'varies', what: 'hours' },
        { kind: 'varies', what: 'closing' },
      ],
    },
    { ...bare, rules: ['dayAfterHoliday', 'soldOut', 'temporary'].map((kind) => ({ kind })) },
  ])('accept %j', (value) => {
    expect(parseOrNull(packedHoursSchema, value)).toEqual(value);
  });

  it.each([
    { ...bare, week: '0000008' },
    { ...bare, week: '00000000' },
    { ...bare, holiday: 8 },
    { ...bare, holiday: -1 },
    { ...bare, days: [{ open: [[0, 2881]] }] },
    { ...bare, days: [{ open: [[0]] }] },
    { ...bare, days: [{ open: [[]] }] },
    { ...bare, days: [{ open: [[0, 1, 2]] }] },
    { ...bare, days: [{}] },
    { ...bare, days: [{ open: [], lastOrders: ['late'] }] },
    { ...bare, rules: [{ kind: 'nth', days: [7], nth: [1] }] },
    { ...bare, rules: [{ kind: 'nth', days: [-1], nth: [1] }] },
    { ...bare, rules: [{ kind: 'nth', days: [0], nth: [6] }] },
    { ...bare, rules: [{ kind: 'nth', nth: [1] }] },
    { ...bare, rules: [{ kind: 'biweekly' }] },
    { ...bare, rules: [{ kind: 'feast', feasts: ['easter'], on: 'day', effect: 'open' }] },
    { ...bare, rules: [{ kind: 'feast', feasts: ['seollal'], on: 'never', effect: 'open' }] },
    { ...bare, rules: [{ kind: 'feast', feasts: ['seollal'], on: 'day' }] },
    { ...bare, rules: [{ kind: 'publicHoliday' }] },
    { ...bare, rules: [{ kind: 'date', month: 0, day: 1 }] },
    { ...bare, rules: [{ kind: 'date', month: 13, day: 1 }] },
    { ...bare, rules: [{ kind: 'date', month: 1, day: 0 }] },
    { ...bare, rules: [{ kind: 'date', month: 1, day: 32 }] },
    { ...bare, rules: [{ kind: 'season', seasons: ['monsoon'], days: [] }] },
    { ...bare, rules: [{ kind: 'season', seasons: [] }] },
    { ...bare, rules: [{ kind: 'varies', what: 'mood' }] },
  ])('reject %j', (value) => {
    expect(parseOrNull(packedHoursSchema, value)).toBeNull();
  });

  it('treat a day with an invalid index as unknown', () => {
    const { days } = unpackHours({ days: [], week: '0-00000' });
    expect(days.every(({ unknown }) => unknown)).toBe(true);
  });

  it.each([
    ['a week of six days', { days: [], week: '000000' }],
    ['a minute before midnight', { days: [{ open: [[-1, 60]] }], week: '0000000' }],
    ['an unknown rule', { days: [], week: '-------', rules: [{ kind: 'moon' }] }],
    [
      'the last but one of a month',
      { days: [], week: '-------', rules: [{ kind: 'nth', days: [0], nth: [-2] }] },
    ],
    ['text', '11:00~21:00'],
  ])('reject hours with %s', (_name, value) => {
    expect(parseOrNull(packedHoursSchema, value)).toBeNull();
  });
});

describe('hours with closing days only', () => {
  it('are sent, because a closing day on Chuseok matters', () => {
    const hours = parseHours('', '설·추석 당일');
    expect(hours.days.every(({ unknown }) => unknown)).toBe(true);
    expect(hours.rules).toHaveLength(1);
    const packed = parseOrNull(packedHoursSchema, JSON.parse(JSON.stringify(packHours(hours))));
    if (!packed) throw new Error('Not read');
    expect(unpackHours(packed)).toEqual(hours);
  });

  it('are not sent if nothing is known', () => {
    expect(packHours(parseHours('', ''))).toBeUndefined();
  });
});
