import { describe, expect, it } from '@jest/globals';
import { getDistanceM } from '@kioot/engine/geo';
import { parseSeoulCoordinates } from '../../src/common/coordinates';

describe('parseSeoulCoordinates', () => {
  it('reads a place in Seoul', () => {
    expect(parseSeoulCoordinates('127.0076182199', '37.6694622455')).toEqual({
      mapx: 127.0076182199,
      mapy: 37.6694622455,
    });
  });

  it('corrects swapped values', () => {
    expect(parseSeoulCoordinates('37.5', '127')).toEqual({ mapx: 127, mapy: 37.5 });
  });

  it.each([
    ['', ''],
    ['0', '0'],
    ['0.0000000000', '0.0000000000'],
    ['127.0', ''],
    ['129.0284682315', '35.0989841994'],
    ['abc', '37.5'],
    ['126.98', '33.5'],
    ['Infinity', '37.5'],
  ])('returns null for (%j, %j)', (mapx, mapy) => {
    expect(parseSeoulCoordinates(mapx, mapy)).toBeNull();
  });
});

describe('getDistanceM', () => {
  it('measures City Hall to Gwanghwamun, 1.0 km', () => {
    const cityHall = { mapx: 126.97796, mapy: 37.56654 };
    const gate = { mapx: 126.97689, mapy: 37.57595 };
    expect(getDistanceM(cityHall, gate)).toBeGreaterThan(1030);
    expect(getDistanceM(cityHall, gate)).toBeLessThan(1070);
  });
});
