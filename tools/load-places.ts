// `npm run tool -- load-places PostgreSQL|bundled` measures the last production build over a home of its places, as large as
// Seoul where it is a database: the four calls of 50 visitors beside four that do nothing, memory, and starts. Parts: --flow,
// --memory, --starts (all by default); --count says how many places, --url names a database that is filled already.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import {
  HOMES,
  fillHome,
  measureFlowOf,
  measureMemory,
  measureStarts,
  startSite,
} from './load/places';
import { Report } from './load/report';

const PARTS = ['flow', 'memory', 'starts'] as const;
const flag = { type: 'boolean', default: false } as const;

async function run(): Promise<void> {
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
  const asked = PARTS.filter((part) => values[part]);
  const parts = asked.length > 0 ? asked : PARTS;
  const report = new Report();
  console.log(`Node ${process.version}, ${availableParallelism()} processors, load included.`);
  for (const home of HOMES.filter(
    (each) => positionals.length === 0 || positionals.includes(each),
  )) {
    const filled = await fillHome(home, Number(values.count), values.url);
    try {
      if (parts.includes('starts')) await measureStarts(report, home, filled);
      if (parts.includes('memory')) await measureMemory(report, home, filled);
      if (parts.includes('flow')) {
        const site = await startSite(filled);
        await measureFlowOf(report, home, site).finally(() => site.stop());
      }
    } finally {
      await filled?.stop();
    }
  }
  console.log(`\n${report.missed} targets missed.`);
  process.exitCode = report.missed === 0 ? 0 : 1;
}

await run();
