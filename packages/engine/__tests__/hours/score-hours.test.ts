import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import {
  parseHours,
  scoreHours,
  toWeekTable,
  type HoursLabel,
  type WeekTable,
} from '../../src/hours';

const getLabels = (set: string): HoursLabel[] =>
  JSON.parse(readFileSync(`packages/engine/eval/hours-${set}.json`, 'utf8'));
const read = (open: string, rest: string): WeekTable => toWeekTable(parseHours(open, rest));

describe('labeled sets', () => {
  it('have at least 150 texts each, without overlap', () => {
    const keys = ['tune', 'report'].map((set) =>
      getLabels(set).map((label) => `${label.opentimefood}\t${label.restdatefood}`),
    );
    for (const set of keys) expect(new Set(set).size).toBeGreaterThanOrEqual(150);
    expect(new Set(keys.flat()).size).toBe(keys.flat().length);
  });

  it.each(['tune', 'report'])(
    'are parsed right for at least 97 % of the %s set, never wrong',
    (set) => {
      const { total, right, unknown, wrong, lastOrderRight } = scoreHours(getLabels(set), read);
      expect(right + unknown + wrong).toBe(total);
      expect(right / total).toBeGreaterThanOrEqual(0.97);
      expect(wrong).toBe(0);
      expect(lastOrderRight / total).toBeGreaterThanOrEqual(0.97);
    },
  );
});

describe('scoreHours', () => {
  const day: [string, string][] = [['11:00', '21:00']];
  const label: HoursLabel = {
    opentimefood: '11:00~21:00',
    restdatefood: '',
    week: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
    lastOrder: null,
    unknown: false,
  };
  const result = (change: Partial<WeekTable>): WeekTable => ({
    week: label.week,
    lastOrder: null,
    irregular: [],
    unknown: false,
    ...change,
  });
  const verdict = (change: Partial<WeekTable>) => {
    const { right, unknown, wrong, lastOrderRight, misses } = scoreHours([label], () =>
      result(change),
    );
    return { right, unknown, wrong, lastOrderRight, misses: misses.map((miss) => miss.verdict) };
  };

  it('counts right, unknown and wrong weeks', () => {
    const base = { right: 0, unknown: 0, wrong: 0, lastOrderRight: 1 };
    expect(verdict({})).toEqual({ ...base, right: 1, misses: [] });
    expect(verdict({ unknown: ['sat'] })).toEqual({ ...base, unknown: 1, misses: ['unknown'] });
    expect(verdict({ week: null, unknown: true })).toEqual({
      ...base,
      unknown: 1,
      misses: ['unknown'],
    });
    const sunday = { ...label.week, sun: [] } as WeekTable['week'];
    expect(verdict({ week: sunday })).toEqual({ ...base, wrong: 1, misses: ['wrong'] });
    expect(verdict({ lastOrder: '20:00' })).toEqual({
      ...base,
      right: 1,
      lastOrderRight: 0,
      misses: ['lastOrder'],
    });
  });
});
