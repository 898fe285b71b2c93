import { describe, expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { packPlace, unpackPlaces } from '@kioot/engine/verdicts';
import { createPlaceIndex, type PlaceIndex, type PlaceRows } from '@/lib/places/place-index';
import { getSnapshotRows } from '@/lib/places/snapshot-store';
import { getLexicon } from '@kioot/engine/lexicon';

const [row] = getSnapshotRows();
if (!row) throw new Error('No place is bundled.');
const packedVerdict = packPlace(createEngine(getLexicon()).classifyRestaurant(row), true);

interface Place extends Point {
  contentId: string;
  isListed?: boolean;
}

/** Two thousand places in one neighborhood, some of them on a grid and some at one address. */
const PLACES: readonly Place[] = Array.from({ length: 2_000 }, (_, at) => {
  const spread = (step: number) => ((at * step) % 1_000) / 1_000;
  const mapx = at % 7 === 0 ? 127 + (at % 5) * 0.005 : 127 + spread(331) * 0.03;
  const mapy = at % 11 === 0 ? 37.5 + (at % 6) * 0.005 : 37.5 + spread(777) * 0.03;
  return { contentId: `p${at}`, mapx, mapy };
});

const toIndex = (places: readonly Place[]): PlaceIndex =>
  createPlaceIndex({
    contentIds: places.map(({ contentId }) => contentId),
    points: Float64Array.from(places.flatMap(({ mapx, mapy }) => [mapx, mapy])),
    listed: Uint8Array.from(places, ({ isListed = true }) => (isListed ? 1 : 0)),
    verdicts: unpackPlaces(Buffer.concat(places.map(() => packedVerdict))),
  });

const toIds = (index: PlaceIndex, { rows }: PlaceRows): string[] =>
  Array.from(rows, index.getContentId);

const scan = (origin: Point, radiusM: number): string[] =>
  PLACES.map((place, at) => ({ ...place, at, distanceM: getDistanceM(origin, place) }))
    .filter(({ distanceM }) => distanceM <= radiusM)
    .sort((a, b) => a.distanceM - b.distanceM || a.at - b.at)
    .map(({ contentId }) => contentId);

const CENTER = { mapx: 127.015, mapy: 37.515 };
const ELSEWHERE = { mapx: 127, mapy: 37.5 };

describe('getWithin', () => {
  it('returns the places of a linear search, nearest first and then in their order', () => {
    const index = toIndex(PLACES);
    for (let at = 0; at < 200; at += 1) {
      const origin = { mapx: 127 + (at % 13) * 0.0025, mapy: 37.5 + (at % 17) * 0.0018 };
      const radiusM = [150, 500, 1000, 2000][at % 4] ?? 500;
      const found = index.getWithin(origin, radiusM);
      expect(toIds(index, found)).toEqual(scan(origin, radiusM));
      expect([...found.distancesM]).toEqual(
        Array.from(found.rows, (place) => getDistanceM(origin, PLACES[place] ?? CENTER)),
      );
    }
  });

  it('returns none around an empty point, and none of an empty index', () => {
    expect(toIndex(PLACES).getWithin({ mapx: 124, mapy: 38 }, 2_000).rows).toHaveLength(0);
    expect(toIndex([]).getWithin(CENTER, 2_000).rows).toHaveLength(0);
  });

  it('returns only listed places with coordinates', () => {
    const index = toIndex([
      { contentId: 'gone', ...CENTER, isListed: false },
      { contentId: 'nowhere', mapx: NaN, mapy: NaN },
      { contentId: 'half', mapx: 127.015, mapy: NaN },
      { contentId: 'here', ...CENTER },
    ]);
    expect(toIds(index, index.getWithin(CENTER, 500))).toEqual(['here']);
    const byIds = index.getByIds(['here', 'nowhere', 'gone', 'half'], CENTER);
    expect(toIds(index, byIds)).toEqual(['here', 'nowhere', 'gone', 'half']);
    expect([...byIds.distancesM]).toEqual([0, Infinity, 0, Infinity]);
  });
});

describe('getByIds', () => {
  const index = toIndex(PLACES);

  it('returns places in the order of the ids, each once, without unknown ids', () => {
    const ids = ['p7', 'unknown-id', 'p3', 'p7', 'p1999', '__proto__'];
    expect(toIds(index, index.getByIds(ids))).toEqual(['p7', 'p3', 'p1999']);
    expect(ids.map(index.has)).toEqual([true, false, true, true, true, false]);
  });

  it('gives distances from an origin, and 0 without one', () => {
    const { distancesM } = index.getByIds(['p7', 'p3'], ELSEWHERE);
    expect([...distancesM]).toEqual(
      [7, 3].map((at) => getDistanceM(ELSEWHERE, PLACES[at] ?? CENTER)),
    );
    expect([...index.getByIds(['p7', 'p3']).distancesM]).toEqual([0, 0]);
  });
});
