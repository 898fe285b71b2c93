import { describe, expect, it } from '@jest/globals';
import { parseHours } from '@kioot/engine';
import { parseOrNull } from '@kioot/base/validation';
import { packHours, packedHoursSchema, unpackHours } from '@/lib/search/contract/packed-hours';

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
