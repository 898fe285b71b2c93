import { performance } from 'node:perf_hooks';
import { toPreferenceSentence } from '@kioot/engine';
import { createPlaceClassifier } from '@kioot/engine/lexicon';
import { packPlace, unpackPlaces } from '@kioot/engine/verdicts';
import { createPlaceIndex } from '@/lib/places/place-index';
import type { RestaurantRow } from '@/lib/places/row';
import type { FilterGuest } from '@/lib/search/contract/rec-contract';
import { createBundledSource, type PlaceSource } from '@/lib/search/service/place-source';
import { createSearchService } from '@/lib/search/service/search-service';
import { generatePlaces, sortInImportOrder } from './generated-places';
import { createOrigin, measureLatency, RADIUS_M } from './places-timing';
import { toTable } from './timing';

/*
 * `npm run tool -- bench party [COUNT]`: the filter call for a party of six beside the same call for
 * each of the six alone, over the bundled places and over generated ones in memory. An origin is
 * never repeated; rankers are, as between visitors of equal needs. "First" is a search whose ranker
 * is new.
 */

const DEFAULT_COUNT = 170_000;
/** As over a database. */
const MAX_FILTERED = 300;
/** Highest ratio of the 95th percentiles. */
const MAX_RATIO = 1.3;
const FIRST_RUNS = 12;
const signal = new AbortController().signal;

const PARTY: readonly FilterGuest[] = [
  { userPref: toPreferenceSentence({ kind: 'lactoOvo' }), profile: { allergies: ['peanut'] } },
  { userPref: toPreferenceSentence({ kind: 'meats', meats: ['pork', 'beef'] }) },
  { userPref: toPreferenceSentence({ kind: 'halal' }) },
  { userPref: toPreferenceSentence({ kind: 'strictVegan' }) },
  {
    userPref: toPreferenceSentence({ kind: 'any' }),
    profile: { allergies: ['shrimp'], severe: ['shrimp'] },
  },
  { userPref: toPreferenceSentence({ kind: 'any' }), profile: { allergies: [], notSpicy: true } },
];

/** Source over packed places in memory. */
function createPackedSource(rows: readonly RestaurantRow[]): PlaceSource {
  const classify = createPlaceClassifier();
  const packed = rows.map((row) => packPlace(classify(row), row.opentimefood !== ''));
  const index = createPlaceIndex({
    contentIds: rows.map(({ contentId }) => contentId),
    points: Float64Array.from(rows.flatMap(({ mapx, mapy }) => [mapx ?? NaN, mapy ?? NaN])),
    listed: new Uint8Array(rows.length).fill(1),
    verdicts: unpackPlaces(Buffer.concat(packed)),
  });
  const byId = new Map(rows.map((row) => [row.contentId, row]));
  return {
    maxFiltered: MAX_FILTERED,
    getIndex: () => Promise.resolve(index),
    getCachedRows: (ids) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])),
    ensureAvailable: () => Promise.resolve(),
    prepare: () => Promise.resolve(),
  };
}

async function measureSource(name: string, source: PlaceSource): Promise<string[][]> {
  const createFilter = (service: ReturnType<typeof createSearchService>) => {
    return async (at: number, [visitor, ...others]: readonly FilterGuest[]) => {
      const origin = createOrigin(at);
      const contentIdList = await service.getContentIds({ ...origin, radius: RADIUS_M }, signal);
      const request = { contentIdList, userPref: '', origin, ...visitor };
      return service.getFiltered(others.length > 0 ? { ...request, others } : request, signal);
    };
  };
  const filter = createFilter(createSearchService(source));
  const toOne = (at: number) => PARTY.slice(at % PARTY.length).slice(0, 1);
  // Texts and dishes of all places around the areas are read once, as after some hours of service.
  for (let at = 0; at < 80; at += 1) await filter(at, at % 2 ? PARTY : toOne(at));

  const measureFirst = async (toPeople: (at: number) => readonly FilterGuest[]) => {
    const times: number[] = [];
    for (let at = 0; at < FIRST_RUNS; at += 1) {
      const filterFirst = createFilter(createSearchService(source));
      const start = performance.now();
      await filterFirst(at, toPeople(at));
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[Math.floor(FIRST_RUNS / 2)] ?? NaN;
  };
  const one = await measureLatency((at) => filter(at, toOne(at)), 120);
  const six = await measureLatency((at) => filter(at, PARTY), 120);
  const first = { one: await measureFirst(toOne), six: await measureFirst(() => PARTY) };
  const toRow = (who: string, { p50, p95, cpu }: typeof one, firstMs: number): string[] => [
    ...[name, who],
    ...[p50, p95, cpu, firstMs].map((ms) => ms.toFixed(1)),
  ];
  const ratio = six.p95 / one.p95;
  return [
    toRow('one person', one, first.one),
    toRow('a party of six', six, first.six),
    [
      name,
      'ratio',
      (six.p50 / one.p50).toFixed(2),
      ratio.toFixed(2),
      (six.cpu / one.cpu).toFixed(2),
    ].concat((first.six / first.one).toFixed(2), ratio <= MAX_RATIO ? 'met' : 'MISSED'),
  ];
}

const count = Number(process.argv[2] ?? DEFAULT_COUNT);
const rows = await measureSource('bundled places', createBundledSource());
if (count > 0) {
  const generated = createPackedSource(sortInImportOrder(generatePlaces(count)).rows);
  rows.push(...(await measureSource(`${count} places`, generated)));
}
console.log(
  toTable([['places', 'search', 'p50 ms', 'p95 ms', 'CPU ms', 'first, median ms', ''], ...rows]),
);
