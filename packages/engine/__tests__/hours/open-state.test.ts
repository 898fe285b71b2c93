import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseHours } from '../../src/hours';
import * as v from 'valibot';
import { holidayMapSchema } from '../../src/hours/holidays';
import { getOpenState } from '../../src/hours/open-state';
import type { Season } from '../../src/hours/types';

const holidays = v.parse(
  holidayMapSchema,
  JSON.parse(readFileSync('data/built/holidays.json', 'utf8')),
);

/** Epoch ms of a time in Seoul (UTC+9 all year). */
const seoul = (text: string) => Date.parse(`${text}:00+09:00`);
const toSeoul = (epochMs: number | null | undefined) =>
  epochMs === null || epochMs === undefined
    ? epochMs
    : new Date(epochMs + 9 * 3_600_000).toISOString().slice(0, 16);

/** State at a time in Seoul, with times in Seoul. */
function at(time: string, opentimefood: string, restdatefood = '') {
  const { until, opensAt, lastOrder, nextChange, ...rest } = getOpenState(
    parseHours(opentimefood, restdatefood),
    { epochMs: seoul(time) },
    holidays,
  );
  return {
    ...rest,
    nextChange: toSeoul(nextChange),
    ...(until === undefined ? {} : { until: toSeoul(until) }),
    ...(opensAt === undefined ? {} : { opensAt: toSeoul(opensAt) }),
    ...(lastOrder === undefined ? {} : { lastOrder: toSeoul(lastOrder) }),
  };
}
const stateAt = (time: string, opentimefood: string, restdatefood = '') =>
  at(time, opentimefood, restdatefood).state;

// 2026-11-21 is a Saturday.
const BREAKS = '11:00~21:00 (브레이크타임 15:00~17:00, 라스트오더 14:30, 20:30)';

describe('an ordinary day', () => {
  it('is closed before the opening time', () => {
    expect(at('2026-11-21T10:59', BREAKS)).toEqual({
      state: 'closed',
      opensAt: '2026-11-21T11:00',
      nextChange: '2026-11-21T11:00',
    });
  });

  it('is open from the exact minute, with the end of the sitting', () => {
    expect(at('2026-11-21T11:00', BREAKS)).toEqual({
      state: 'open',
      until: '2026-11-21T15:00',
      lastOrder: '2026-11-21T14:30',
      nextChange: '2026-11-21T14:30',
    });
  });

  it('is not open any more from the last order on', () => {
    expect(at('2026-11-21T20:30', BREAKS)).toEqual({
      state: 'lastOrdersPassed',
      until: '2026-11-21T21:00',
      nextChange: '2026-11-21T21:00',
    });
  });

  it('has a break, with its end', () => {
    expect(at('2026-11-21T15:00', BREAKS)).toEqual({
      state: 'break',
      until: '2026-11-21T17:00',
      opensAt: '2026-11-21T17:00',
      nextChange: '2026-11-21T17:00',
    });
  });

  it('is closed from the closing minute until the next day', () => {
    expect(at('2026-11-21T21:00', BREAKS)).toMatchObject({
      state: 'closed',
      opensAt: '2026-11-22T11:00',
    });
  });

  it('skips closed days to the next opening', () => {
    expect(at('2026-11-21T21:00', '평일 11:00~21:00 / 토 11:00~20:00')).toMatchObject({
      state: 'closed',
      opensAt: '2026-11-23T11:00',
    });
  });
});

describe('hours past midnight', () => {
  it('belong to the previous day', () => {
    expect(at('2026-11-22T01:59', '토 18:00~02:00 (라스트오더 01:00)')).toEqual({
      state: 'lastOrdersPassed',
      until: '2026-11-22T02:00',
      nextChange: '2026-11-22T02:00',
    });
    expect(stateAt('2026-11-22T02:00', '토 18:00~02:00')).toBe('closed');
    expect(stateAt('2026-11-21T01:00', '토 18:00~02:00')).toBe('closed');
  });

  it('continue into a closing day', () => {
    expect(stateAt('2026-11-22T01:00', '18:00~02:00', '매주 일요일')).toBe('open');
    expect(stateAt('2026-11-22T19:00', '18:00~02:00', '매주 일요일')).toBe('closed');
  });

  it('do not start on a closing day', () => {
    expect(stateAt('2026-11-23T01:00', '18:00~02:00', '매주 일요일')).toBe('closed');
  });

  it('are one opening for a place that never closes', () => {
    expect(at('2026-11-21T23:59', '24시간 영업')).toEqual({ state: 'open', nextChange: null });
    expect(at('2026-11-21T12:00', '월~토 00:00~24:00, 일 00:00~21:00')).toMatchObject({
      state: 'open',
      until: '2026-11-22T21:00',
    });
  });
});

describe('exceptions', () => {
  const TIMES = '11:00~21:00';

  it('close every nth weekday of a month', () => {
    const rest = '매월 둘째, 넷째 화요일';
    expect(stateAt('2026-11-10T12:00', TIMES, rest)).toBe('closed');
    expect(stateAt('2026-11-24T12:00', TIMES, rest)).toBe('closed');
    expect(stateAt('2026-11-17T12:00', TIMES, rest)).toBe('open');
    expect(stateAt('2026-11-11T12:00', TIMES, rest)).toBe('open');
  });

  it('close the last weekday of a month', () => {
    expect(stateAt('2026-11-30T12:00', TIMES, '매월 마지막 주 월요일')).toBe('closed');
    expect(stateAt('2026-11-23T12:00', TIMES, '매월 마지막 주 월요일')).toBe('open');
    expect(stateAt('2026-11-30T12:00', TIMES, '마지막주 월요일 휴무')).toBe('closed');
    expect(stateAt('2026-11-23T12:00', TIMES, '마지막주 월요일 휴무')).toBe('open');
  });

  it('make every other week unknown, only while it might be open', () => {
    expect(at('2026-11-22T12:00', TIMES, '격주 일요일')).toEqual({
      state: 'unknown',
      nextChange: '2026-11-22T21:00',
    });
    expect(stateAt('2026-11-22T22:00', TIMES, '격주 일요일')).toBe('closed');
    expect(stateAt('2026-11-21T12:00', TIMES, '격주 일요일')).toBe('open');
  });

  it('give no next opening that is uncertain', () => {
    const evening = at('2026-11-21T22:00', TIMES, '격주 일요일');
    expect(evening).toEqual({ state: 'closed', nextChange: '2026-11-22T11:00' });
  });

  it('close on Seollal and Chuseok by their span', () => {
    expect(at('2026-02-17T12:00', TIMES, '설·추석 당일')).toMatchObject({
      state: 'closed',
      holiday: 'Seollal',
      opensAt: '2026-02-18T11:00',
    });
    expect(stateAt('2026-02-16T12:00', TIMES, '설·추석 당일')).toBe('open');
    expect(stateAt('2026-02-16T12:00', TIMES, '설·추석 전날 및 당일')).toBe('closed');
    expect(stateAt('2026-02-18T12:00', TIMES, '설·추석 전날 및 당일')).toBe('open');
    expect(stateAt('2026-09-24T12:00', TIMES, '설·추석 연휴')).toBe('closed');
    expect(stateAt('2026-09-26T12:00', TIMES, '설·추석 연휴')).toBe('closed');
    expect(stateAt('2026-09-27T12:00', TIMES, '설·추석 연휴')).toBe('open');
    expect(stateAt('2026-09-25T12:00', TIMES, '설날 당일')).toBe('open');
  });

  it('are uncertain on a substitute day, and around a feast without a span', () => {
    expect(stateAt('2027-02-09T12:00', TIMES, '설·추석 연휴')).toBe('unknown');
    expect(stateAt('2026-02-16T12:00', TIMES, '명절')).toBe('unknown');
    expect(stateAt('2026-02-17T12:00', TIMES, '명절')).toBe('closed');
  });

  it('close on public holidays', () => {
    expect(stateAt('2026-05-05T12:00', TIMES, '공휴일')).toBe('closed');
    expect(stateAt('2026-05-06T12:00', TIMES, '공휴일')).toBe('open');
    expect(stateAt('2026-05-05T10:30', '평일 11:00~21:00 / 주말·공휴일 10:00~20:00')).toBe('open');
    expect(stateAt('2026-05-06T10:30', '평일 11:00~21:00 / 주말·공휴일 10:00~20:00')).toBe(
      'closed',
    );
  });

  it('open a closing day on a holiday, and close the day after', () => {
    const rest = '매주 월요일 (공휴일인 경우 익일 휴무)';
    // Monday 2026-05-25 is the substitute holiday of Buddha's Birthday.
    expect(stateAt('2026-05-25T12:00', TIMES, rest)).toBe('open');
    expect(stateAt('2026-05-26T12:00', TIMES, rest)).toBe('closed');
    expect(stateAt('2026-05-18T12:00', TIMES, rest)).toBe('closed');
    expect(stateAt('2026-05-19T12:00', TIMES, rest)).toBe('open');
  });

  it('close on a calendar day', () => {
    expect(stateAt('2027-01-01T12:00', TIMES, '1월 1일')).toBe('closed');
    expect(stateAt('2027-01-02T12:00', TIMES, '1월 1일')).toBe('open');
  });

  it('are uncertain in a season with other hours', () => {
    const text = '10:00-22:00 ※ 동절기 변동있어 전화 문의 후 방문 요망';
    expect(stateAt('2026-12-15T12:00', text)).toBe('unknown');
    expect(stateAt('2026-07-15T12:00', text)).toBe('open');
  });

  it('close a place that is temporarily closed', () => {
    expect(at('2026-11-21T12:00', '임시휴업')).toEqual({ state: 'closed', nextChange: null });
  });

  it('decide no holidays in years outside the map', () => {
    expect(stateAt('2040-06-12T12:00', TIMES, '설·추석 당일')).toBe('unknown');
    expect(stateAt('2040-06-12T12:00', TIMES, '연중무휴')).toBe('open');
  });
});

describe('unreadable hours', () => {
  it('stay unknown', () => {
    expect(at('2026-11-21T12:00', '전화 문의')).toEqual({ state: 'unknown', nextChange: null });
    expect(at('2026-11-20T22:00', '월~금 11:00~21:00 | 토 14:00')).toEqual({
      state: 'closed',
      nextChange: '2026-11-21T00:00',
    });
    expect(at('2026-11-21T12:00', '월~금 11:00~21:00 | 토 14:00')).toEqual({
      state: 'unknown',
      nextChange: '2026-11-22T00:00',
    });
  });

  it('yield to a certain opening of the evening before', () => {
    expect(stateAt('2026-11-21T01:00', '월~금 11:00~02:00 | 토 14:00')).toBe('open');
  });
});

it('returns the same state in any time zone', () => {
  const script = `
    import { getOpenState, parseHours } from '@kioot/engine/hours';
    const hours = parseHours(${JSON.stringify(BREAKS)}, '매월 둘째 화요일');
    const days = Array.from({ length: 200 }, (_, i) => ${seoul('2026-10-20T23:30')} + i * 3 * 3600000);
    console.log(JSON.stringify(days.map((epochMs) => getOpenState(hours, { epochMs }, {}))));`;
  const run = (TZ: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      env: { ...process.env, TZ },
      encoding: 'utf8',
    });
  const newYork = run('America/New_York');
  expect(JSON.parse(newYork)).toHaveLength(200);
  expect(newYork).toBe(run('Pacific/Kiritimati'));
});

/** Months in which a place is neither certainly open nor certainly closed at noon of a day. */
const getOpenQuestions = (opentimefood: string, day: string): number[] =>
  Array.from({ length: 12 }, (_, at) => at + 1).filter((month) => {
    const epochMs = seoul(`2026-${String(month).padStart(2, '0')}-${day}T12:00`);
    return getOpenState(parseHours(opentimefood, ''), { epochMs }, {}).state === 'unknown';
  });

describe('seasonal hours', () => {
  // Texts never date a season, so its border months belong to both seasons.
  it.each<[string, Season, number[]]>([
    ['봄', 'spring', [3, 4, 5, 6]],
    ['하절기', 'summer', [6, 7, 8, 9]],
    ['가을', 'autumn', [9, 10, 11, 12]],
    ['동절기', 'winter', [1, 2, 3, 11, 12]],
  ])('are unknown only in the months of the season: %s', (word, season, months) => {
    const text = `11:00~21:00 (${word} 변동)`;
    const rule = { kind: 'season', seasons: [season], days: [] };
    expect(parseHours(text, '').rules).toContainEqual(rule);
    for (const day of ['01', '15', '28']) expect(getOpenQuestions(text, day)).toEqual(months);
  });
});
