import { AREAS } from '@/lib/areas';
import { createSpatialIndex, getDistanceM, type Point } from '@kioot/engine/geo';
import { getMedianMs } from './timing';

const RADIUS_M = 2000;
/** The snapshot has 3,000 places; beyond 100,000 a database takes over. */
const SIZES = [1_000, 10_000, 100_000] as const;
/** Maximum milliseconds of a look-up by number of places. */
const MAX_SEARCH_MS = new Map<number, number>([[10_000, 1]]);
const SEARCH_RUNS = 61;
const SCAN_RUNS = 9;
const SEED = 20_260_301;
/** Standard deviation around the center of a district, in degrees; about 3 km. */
const SPREAD_DEGREES = 0.03;
/** The 25 districts of Seoul: center and thousands of licensed restaurants, roughly. */
const DISTRICTS: ReadonlyArray<readonly [mapx: number, mapy: number, thousands: number]> = [
  [127.047, 37.517, 12],
  [127.124, 37.53, 4],
  [127.026, 37.64, 3],
  [126.85, 37.551, 6],
  [126.952, 37.478, 5],
  [127.082, 37.538, 5],
  [126.888, 37.495, 4],
  [126.895, 37.457, 4],
  [127.056, 37.654, 4],
  [127.047, 37.669, 2],
  [127.04, 37.574, 4],
  [126.94, 37.512, 3],
  [126.909, 37.566, 8],
  [126.937, 37.579, 4],
  [127.033, 37.484, 7],
  [127.037, 37.563, 4],
  [127.017, 37.589, 4],
  [127.106, 37.515, 8],
  [126.867, 37.517, 4],
  [126.896, 37.526, 6],
  [126.99, 37.532, 5],
  [126.929, 37.603, 4],
  [126.979, 37.573, 6],
  [126.998, 37.564, 6],
  [127.093, 37.606, 4],
];

/** Median times of a look-up for one number of places, and the mean number of results. */
export interface RadiusSearchTiming {
  places: number;
  found: number;
  searchMs: number;
  scanMs: number;
  maxMs: number | null;
}

/** Deterministic random numbers in [0, 1) (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Random places with the density of licensed restaurants in each district. */
export function createPoints(count: number): Point[] {
  const random = createRandom(SEED);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const tickets = DISTRICTS.flatMap((district) =>
    Array.from({ length: district[2] }, () => district),
  );
  return Array.from({ length: count }, () => {
    const [mapx, mapy] = tickets[Math.floor(random() * tickets.length)] ?? [127, 37.55];
    return { mapx: mapx + normal() * SPREAD_DEGREES, mapy: mapy + normal() * SPREAD_DEGREES };
  });
}

interface ScanResult {
  place: Point;
  distanceM: number;
}

function scanAll(places: readonly Point[], center: Point): ScanResult[] {
  const found: ScanResult[] = [];
  for (const place of places) {
    const distanceM = getDistanceM(center, place);
    if (distanceM <= RADIUS_M) found.push({ place, distanceM });
  }
  return found.sort((a, b) => a.distanceM - b.distanceM);
}

/** Times of a 2 km look-up in the tree and of a linear scan, around each area in turn. */
export function measureRadiusSearch(): RadiusSearchTiming[] {
  const centerAt = (at: number): Point => AREAS[at % AREAS.length] ?? { mapx: 127, mapy: 37.55 };
  return SIZES.map((size) => {
    const places = createPoints(size);
    const index = createSpatialIndex(places);
    const search = (at: number) => index.within(centerAt(at).mapx, centerAt(at).mapy, RADIUS_M);
    let found = 0;
    for (const at of AREAS.keys()) {
      const nearby = search(at).places;
      found += nearby.length;
      const scanned = scanAll(places, centerAt(at));
      if (nearby.some((place, order) => place !== scanned[order]?.place)) {
        throw new Error(`The tree and the scan differ at ${JSON.stringify(centerAt(at))}`);
      }
    }
    return {
      places: size,
      found: Math.round(found / AREAS.length),
      searchMs: getMedianMs(SEARCH_RUNS, search),
      scanMs: getMedianMs(SCAN_RUNS, (at) => scanAll(places, centerAt(at))),
      maxMs: MAX_SEARCH_MS.get(size) ?? null,
    };
  });
}
