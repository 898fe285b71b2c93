import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import {
  fillPlaces,
  findPostgres,
  startPglite,
  startPostgres,
} from '@/__tests__/helpers/places-databases';
import { openPlacesDatabase } from '@/lib/places/places-database';
import { createDatabaseSource } from '@/lib/search/service/place-source';
import { runSearch } from '@/lib/search/service/run-search';
import { createSearchService } from '@/lib/search/service/search-service';
import { generatePlaces, sortInImportOrder } from './generated-places';
import { measureLatency, createOrigin, RADIUS_M, createSearch } from './places-timing';
import { toTable } from './timing';

/*
 * `npm run tool -- bench places [PostgreSQL|PGlite] [COUNT...]`: search times over simulated places
 * on PostgreSQL, where installed, and on PGlite.
 */

const DEFAULT_COUNT = 170_000;
/** Radius with as many places as 2 km in the densest quarter of the real register. */
const WIDE_RADIUS_M = 5_000;
const MAX_P95_MS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'ids within 2 km': { PostgreSQL: 15, PGlite: 40 },
  'a page with its counts': { PostgreSQL: 20, PGlite: 40 },
  'a place': { PostgreSQL: 10, PGlite: 10 },
};
const signal = new AbortController().signal;

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

async function timeSeconds(run: () => Promise<unknown>): Promise<string> {
  const start = performance.now();
  await run();
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

const getDatabaseSize = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    return rows[0]?.size ?? '';
  });

/**
 * Fills a database and describes the result. Does not return the places, which would stay in
 * memory.
 */
async function fillDatabase(url: string, count: number): Promise<string> {
  const { rows, lines } = sortInImportOrder(generatePlaces(count));
  const all = lines.flat();
  const filled = await timeSeconds(() => fillPlaces(url, rows, { engineKey: 'bench', lines }));
  await withClient(url, async (client) => {
    await client.query('vacuum analyze');
  });
  return [
    `${count} places, ${all.length} lines, ${new Set(all).size} distinct names of dishes`,
    `filled, judging included: ${filled}`,
    `on disk: ${await getDatabaseSize(url)}`,
  ].join('; ');
}

async function measureStore(store: string, url: string) {
  const database = openPlacesDatabase({
    url,
    pool: store === 'PGlite' ? 1 : 4,
    timeoutMs: 60_000,
    engineKey: 'bench',
  });
  const loaded = await timeSeconds(() => database.getIndex());
  const index = await database.getIndex();
  const service = createSearchService(createDatabaseSource(database));
  const answer = (at: number) => runSearch(service, createSearch(at, { want: 'page' }), signal);
  const getIds = (at: number, radiusM = RADIUS_M) =>
    Array.from(index.getWithin(createOrigin(at), radiusM).rows, index.getContentId);
  const ids = getIds(0);
  const wide = getIds(0, WIDE_RADIUS_M);
  const figures = {
    'ids within 2 km': await measureLatency(async (at) => getIds(at)),
    'a page with its counts': await measureLatency(answer),
    'the same page again': await measureLatency((at) => answer(at % 3)),
    'a place': await measureLatency((at) => database.getRows([ids[at % ids.length] ?? ''])),
    'ids within 5 km': await measureLatency(async (at) => getIds(at, WIDE_RADIUS_M), 20),
  };
  await database.end();
  console.log(`index loaded in ${loaded}`);
  console.log(`${ids.length} places within 2 km, ${wide.length} within 5 km`);
  console.log(
    toTable([
      ['what', 'p50', 'p95', 'processor', 'limit', ''],
      ...Object.entries(figures).map(([what, { p50, p95, cpu }]) => {
        const limit = MAX_P95_MS[what]?.[store];
        return [
          what,
          `${p50.toFixed(1)} ms`,
          `${p95.toFixed(1)} ms`,
          `${cpu.toFixed(1)} ms`,
          limit === undefined ? '' : `${limit} ms`,
          limit === undefined ? '' : p95 <= limit ? 'met' : 'MISSED',
        ];
      }),
    ]),
  );
}

async function runStores(count: number, only: string | undefined) {
  const bin = findPostgres();
  for (const [store, start] of [
    ...(bin ? [['PostgreSQL', () => startPostgres(bin)] as const] : []),
    ['PGlite', startPglite] as const,
  ]) {
    if (only && only !== store) continue;
    const places = await start();
    try {
      console.log(`\n${store}: ${await fillDatabase(places.url, count)}`);
      await measureStore(store, places.url);
    } finally {
      await places.stop();
    }
  }
}

async function main() {
  const args = process.argv.slice(2);
  const only = args.find((word) => Number.isNaN(Number(word)));
  const counts = args.filter((word) => word !== only).map(Number);
  for (const count of counts.length > 0 ? counts : [DEFAULT_COUNT]) await runStores(count, only);
}

// Errors end the process.
void main();
