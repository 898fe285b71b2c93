import { describe, expect, it } from '@jest/globals';
import { parseHours } from '../../src';
import { getOpenState } from '../../src/hours/open-state';
import type { Season } from '../../src/hours/types';

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Months in which a place is neither certainly open nor certainly closed at noon. */
function getOpenQuestions(opentimefood: string, dayOfMonth = 15): number[] {
  return MONTHS.filter((month) => {
    const day = `2026-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
    const epochMs = Date.parse(`${day}T12:00:00+09:00`);
    return getOpenState(parseHours(opentimefood, ''), { epochMs }, {}).state === 'unknown';
  });
}

describe('seasonal hours', () => {
  // Texts never date a season, so its border months belong to both seasons.
  it.each<[string, Season, number[]]>([
    ['봄', 'spring', [3, 4, 5, 6]],
    ['하절기', 'summer', [6, 7, 8, 9]],
    ['가을', 'autumn', [9, 10, 11, 12]],
    ['동절기', 'winter', [1, 2, 3, 11, 12]],
  ])('are unknown only in the months of the season: %s', (word, season, months) => {
    const text = `11:00~21:00 (${word} 변동)`;
    expect(parseHours(text, '').rules).toContainEqual({
      kind: 'season',
      seasons: [season],
      days: [],
    });
    expect(getOpenQuestions(text)).toEqual(months);
    expect(getOpenQuestions(text, 1)).toEqual(months);
    expect(getOpenQuestions(text, 28)).toEqual(months);
  });
});
