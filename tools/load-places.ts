// `npm run tool -- load-places PostgreSQL|bundled` measures the last production build over a store
// of places, at the size of Seoul for a database: the four calls of 50 visitors beside no-op calls,
// memory, and start times. Parts: --flow, --memory, --starts (all by default); --count sets the
// number of places, --url names a filled database.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import {
  PLACE_STORES,
  fillStore,
  measureStoreFlow,
  measureMemory,
  measureStartTimes,
  startSite,
} from './load/place-store-load';
import { Report } from './load/report';

const PARTS = ['flow', 'memory', 'starts'] as const;
const flag = { type: 'boolean', default: false } as const;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      flow: flag,
      memory: flag,
      starts: flag,
      count: { type: 'string', default: '170000' },
      url: { type: 'string' },
    },
    allowPositionals: true,
  });
  const requested = PARTS.filter((part) => values[part]);
  const parts = requested.length > 0 ? requested : PARTS;
  const report = new Report();
  console.log(`Node ${process.version}, ${availableParallelism()} processors, load included.`);
  for (const store of PLACE_STORES.filter(
    (each) => positionals.length === 0 || positionals.includes(each),
  )) {
    const filled = await fillStore(store, Number(values.count), values.url);
    try {
      if (parts.includes('starts')) await measureStartTimes(report, store, filled);
      if (parts.includes('memory')) await measureMemory(report, store, filled);
      if (parts.includes('flow')) {
        const site = await startSite(filled);
        await measureStoreFlow(report, store, site).finally(() => site.stop());
      }
    } finally {
      await filled?.stop();
    }
  }
  console.log(`\n${report.missed} targets missed.`);
  process.exitCode = report.missed === 0 ? 0 : 1;
}

await main();
