import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { restaurantRowSchema } from '@/lib/places/row';
import { writeDocs } from '@/tools/write-docs';
import { toChart } from './chart';
import { measureClassification } from './classify';
import { measureRadiusSearch, type RadiusSearchTiming } from './radius-search';
import { measurePageRequests, type PageRequestTiming } from './page-request';
import { measureColdStarts } from './cold-start';
import { isWithinLimit, toTimingTable, toTable } from './timing';
import { measureEventLoopBlocking } from './event-loop-blocking';

// npm runs scripts in the project folder.
const DATA_FILE = path.resolve('data/restaurants.json');
// Bundled by `tools/bench/index.mjs`, which also builds the places.
const FIRST_RESPONSE_ENTRY = path.resolve('.data/bench/first-response.mjs');
const CHART_FILE = path.resolve('tools/bench/growth.svg');

const toMs = (ms: number): string => `${ms.toFixed(ms < 0.1 ? 3 : 2)} ms`;
const isRadiusSearchWithinLimit = ({ searchMs, maxMs }: RadiusSearchTiming): boolean =>
  maxMs === null || searchMs < maxMs;

function toRadiusSearchTable(growth: readonly RadiusSearchTiming[]): string {
  return toTable([
    ['places', 'found', '2 km look-up', 'plain scan', 'limit', ''],
    ...growth.map((row) => [
      row.places.toLocaleString('en'),
      row.found.toLocaleString('en'),
      toMs(row.searchMs),
      toMs(row.scanMs),
      row.maxMs === null ? '' : `${row.maxMs} ms`,
      row.maxMs === null ? '' : isRadiusSearchWithinLimit(row) ? 'met' : 'MISSED',
    ]),
  ]);
}

function toPageRequestTable(paging: readonly PageRequestTiming[]): string {
  return toTable([
    ['places', 'a page sends', 'rows', 'bytes', 'read by the server'],
    ...paging.map(({ places, sent, rows, bytes, readMs }) => [
      places.toLocaleString('en'),
      sent,
      rows.toLocaleString('en'),
      bytes.toLocaleString('en'),
      toMs(readMs),
    ]),
  ]);
}

const { values: options } = parseArgs({
  options: { 'write-docs': { type: 'boolean', default: false } },
});
const rows = v.parse(v.array(restaurantRowSchema), JSON.parse(readFileSync(DATA_FILE, 'utf8')));

const timings = [
  ...measureClassification(rows),
  ...measureColdStarts(rows, {
    bundle: FIRST_RESPONSE_ENTRY,
    key: process.env.BUILT_PLACES_KEY ?? '',
  }),
  ...(await measureEventLoopBlocking(rows)),
];
const radiusSearch = measureRadiusSearch();
const pageRequests = await measurePageRequests(rows);
const tables = [
  toTimingTable(timings),
  toRadiusSearchTable(radiusSearch),
  toPageRequestTable(pageRequests),
].join('\n\n');
console.log(tables);

writeFileSync(
  CHART_FILE,
  toChart('A 2 km look-up as the city grows', { x: 'places', y: 'median time in ms' }, [
    {
      name: 'tree',
      color: '#b4532a',
      points: radiusSearch.map(({ places, searchMs }) => ({ x: places, y: searchMs })),
    },
    {
      name: 'plain scan',
      color: '#3f6f5f',
      points: radiusSearch.map(({ places, scanMs }) => ({ x: places, y: scanMs })),
    },
  ]),
);
if (options['write-docs']) await writeDocs(tables, 'bench');
process.exitCode =
  timings.every(isWithinLimit) && radiusSearch.every(isRadiusSearchWithinLimit) ? 0 : 1;
