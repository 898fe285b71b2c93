import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { restaurantRowSchema } from '@/lib/places/row';
import { writeDocs } from '@/tools/write-docs';
import { toChart } from './chart';
import { measureClassification } from './classify';
import { measureGrowth, type Growth } from './near';
import { measurePaging, type Paging } from './paging';
import { measureStarts } from './start';
import { isMet, toFigureTable, toTable } from './timing';
import { measureWorst } from './worst';

// npm runs scripts in the folder of the project.
const DATA_FILE = path.resolve('data/restaurants.json');
// `tools/bench/index.mjs` bundles it beside this file, and builds the places.
const FIRST_ANSWER = path.resolve('.data/bench/first-answer.mjs');
const CHART_FILE = path.resolve('tools/bench/growth.svg');

const toMs = (ms: number): string => `${ms.toFixed(ms < 0.1 ? 3 : 2)} ms`;
const isSearchMet = ({ searchMs, barMs }: Growth): boolean => barMs === null || searchMs < barMs;

function toGrowthTable(growth: readonly Growth[]): string {
  return toTable([
    ['places', 'found', '2 km look-up', 'plain scan', 'bar', ''],
    ...growth.map((row) => [
      row.places.toLocaleString('en'),
      row.found.toLocaleString('en'),
      toMs(row.searchMs),
      toMs(row.scanMs),
      row.barMs === null ? '' : `${row.barMs} ms`,
      row.barMs === null ? '' : isSearchMet(row) ? 'met' : 'MISSED',
    ]),
  ]);
}

function toPagingTable(paging: readonly Paging[]): string {
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

const figures = [
  ...measureClassification(rows),
  ...measureStarts(rows, { bundle: FIRST_ANSWER, key: process.env.BUILT_PLACES_KEY ?? '' }),
  ...(await measureWorst(rows)),
];
const growth = measureGrowth();
const paging = await measurePaging(rows);
const tables = [toFigureTable(figures), toGrowthTable(growth), toPagingTable(paging)].join('\n\n');
console.log(tables);

writeFileSync(
  CHART_FILE,
  toChart('A 2 km look-up as the city grows', { x: 'places', y: 'median time in ms' }, [
    {
      name: 'tree',
      color: '#b4532a',
      points: growth.map(({ places, searchMs }) => ({ x: places, y: searchMs })),
    },
    {
      name: 'plain scan',
      color: '#3f6f5f',
      points: growth.map(({ places, scanMs }) => ({ x: places, y: scanMs })),
    },
  ]),
);
if (options['write-docs']) await writeDocs(tables, 'bench');
process.exitCode = figures.every(isMet) && growth.every(isSearchMet) ? 0 : 1;
