import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import {
  fillPlaces,
  findPostgres,
  startPglite,
  startPostgres,
} from '@/__tests__/helpers/places-databases';
import { openPlacesDatabase } from '@/lib/places/database';
import { createDatabaseSource } from '@/lib/search/place-source';
import { answerSearch } from '@/lib/search/search-answer';
import { createSearchService } from '@/lib/search/search-service';
import { generatePlaces, inOrderOfImport } from './generated-places';
import { measure, originAt, RADIUS_M, searchAt } from './places-timing';
import { toTable } from './timing';

/*
 * `npm run tool -- bench places [PostgreSQL|PGlite] [COUNT...]`: how fast so many made-up places are found, on PostgreSQL where it
 * is installed and on PGlite, both started for this alone.
 */

const COUNT = 170_000;
/** Around here as many lie as within two kilometres of the densest quarter of the real register. */
const WIDE_RADIUS_M = 5_000;
const BARS_MS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
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

async function time(run: () => Promise<unknown>): Promise<string> {
  const start = performance.now();
  await run();
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

const size = (url: string) =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ size: string }>(
      'select pg_size_pretty(pg_database_size(current_database())) as size',
    );
    return rows[0]?.size ?? '';
  });

/** Fills a database and says what that took. What was made up is let go, since a site holds nothing like it. */
async function fill(url: string, count: number): Promise<string> {
  const { rows, lines } = inOrderOfImport(generatePlaces(count));
  const all = lines.flat();
  const filled = await time(() => fillPlaces(url, rows, { engineKey: 'bench', lines }));
  await withClient(url, async (client) => {
    await client.query('vacuum analyze');
  });
  return [
    `${count} places, ${all.length} lines, ${new Set(all).size} distinct names of dishes`,
    `filled, judging included: ${filled}`,
    `on disk: ${await size(url)}`,
  ].join('; ');
}

async function measureHome(home: string, url: string) {
  const database = openPlacesDatabase({
    url,
    pool: home === 'PGlite' ? 1 : 4,
    timeoutMs: 60_000,
    engineKey: 'bench',
  });
  const loaded = await time(() => database.getIndex());
  const index = await database.getIndex();
  const service = createSearchService(createDatabaseSource(database));
  const answer = (at: number) => answerSearch(service, searchAt(at, { want: 'page' }), signal);
  const getIds = (at: number, radiusM = RADIUS_M) =>
    Array.from(index.getWithin(originAt(at), radiusM).rows, index.getContentId);
  const ids = getIds(0);
  const wide = getIds(0, WIDE_RADIUS_M);
  const figures = {
    'ids within 2 km': await measure(async (at) => getIds(at)),
    'a page with its counts': await measure(answer),
    'the same page again': await measure((at) => answer(at % 3)),
    'a place': await measure((at) => database.getRows([ids[at % ids.length] ?? ''])),
    'ids within 5 km': await measure(async (at) => getIds(at, WIDE_RADIUS_M), 20),
  };
  await database.end();
  console.log(`index loaded in ${loaded}`);
  console.log(`${ids.length} places within 2 km, ${wide.length} within 5 km`);
  console.log(
    toTable([
      ['what', 'p50', 'p95', 'processor', 'bar', ''],
      ...Object.entries(figures).map(([what, { p50, p95, cpu }]) => {
        const bar = BARS_MS[what]?.[home];
        return [
          what,
          `${p50.toFixed(1)} ms`,
          `${p95.toFixed(1)} ms`,
          `${cpu.toFixed(1)} ms`,
          bar === undefined ? '' : `${bar} ms`,
          bar === undefined ? '' : p95 <= bar ? 'met' : 'MISSED',
        ];
      }),
    ]),
  );
}

async function run(count: number, only: string | undefined) {
  const bin = findPostgres();
  for (const [home, start] of [
    ...(bin ? [['PostgreSQL', () => startPostgres(bin)] as const] : []),
    ['PGlite', startPglite] as const,
  ]) {
    if (only && only !== home) continue;
    const places = await start();
    try {
      console.log(`\n${home}: ${await fill(places.url, count)}`);
      await measureHome(home, places.url);
    } finally {
      await places.stop();
    }
  }
}

async function main() {
  const words = process.argv.slice(2);
  const only = words.find((word) => Number.isNaN(Number(word)));
  const counts = words.filter((word) => word !== only).map(Number);
  for (const count of counts.length > 0 ? counts : [COUNT]) await run(count, only);
}

// What it throws ends the program with an error.
void main();
