import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import restaurants from '@/data/restaurants.json';
import { AREAS, RADII_M } from '@/lib/areas';
import { createPlaceIndex, getDistanceM } from '@kioot/engine/geo';

const places = restaurants
  .filter(({ mapx, mapy }) => mapx !== '' && mapy !== '')
  .map(({ contentId, mapx, mapy }) => ({ contentId, mapx: Number(mapx), mapy: Number(mapy) }));

describe('the distance', () => {
  it('is that of two places measured otherwise', () => {
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

  it('is nothing from a place to itself', () => {
    expect(getDistanceM({ mapx: 127, mapy: 37 }, { mapx: 127, mapy: 37 })).toBe(0);
  });
});

describe('the radius search over the real data', () => {
  const index = createPlaceIndex(places);
  const cases = AREAS.flatMap((area) => RADII_M.map((radius) => ({ area, radius })));

  it.each(cases)(
    '$area.location_en, $radius m: the same as a look at every place',
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

describe('an index', () => {
  it('of nothing finds nothing', () => {
    expect(createPlaceIndex([]).within(127, 37, 2000)).toEqual({
      places: [],
      distancesM: new Float64Array(),
    });
  });

  it.each([
    [Number.NaN, 37],
    [127, Infinity],
    [181, 37],
    [127, -90.5],
  ])('refuses a place at %d, %d', (mapx, mapy) => {
    expect(() => createPlaceIndex([{ mapx, mapy }])).toThrow(RangeError);
  });

  it('keeps a place exactly on the edge', () => {
    const centre = { mapx: 127, mapy: 37.5 };
    const place = { mapx: 127.004, mapy: 37.503 };
    const distanceM = getDistanceM(centre, place);
    expect(createPlaceIndex([place]).within(127, 37.5, distanceM).places).toHaveLength(1);
    expect(createPlaceIndex([place]).within(127, 37.5, distanceM - 0.001).places).toHaveLength(0);
  });

  it('orders places that are next to no distance apart', () => {
    const given = [4e-160, 2e-160, 0].map((mapx) => ({ mapx, mapy: 0 }));
    expect(createPlaceIndex(given).within(0, 0, 1).places).toEqual([...given].reverse());
  });

  it('orders many places on few points, ties as they were given', () => {
    const given = Array.from({ length: 200 }, (_, at) => ({
      mapx: 127 + (at % 3) / 1e4,
      mapy: 37,
    }));
    const distanceOf = (place: (typeof given)[number]) =>
      getDistanceM({ mapx: 127, mapy: 37 }, place);
    const found = createPlaceIndex(given).within(127, 37, 100);
    const expected = [...given].sort((a, b) => distanceOf(a) - distanceOf(b));
    expect(found.places.map((place) => given.indexOf(place))).toEqual(
      expected.map((place) => given.indexOf(place)),
    );
    expect([...found.distancesM]).toEqual(expected.map(distanceOf));
  });

  it('finds the same as a look at every place, anywhere on the globe', () => {
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
        (given, centre, radius) => {
          const found = createPlaceIndex(given).within(centre.mapx, centre.mapy, radius);
          const expected = given
            .map((place, order) => ({ place, order, distanceM: getDistanceM(centre, place) }))
            .filter(({ distanceM }) => distanceM <= radius)
            .sort((a, b) => a.distanceM - b.distanceM || a.order - b.order);
          expect(found.places).toEqual(expected.map(({ place }) => place));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
