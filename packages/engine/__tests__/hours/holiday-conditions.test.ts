import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parseHours } from '../../src';
import * as v from 'valibot';
import { holidayMapSchema } from '../../src/hours/holidays';
import { getOpenState } from '../../src/hours/open-state';

const holidays = v.parse(
  holidayMapSchema,
  JSON.parse(readFileSync('data/built/holidays.json', 'utf8')),
);

/** States at noon in Seoul, by date: `o` open, `c` closed, `u` unknown. */
function getStates(opentimefood: string, restdatefood: string, dates: readonly string[]): string {
  const hours = parseHours(opentimefood, restdatefood);
  return dates
    .map((date) => {
      const epochMs = Date.parse(`${date}T12:00:00+09:00`);
      return getOpenState(hours, { epochMs }, holidays).state.charAt(0);
    })
    .join('');
}

// Monday 5 October 2026 is a public holiday (substitute), 12 October is not; Friday 9 October is
// one.
const HOLIDAY_MONDAY = ['2026-10-05', '2026-10-06', '2026-10-07'];
const USUAL_WEEK = [12, 13, 14, 15, 16, 17, 18].map((day) => `2026-10-${day}`);
const HOLIDAY_FRIDAY = ['2026-10-09'];

describe.each([
  ['in the closing days', (closing: string) => ['11:00~21:00', closing] as const],
  [
    'in the hours',
    (closing: string) => [`11:00~21:00 ${closing.replace('월요일', '월요일 휴무')}`, ''] as const,
  ],
])('a public holiday moves the closing day to the next, %s', (_where, toTexts) => {
  it.each([
    '매주 월요일 (월요일이 공휴일이면 화요일 휴무)',
    '매주 월요일 (월요일이 공휴일일 경우 화요일 휴무)',
    '월요일 (단, 월요일이 공휴일인 경우 다음 날 휴무)',
    '월요일 (월요일이 공휴일일 경우 익일 휴무)',
    '매주 월요일(공휴일인 경우 화요일 휴무)',
    '월요일(공휴일 시 화요일 휴무)',
    '월요일(월요일이 공휴일 시 화요일 휴무)',
    '월요일 (단, 공휴일이 월요일인 경우 화요일 휴무)',
    '월요일 (공휴일이 월요일일 때는 화요일 휴무)',
    '월요일(월요일이 휴일인 때 화요일 휴무)',
    '월요일 (월요일이 공휴일이라면 화요일 휴무)',
    '월요일(공휴일과 겹치면 화요일 휴무)',
    '월요일(월요일과 공휴일이 겹칠 경우 화요일 휴무)',
    '월요일 (월요일이 대체공휴일이면 그 다음날 휴무)',
    '월요일 (공휴일이 월요일이면 다음 평일 휴무)',
    '매주 월요일 (월요일이 공휴일인 경우 영업하고 화요일 휴무)',
    '매주 월요일(월요일이 공휴일인 경우 정상영업, 화요일 휴무)',
  ])('parses %s', (closing) => {
    const [hours, rest] = toTexts(closing);
    expect(getStates(hours, rest, HOLIDAY_MONDAY)).toBe('oco');
    expect(getStates(hours, rest, USUAL_WEEK)).toBe('coooooo');
    expect(getStates(hours, rest, HOLIDAY_FRIDAY)).toBe('o');
  });
});

describe('a public holiday that opens a closing day', () => {
  it.each([
    '월요일(공휴일인 경우 정상영업)',
    '월요일 (월요일이 공휴일일 경우 영업)',
    '월요일(공휴일인 경우 영업)',
    '월요일(공휴일은 영업)',
    '월요일, 공휴일은 정상영업',
    '월요일 (공휴일 제외)',
  ])('is parsed from %s', (closing) => {
    expect(getStates('11:00~21:00', closing, HOLIDAY_MONDAY)).toBe('ooo');
    expect(getStates('11:00~21:00', closing, USUAL_WEEK)).toBe('coooooo');
    expect(getStates('화~일 11:00~21:00', closing, HOLIDAY_MONDAY)).toBe('ooo');
    expect(getStates('화~일 11:00~21:00', closing, HOLIDAY_FRIDAY)).toBe('o');
  });

  it.each(['월요일 휴무 (공휴일 제외)', '월요일 휴무(공휴일은 제외)'])(
    'is parsed from the brackets of %s',
    (closing) => {
      expect(getStates(`11:00~21:00 ${closing}`, '', HOLIDAY_MONDAY)).toBe('ooo');
      expect(getStates(`11:00~21:00 ${closing}`, '', USUAL_WEEK)).toBe('coooooo');
    },
  );

  it('is undecided where the hours on it differ', () => {
    const hours = '화~금 11:00~21:00, 토,일 11:00~15:00';
    const closing = '월요일 (공휴일인 경우 정상영업)';
    expect(getStates(hours, closing, HOLIDAY_MONDAY)).toBe('uoo');
    expect(getStates(hours, closing, USUAL_WEEK)).toBe('coooooo');
  });
});

describe('undecidable conditions', () => {
  it.each([
    [
      'the day moved to is not the next',
      '월요일 (월요일이 공휴일이면 수요일 휴무)',
      'uou',
      'couoooo',
    ],
    ['the usual closing day is not given', '월요일이 공휴일일 경우', 'uoo', 'uoooooo'],
    ['the usual closing day is not given', '월요일이 공휴일인 경우 화요일 휴무', 'uuo', 'uuooooo'],
    [
      'only one closing day moves',
      '일, 월요일 (월요일이 공휴일이면 화요일 휴무)',
      'uuo',
      'cuooooc',
    ],
    ['the effect on the holiday is unknown', '월요일(공휴일인 경우 문의)', 'uoo', 'coooooo'],
    ['a negated opening', '월요일(공휴일인 경우 영업 안함)', 'uoo', 'coooooo'],
  ])('leave their days unknown (%s): %s', (_why, closing, holidayMonday, usualWeek) => {
    expect(getStates('11:00~21:00', closing, HOLIDAY_MONDAY)).toBe(holidayMonday);
    expect(getStates('11:00~21:00', closing, USUAL_WEEK)).toBe(usualWeek);
  });
});

describe('the copula 일', () => {
  it.each(['월요일, 공휴일일 경우 휴무', '월요일, 추석일 경우 휴무', '월요일, 명절일 때 휴무'])(
    'is not read as Sunday in %s',
    (closing) => {
      expect(getStates('11:00~21:00', closing, USUAL_WEEK)).toBe('coooooo');
    },
  );

  it('is read as Sunday in a list of days', () => {
    expect(getStates('11:00~21:00', '토일 휴무', USUAL_WEEK)).toBe('ooooocc');
    expect(getStates('11:00~21:00', '토, 일', USUAL_WEEK)).toBe('ooooocc');
    expect(getStates('11:00~21:00', '공휴일, 일요일', USUAL_WEEK)).toBe('ooooooc');
  });
});

describe('closing on public holidays', () => {
  it.each([
    '공휴일',
    '공휴일 휴무',
    '공휴일인 경우 휴무',
    '공휴일일 경우 휴무',
    '연중무휴 (공휴일 제외)',
  ])('is parsed from %s', (closing) => {
    expect(getStates('11:00~21:00', closing, HOLIDAY_FRIDAY)).toBe('c');
    expect(getStates('11:00~21:00', closing, USUAL_WEEK)).toBe('ooooooo');
  });
});
