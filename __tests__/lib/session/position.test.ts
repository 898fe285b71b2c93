/** @jest-environment jsdom */
import { afterEach, expect, it } from '@jest/globals';
import { AREAS } from '@/lib/areas';
import { getDistanceM } from '@kioot/engine/geo';
import { getSearchPosition, roundPosition } from '@/lib/session/position';

function standAt(longitude: number, latitude: number) {
  const getCurrentPosition = (done: PositionCallback) =>
    done({ coords: { longitude, latitude } } as GeolocationPosition);
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition },
  });
}

afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

it('rounds a position by less than 75 m', () => {
  for (const exact of [{ mapx: 126.98449, mapy: 37.56351 }, ...AREAS]) {
    const rounded = roundPosition(exact);
    expect(JSON.stringify(rounded)).toMatch(
      /^{"mapx":[\d]+(\.\d{1,3})?,"mapy":[\d]+(\.\d{1,3})?}$/,
    );
    expect(getDistanceM(exact, rounded)).toBeLessThan(75);
  }
});

it.each([
  ['in Seoul', 126.98449, 37.56351, { mapx: 126.984, mapy: 37.564 }],
  ['in Busan', 129.04, 35.11, 'elsewhere'],
  ['in New York', -74, 40.7, 'abroad'],
])('getSearchPosition %s', async (_where, longitude, latitude, expected) => {
  standAt(longitude, latitude);
  expect(await getSearchPosition()).toEqual(expected);
});

it('reports a browser without geolocation', async () => {
  expect(await getSearchPosition()).toBe('unavailable');
});
