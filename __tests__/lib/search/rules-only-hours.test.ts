import { describe, expect, it } from '@jest/globals';
import { parseHours } from '@kioot/engine';
import { parseOrNull } from '@/lib/validation';
import { packHours, packedHoursSchema, unpackHours } from '@/lib/search/packed-hours';

describe('hours of which only the closing days are known', () => {
  it('travel: who stands before a closed door on Chuseok would have liked to know', () => {
    const hours = parseHours('', '설·추석 당일');
    expect(hours.days.every(({ unknown }) => unknown)).toBe(true);
    expect(hours.rules).toHaveLength(1);
    const packed = parseOrNull(packedHoursSchema, JSON.parse(JSON.stringify(packHours(hours))));
    if (!packed) throw new Error('Not read');
    expect(unpackHours(packed)).toEqual(hours);
  });

  it('do not travel when nothing at all is known', () => {
    expect(packHours(parseHours('', ''))).toBeUndefined();
  });
});
