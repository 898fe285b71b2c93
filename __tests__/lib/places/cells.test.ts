import { describe, expect, it } from '@jest/globals';
import { createEngine } from '@kioot/engine';
import { getDistanceM, type Point } from '@kioot/engine/geo';
import { packPlace } from '@kioot/engine/verdicts';
import { createCells, type Box } from '@/lib/places/cells';
import { readTable, toContentIds, type PlaceTable } from '@/lib/places/judged-places';
import { getRestaurants } from '@/lib/places/store';
import { getLexicon } from '@kioot/engine/lexicon';
import { passMonotonicTime } from '../../helpers/monotonic-clock';

const [row] = getRestaurants();
if (!row) throw new Error('No place is bundled.');
const judged = packPlace(createEngine(getLexicon()).classifyRestaurant(row), true);

interface Place extends Point {
  contentId: string;
  number: number;
}

/** Two thousand places in a quarter, some of them on the lines between cells and some in one house. */
const PLACES: readonly Place[] = Array.from({ length: 2_000 }, (_, at) => {
  const spread = (step: number) => ((at * step) % 1_000) / 1_000;
  const mapx = at % 7 === 0 ? 127 + (at % 5) * 0.005 : 127 + spread(331) * 0.03;
  const mapy = at % 11 === 0 ? 37.5 + (at % 6) * 0.005 : 37.5 + spread(777) * 0.03;
  return { contentId: `p${at}`, number: (at * 37) % 2_000, mapx, mapy };
});

function toTable(places: readonly Place[]): PlaceTable {
  const numbers = Buffer.alloc(places.length * 4);
  const points = Buffer.alloc(places.length * 16);
  for (const [at, { number, mapx, mapy }] of places.entries()) {
    numbers.writeInt32BE(number, at * 4);
    points.writeDoubleBE(mapx, at * 16);
    points.writeDoubleBE(mapy, at * 16 + 8);
  }
  const ids = places.map(({ contentId }) => contentId);
  return readTable(ids, { numbers, points, judged: Buffer.concat(places.map(() => judged)) });
}

/** What a database does with a box, and what it was asked for. */
function createReader(getPlaces = () => PLACES) {
  const boxes: Box[] = [];
  const read = (box: Box) => {
    boxes.push(box);
    const { west, south, east, north } = box;
    const isWithin = ({ mapx, mapy }: Place) =>
      mapx >= west && mapx <= east && mapy >= south && mapy <= north;
    return Promise.resolve(toTable(getPlaces().filter(isWithin)));
  };
  return { boxes, read };
}

const scan = (origin: Point, radiusM: number): string[] =>
  PLACES.map((place) => ({ ...place, distanceM: getDistanceM(origin, place) }))
    .filter(({ distanceM }) => distanceM <= radiusM)
    .sort((a, b) => a.distanceM - b.distanceM || a.number - b.number)
    .map(({ contentId }) => contentId);

const CENTRE = { mapx: 127.015, mapy: 37.515 };
const LONG_MS = 60_000;

describe('places around a point', () => {
  it('are those that a look at each of them finds, in the same order, wherever somebody was before', async () => {
    const { read } = createReader();
    const getWithin = createCells(read, LONG_MS);
    for (let at = 0; at < 200; at += 1) {
      const origin = { mapx: 127 + (at % 13) * 0.0025, mapy: 37.5 + (at % 17) * 0.0018 };
      const radiusM = [150, 500, 1000, 2000][at % 4] ?? 500;
      expect(toContentIds(await getWithin(origin, radiusM))).toEqual(scan(origin, radiusM));
    }
  });

  it('are read once for a while, and then only what nobody asked for', async () => {
    const { boxes, read } = createReader();
    const getWithin = createCells(read, LONG_MS);
    await getWithin(CENTRE, 500);
    await getWithin({ mapx: CENTRE.mapx + 1e-5, mapy: CENTRE.mapy }, 500);
    expect(boxes).toHaveLength(1);
    await getWithin({ mapx: CENTRE.mapx + 0.005, mapy: CENTRE.mapy }, 500);
    const [first, more] = boxes;
    expect(boxes).toHaveLength(2);
    expect(more?.west).toBe(first?.east);
    expect((more?.east ?? 0) - (more?.west ?? 0)).toBeCloseTo(0.005, 6);
  });

  it('are read once for all who ask at the same time', async () => {
    const { boxes, read } = createReader();
    const getWithin = createCells(read, LONG_MS);
    const aside = { mapx: CENTRE.mapx + 0.005, mapy: CENTRE.mapy };
    const asked = [CENTRE, CENTRE, aside, CENTRE];
    const found = await Promise.all(asked.map((origin) => getWithin(origin, 500)));
    expect(found.map((near) => toContentIds(near))).toEqual(asked.map((at) => scan(at, 500)));
    expect(boxes).toHaveLength(2);
  });

  it('change once that while is over', async () => {
    let places = PLACES;
    const { read } = createReader(() => places);
    const getWithin = createCells(read, LONG_MS);
    const find = async () => toContentIds(await getWithin(CENTRE, 500));
    const before = await find();
    places = PLACES.slice(1_000);
    await passMonotonicTime(LONG_MS - 10_000);
    expect(await find()).toEqual(before);
    await passMonotonicTime(11_000);
    const after = await find();
    expect(after.length).toBeLessThan(before.length);
    expect(before).toEqual(expect.arrayContaining(after));
  });

  it('are asked for again after a failure', async () => {
    const { read } = createReader();
    let isAway = true;
    const getWithin = createCells(
      (box) => (isAway ? Promise.reject(new Error('away')) : read(box)),
      LONG_MS,
    );
    await expect(getWithin(CENTRE, 500)).rejects.toThrow('away');
    isAway = false;
    expect(toContentIds(await getWithin(CENTRE, 500))).toEqual(scan(CENTRE, 500));
  });

  it('are as far as they are from somebody else, and no way from nowhere', async () => {
    const near = await createCells(createReader().read, LONG_MS)(CENTRE, 500);
    const elsewhere = { mapx: 127, mapy: 37.5 };
    const seen = near.seenFrom(elsewhere);
    expect(toContentIds(seen)).toEqual(toContentIds(near));
    expect(seen.getDistanceM(0)).toBe(getDistanceM(elsewhere, near.getPlace(0)));
    expect(near.seenFrom(undefined).getDistanceM(0)).toBe(0);
  });
});
