import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { restaurantRowSchema } from '@/lib/places/row';
import { writeDocs } from '@/tools/write-docs';
import { measureClassification } from './classify';
import { measurePageRequests, type PageRequestTiming } from './page-request';
import { isWithinLimit, toTimingTable, toTable } from './timing';

// npm runs scripts in the project folder.
const DATA_FILE = path.resolve('data/restaurants.json');

const toMs = (ms: number): string => `${ms.toFixed(ms < 0.1 ? 3 : 2)} ms`;

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

const timings = measureClassification(rows);
const pageRequests = await measurePageRequests(rows);
const tables = `${toTimingTable(timings)}\n\n${toPageRequestTable(pageRequests)}`;
console.log(tables);
if (options['write-docs']) await writeDocs(tables, 'bench');
process.exitCode = timings.every(isWithinLimit) ? 0 : 1;
