import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { fillPlaces, findPostgres, startPostgres } from '@/__tests__/helpers/places-databases';
import { openPlacesDatabase } from '@/lib/places/places-database';
import { createDatabaseSource } from '@/lib/search/service/place-source';
import { runSearch } from '@/lib/search/service/run-search';
import { createSearchService } from '@/lib/search/service/search-service';
import { toChart } from './chart';
import { generatePlaces, sortInImportOrder } from './generated-places';
import {
  measureLatency,
  createOrigin,
  RADIUS_M,
  createSearch,
  type LatencyPercentiles,
} from './places-timing';
import { toTable } from './timing';

/*
 * `npm run tool -- bench places-growth [COUNT...]`: times of a look-up, a page and a place on
 * PostgreSQL as the database grows, as a table and as `tools/bench/places-growth.svg`. Beyond the
 * size of Seoul, copies of the city are added to the east, without menu lines, which no search
 * reads.
 */

const COUNTS = [1_000, 10_000, 100_000, 1_000_000];
const SEOUL = 170_000;
const CITY_DEGREES = 1;
const CHART_FILE = path.resolve('tools/bench/places-growth.svg');
const COLORS = { ids: '#3f6f5f', page: '#b4532a', place: '#8a7a2a' } as const;
type TimedCall = keyof typeof COLORS;
const signal = new AbortController().signal;

interface GrowthPoint {
  count: number;
  near: number;
  figures: Record<TimedCall, LatencyPercentiles>;
}

/** Copies the city to the east. */
async function addCities(url: string, cities: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into places select (jsonb_populate_record(place, jsonb_build_object(
       'number', number + $1::integer * city, 'content_id', content_id || '-' || city, 'mapx', mapx + $2::float8 * city
     ))).* from places place, generate_series(1, $3::integer) city`,
    [SEOUL, CITY_DEGREES, cities],
  );
  await client.query(
    `insert into place_verdicts (engine, place, content_id, at, is_listed, judged)
     select engine, place + $1::integer * city, content_id || '-' || city, at + point($2::float8 * city, 0), is_listed, judged
     from place_verdicts, generate_series(1, $3::integer) city`,
    [SEOUL, CITY_DEGREES, cities],
  );
  await client.end();
}

async function fillDatabase(url: string, count: number): Promise<void> {
  const cities = Math.ceil(count / SEOUL);
  const { rows, lines } = sortInImportOrder(generatePlaces(Math.ceil(count / cities)));
  await fillPlaces(url, rows, { engineKey: 'bench', lines });
  if (cities > 1) await addCities(url, cities - 1);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('vacuum analyze');
  await client.end();
}

async function measureCount(bin: string, count: number): Promise<GrowthPoint> {
  const places = await startPostgres(bin);
  try {
    await fillDatabase(places.url, count);
    const database = openPlacesDatabase({
      url: places.url,
      pool: 4,
      timeoutMs: 60_000,
      engineKey: 'bench',
    });
    try {
      const index = await database.getIndex();
      const service = createSearchService(createDatabaseSource(database));
      const getIds = async (at: number) =>
        Array.from(index.getWithin(createOrigin(at), RADIUS_M).rows, index.getContentId);
      const ids = await getIds(0);
      return {
        count,
        near: ids.length,
        figures: {
          ids: await measureLatency(getIds),
          page: await measureLatency((at) =>
            runSearch(service, createSearch(at, { want: 'page' }), signal),
          ),
          place: await measureLatency((at) => database.getRows([ids[at % ids.length] ?? ''])),
        },
      };
    } finally {
      await database.end();
    }
  } finally {
    await places.stop();
  }
}

async function main() {
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed here.');
  const requested = process.argv.slice(2).map(Number);
  const growth: GrowthPoint[] = [];
  for (const count of requested.length > 0 ? requested : COUNTS) {
    growth.push(await measureCount(bin, count));
  }
  const whats = Object.keys(COLORS) as TimedCall[];
  const toCell = ({ p50, p95 }: LatencyPercentiles) => `${p50.toFixed(1)} (${p95.toFixed(1)}) ms`;
  console.log(
    toTable([
      ['places', 'within 2 km', ...whats.map((what) => `${what}, p50 (p95)`)],
      ...growth.map(({ count, near, figures }) => [
        count.toLocaleString('en'),
        near.toLocaleString('en'),
        ...whats.map((what) => toCell(figures[what])),
      ]),
    ]),
  );
  if (growth.length < 2) return;
  writeFileSync(
    CHART_FILE,
    toChart(
      'A database of places as it grows',
      { x: 'places', y: 'median time in ms' },
      whats.map((name) => ({
        name,
        color: COLORS[name],
        points: growth.map(({ count, figures }) => ({ x: count, y: figures[name].p50 })),
      })),
    ),
  );
}

// Errors end the process.
void main();
