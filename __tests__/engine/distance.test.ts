import { describe, expect, it } from '@jest/globals';
import { getDistanceM } from '@kioot/engine/geo';

describe('getDistanceM', () => {
  it('matches the spherical law of cosines', () => {
    // City Hall to Gangnam Station, 8,711 m on the sphere of radius 6,371,000 m (spherical law of cosines).
    const cityHall = { mapx: 126.977, mapy: 37.5663 };
    const gangnam = { mapx: 127.0276, mapy: 37.4979 };
    const toRadians = Math.PI / 180;
    const cosine =
      Math.sin(cityHall.mapy * toRadians) * Math.sin(gangnam.mapy * toRadians) +
      Math.cos(cityHall.mapy * toRadians) *
        Math.cos(gangnam.mapy * toRadians) *
        Math.cos((gangnam.mapx - cityHall.mapx) * toRadians);
    expect(getDistanceM(cityHall, gangnam)).toBeCloseTo(6_371_000 * Math.acos(cosine), 1);
  });

  it('returns 0 for the same point', () => {
    expect(getDistanceM({ mapx: 127, mapy: 37 }, { mapx: 127, mapy: 37 })).toBe(0);
  });
});
