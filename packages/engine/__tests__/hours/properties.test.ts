import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { holidayMapSchema, hoursFormatters, parseHours, toWeekTable } from '../../src/hours';
import * as v from 'valibot';
import { getOpenState } from '../../src/hours/open-state';
import { CODE_POINT } from '../../../../__tests__/helpers/code-point';
import { toRuns } from '../../../../__tests__/helpers/sample';

const holidays = v.parse(
  holidayMapSchema,
  JSON.parse(readFileSync('data/built/holidays.json', 'utf8')),
);

/** Pieces of opening hours, so that random texts reach every branch of the parser. */
const PIECES = [
  '\n',
  ...'11:00_22:00_02:00_9:30_25:00_12:090_11시_11시 30분_오전_오후_저녁_새벽_익일_(다음날)_~_-_ ~ _부터_까지_/_,_|'.split(
    '_',
  ),
  ...'<br>_:_(_)_[_]_*_※_월_화요일_토_일_월~금_평일_주말_매일_공휴일_그 외_툐요일_브레이크타임_준비시간_Break time_라스트오더_마지막 주문'.split(
    '_',
  ),
  ...'L.O_30분 전_마감_없음_휴무_제외_매주_격주_둘째_2,4주_마지막 주_설·추석_당일_연휴_전날_명절_1월 1일_봄_동절기_5월_연중무휴_24시간_상시 개방_소진'.split(
    '_',
  ),
  ...'상이_문의_일부 매장_임시휴업_예약_인 경우_정상영업_점심_런치_1부_2층_카페_ﷺ_😀_주5일'.split(
    '_',
  ),
];
const piece = fc.constantFrom(...PIECES);
const made = fc
  .array(fc.oneof(piece, piece, fc.constant(' ')), { maxLength: 25 })
  .map((all) => all.join(''));
const anyText = fc.oneof(made, fc.string({ unit: CODE_POINT, maxLength: 200 }));

const minute = fc.integer({
  min: Date.UTC(2025, 0, 2) / 60_000,
  max: Date.UTC(2029, 11, 20) / 60_000,
});

describe('arbitrary text', () => {
  it('parses to plain JSON, with all days in order', () => {
    fc.assert(
      fc.property(anyText, anyText, (opentimefood, restdatefood) => {
        const hours = parseHours(opentimefood, restdatefood);
        expect(JSON.parse(JSON.stringify(hours))).toEqual(hours);
        for (const { unknown, open, breaks } of hours.days) {
          if (unknown) expect(open).toEqual([]);
          let last = -1;
          for (const [from, to] of open) {
            expect(from).toBeGreaterThan(last);
            expect(to).toBeGreaterThan(from);
            expect(to - from).toBeLessThanOrEqual(1440);
            last = to;
          }
          for (const [from, to] of breaks) {
            expect(open.some(([, end]) => end === from)).toBe(true);
            expect(open.some(([start]) => start === to)).toBe(true);
          }
        }
        const { week, unknown } = toWeekTable(hours);
        expect(week === null).toBe(unknown === true);
        expect(
          hoursFormatters.en
            .toLines(hours)
            .every((line) => line !== '' && !line.includes('undefined')),
        ).toBe(true);
      }),
      toRuns(1_000),
    );
  });

  it('is never open outside the parsed week', () => {
    fc.assert(
      fc.property(made, made, minute, (opentimefood, restdatefood, at) => {
        const hours = parseHours(opentimefood, restdatefood);
        const { state } = getOpenState(hours, { epochMs: at * 60_000 }, holidays);
        if (state !== 'open') return;
        const local = at + 9 * 60;
        const day = Math.floor(local / 1440);
        const inside = [0, 1].some((back) => {
          const weekday = (day - back + 3) % 7;
          const spans = [...(hours.days[weekday]?.open ?? []), ...(hours.holiday?.open ?? [])];
          const minutes = local - (day - back) * 1440;
          return spans.some(([from, to]) => minutes >= from && minutes < to);
        });
        expect(inside).toBe(true);
      }),
      toRuns(2_000),
    );
  });

  it('keeps its state until the next change, which changes it', () => {
    fc.assert(
      fc.property(
        made,
        made,
        minute,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (open, rest, at, part) => {
          const hours = parseHours(open, rest);
          const epochMs = at * 60_000;
          const now = getOpenState(hours, { epochMs }, holidays);
          const end = now.nextChange ?? epochMs + 7 * 86_400_000;
          expect(end).toBeGreaterThan(epochMs);
          const between = epochMs + Math.floor((end - 1 - epochMs) * part);
          expect(getOpenState(hours, { epochMs: between }, holidays).state).toBe(now.state);
          if (now.nextChange !== null) {
            expect(getOpenState(hours, { epochMs: end }, holidays).state).not.toBe(now.state);
          }
          if (now.opensAt !== undefined) {
            expect(getOpenState(hours, { epochMs: now.opensAt }, holidays).state).toBe('open');
          }
        },
      ),
      toRuns(2_000),
    );
  });
});

describe('half a megabyte of text', () => {
  it.each([
    ['times without an end', '', '09:00~'],
    ['closing days after the keyword', '휴무: ', '격주 '],
  ])('with %s is parsed in linear time', (_name, begin, unit) => {
    const text = begin + unit.repeat(140_000);
    expect(hoursFormatters.en.toLines(parseHours(text, '')).length).toBeLessThan(100);
  });
});
