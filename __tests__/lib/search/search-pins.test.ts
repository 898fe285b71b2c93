import { expect, it } from '@jest/globals';
import { getDistanceM } from '@kioot/engine/geo';
import {
  answerSearch,
  FITS,
  MOST_PINS,
  PIN_STEP_DEGREES,
  type FoundPlace,
  type PinsAnswer,
} from '@/lib/search/search-answer';
import { searchRequestSchema } from '@/lib/search/search-request';
import { parse } from '@/lib/validation';

const ORIGIN = { mapx: 126.9856, mapy: 37.5741 };
const MOST_BYTES_A_PIN = 30;

/** As many places as asked for, further and further to the north-east; every third one fits. */
const placesOf = (count: number): FoundPlace[] =>
  Array.from({ length: count }, (_, at) => ({
    contentId: `sto-${100_000 + at}`,
    mapx: ORIGIN.mapx + (count - at) * 1e-5,
    mapy: ORIGIN.mapy + (count - at) * 1e-5,
    fit: at % 3 === 0 ? 'only' : 'maybe',
  }));

async function getPins(places: readonly FoundPlace[]): Promise<PinsAnswer> {
  const backend = { find: async () => ({ places, getCards: async () => [] }) };
  const request = parse(searchRequestSchema, {
    ...{ origin: ORIGIN, radius: 2000, need: { kind: 'any' }, want: 'pins' },
  });
  return (await answerSearch(backend, request, new AbortController().signal)) as PinsAnswer;
}

it('gives every place as steps from the origin and how it fits, in the order of the list', async () => {
  const places = placesOf(3);
  const nowhere: FoundPlace = { contentId: '1', fit: 'only' };
  expect(await getPins([...places, nowhere])).toEqual({
    pins: [
      ['sto-100000', 3, 3, FITS.indexOf('only')],
      ['sto-100001', 2, 2, FITS.indexOf('maybe')],
      ['sto-100002', 1, 1, FITS.indexOf('maybe')],
    ],
    total: 3,
  });
});

it('gives the nearest of more than a map can show, each in a few bytes', async () => {
  const places = placesOf(1200);
  const { pins, total } = await getPins(places);
  expect(total).toBe(1200);
  expect(pins.map(([contentId]) => contentId)).toEqual(
    places.slice(-MOST_PINS).map(({ contentId }) => contentId),
  );
  expect(JSON.stringify(pins).length / pins.length).toBeLessThan(MOST_BYTES_A_PIN);
  const [[, east, north]] = pins as [PinsAnswer['pins'][number]];
  const at = {
    mapx: ORIGIN.mapx + east * PIN_STEP_DEGREES,
    mapy: ORIGIN.mapy + north * PIN_STEP_DEGREES,
  };
  expect(
    getDistanceM(at, { mapx: places[700]?.mapx ?? 0, mapy: places[700]?.mapy ?? 0 }),
  ).toBeLessThan(1);
});
