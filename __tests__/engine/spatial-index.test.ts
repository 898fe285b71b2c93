import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import restaurants from '@/data/restaurants.json';
import { AREAS, RADII_M } from '@/lib/areas';
import { createSpatialIndex, getDistanceM } from '@kioot/engine/geo';
import { toRuns } from '../helpers/sample';

const places = restaurants
  .filter(({ mapx, mapy }) => mapx !== '' && mapy !== '')
  .map(({ contentId, mapx, mapy }) => ({ contentId, mapx: Number(mapx), mapy: Number(mapy) }));

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

describe('radius search over the real data', () => {
  const index = createSpatialIndex(places);
  const cases = AREAS.flatMap((area) => RADII_M.map((radius) => ({ area, radius })));

  it.each(cases)(
    'finds the same places as a linear scan: $area.location_en, $radius m',
    ({ area, radius }) => {
      const found = index.within(area.mapx, area.mapy, radius);
      const expected = places
        .map((place, order) => ({ place, order, distanceM: getDistanceM(area, place) }))
        .filter(({ distanceM }) => distanceM <= radius)
        .sort((a, b) => a.distanceM - b.distanceM || a.order - b.order);

      expect(found.places.map(({ contentId }) => contentId)).toEqual(
        expected.map(({ place }) => place.contentId),
      );
      expect([...found.distancesM]).toEqual(expected.map(({ distanceM }) => distanceM));
      expect(found.places.length).toBeGreaterThan(0);
    },
  );
});

describe('createSpatialIndex', () => {
  it('finds nothing in an empty index', () => {
    expect(createSpatialIndex([]).within(127, 37, 2000)).toEqual({
      places: [],
      distancesM: new Float64Array(),
    });
  });

  it.each([
    [Number.NaN, 37],
    [127, Infinity],
    [181, 37],
    [127, -90.5],
  ])('rejects the coordinate %d, %d', (mapx, mapy) => {
    expect(() => createSpatialIndex([{ mapx, mapy }])).toThrow(RangeError);
  });

  it('includes a place exactly on the radius', () => {
    const center = { mapx: 127, mapy: 37.5 };
    const place = { mapx: 127.004, mapy: 37.503 };
    const distanceM = getDistanceM(center, place);
    expect(createSpatialIndex([place]).within(127, 37.5, distanceM).places).toHaveLength(1);
    expect(createSpatialIndex([place]).within(127, 37.5, distanceM - 0.001).places).toHaveLength(0);
  });

  it('sorts places with nearly equal distances', () => {
    const given = [4e-160, 2e-160, 0].map((mapx) => ({ mapx, mapy: 0 }));
    expect(createSpatialIndex(given).within(0, 0, 1).places).toEqual([...given].reverse());
  });

  it('keeps the input order of many places at few points', () => {
    const given = Array.from({ length: 200 }, (_, at) => ({
      mapx: 127 + (at % 3) / 1e4,
      mapy: 37,
    }));
    const distanceOf = (place: (typeof given)[number]) =>
      getDistanceM({ mapx: 127, mapy: 37 }, place);
    const found = createSpatialIndex(given).within(127, 37, 100);
    const expected = [...given].sort((a, b) => distanceOf(a) - distanceOf(b));
    expect(found.places.map((place) => given.indexOf(place))).toEqual(
      expected.map((place) => given.indexOf(place)),
    );
    expect([...found.distancesM]).toEqual(expected.map(distanceOf));
  });

  it('finds the same places as a linear scan anywhere on the globe', () => {
    const coordinate = fc.record({
      mapx: fc.double({ min: -180, max: 180, noNaN: true }),
      mapy: fc.double({ min: -90, max: 90, noNaN: true }),
    });
    const near = fc
      .tuple(coordinate, fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }))
      .map(([{ mapx, mapy }, east, north]) => ({
        mapx: Math.max(-180, Math.min(180, Math.round(mapx / 60) * 60 + east / 500)),
        mapy: Math.max(-90, Math.min(90, Math.round(mapy / 45) * 45 + north / 500)),
      }));
    const radiusM = fc.oneof(
      fc.double({ min: 0, max: 5_000, noNaN: true }),
      fc.double({ min: 0, max: 21_000_000, noNaN: true }),
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(coordinate, near), { maxLength: 60 }),
        fc.oneof(coordinate, near),
        radiusM,
        (given, center, radius) => {
          const found = createSpatialIndex(given).within(center.mapx, center.mapy, radius);
          const expected = given
            .map((place, order) => ({ place, order, distanceM: getDistanceM(center, place) }))
            .filter(({ distanceM }) => distanceM <= radius)
            .sort((a, b) => a.distanceM - b.distanceM || a.order - b.order);
          expect(found.places).toEqual(expected.map(({ place }) => place));
        },
      ),
      toRuns(1_000),
    );
  });
});
