import { performance } from 'node:perf_hooks';
import { Client } from 'pg';
import {
  fillPlaces,
  findPostgres,
  startPglite,
  startPostgres,
} from '@/__tests__/helpers/places-databases';
import { openPlacesDatabase, type PlacesDatabase } from '@/lib/places/database';
import { toContentIds } from '@/lib/places/judged-places';
import { createDatabaseBackend } from '@/lib/search/database';
import { answerSearch } from '@/lib/search/search-answer';
import { generatePlaces, inOrderOfImport } from './generated-places';
import { measure, NOT_KEPT_MS, originAt, RADIUS_M, searchAt } from './places-timing';
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

/** What a table scan of the same question takes. */
const scan = (url: string) =>
  withClient(url, async (client) => {
    await client.query('set enable_indexscan = off; set enable_bitmapscan = off');
    return measure(async (at) => {
      const { mapx, mapy } = originAt(at);
      await client.query(
        'select string_agg(content_id, $1) from place_verdicts where at <@ box(point($2, $3), point($4, $5))',
        ['\n', mapx - 0.0227, mapy - 0.018, mapx + 0.0227, mapy + 0.018],
      );
    }, 15);
  });

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
  const indexed = await withClient(url, async (client) => {
    await client.query('drop index place_verdicts_at_idx');
    return time(() =>
      client.query(
        'create index place_verdicts_at_idx on place_verdicts using gist (at) where is_listed',
      ),
    );
  });
  await withClient(url, async (client) => {
    await client.query('vacuum analyze');
  });
  return [
    `${count} places, ${all.length} lines, ${new Set(all).size} distinct names of dishes`,
    `filled, judging included: ${filled}`,
    `index: ${indexed}`,
    `on disk: ${await size(url)}`,
  ].join('; ');
}

async function measureHome(home: string, url: string) {
  const open = (keptMs?: number) =>
    openPlacesDatabase({
      url,
      pool: home === 'PGlite' ? 1 : 4,
      isPrepared: home !== 'PGlite',
      timeoutMs: 60_000,
      engineKey: 'bench',
      keptMs,
    });
  const [cold, warm] = [open(NOT_KEPT_MS), open()];
  const toAnswer = (database: PlacesDatabase) => {
    const backend = createDatabaseBackend(database);
    return (at: number, words: object) => answerSearch(backend, searchAt(at, words), signal);
  };
  const [answer, answerWarm] = [toAnswer(cold), toAnswer(warm)];
  const getIds = async (at: number, radiusM = RADIUS_M, database = cold) =>
    toContentIds(await database.getWithin(originAt(at), radiusM));
  const ids = await getIds(0);
  const wide = await getIds(0, WIDE_RADIUS_M);
  const figures = {
    'ids within 2 km': await measure((at) => getIds(at)),
    'the same where somebody was': await measure((at) => getIds(at, RADIUS_M, warm)),
    'a page with its counts': await measure((at) => answer(at, { want: 'page' })),
    'a page where somebody was': await measure((at) => answerWarm(at, { want: 'page' })),
    'the same page again': await measure((at) => answer(at % 3, { want: 'page' })),
    'a place': await measure((at) => cold.getRows([ids[at % ids.length] ?? ''])),
    'ids within 5 km': await measure((at) => getIds(at, WIDE_RADIUS_M), 20),
    'plain scan': await scan(url),
  };
  await cold.end();
  await warm.end();
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
