// `npm run tool -- load` measures the last production build under load beside a blank page of the
// same Next, and prints every result with its target. Parts: --pages, --flow, --mix (all three by
// default) and --nginx. --minutes sets the length of the mixed run (1).
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { measureSearchFlow } from './load/search-flow';
import { measureMixedTraffic } from './load/mixed-traffic';
import { startNginx } from './load/nginx';
import { measureNginx, measurePages } from './load/pages';
import { getFreePort, isInstalled } from './processes';
import { Report } from './load/report';
import { startServers, type Servers } from './load/servers';

const PARTS = ['pages', 'flow', 'mix', 'nginx'] as const;
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    pages: flag,
    flow: flag,
    mix: flag,
    nginx: flag,
    minutes: { type: 'string', default: '1' },
  },
});

async function measureBehindNginx(report: Report, servers: Servers): Promise<void> {
  if (!isInstalled('nginx', '-v')) {
    report.line('nginx', 'is not on this machine: not measured');
    return;
  }
  const nginx = await startNginx(await getFreePort(), [servers.kioot.port]);
  await measureNginx(report, nginx.url, servers).finally(() => nginx.stop());
}

async function main(): Promise<void> {
  const requested = PARTS.filter((part) => values[part]);
  const parts = requested.length > 0 ? requested : PARTS.filter((part) => part !== 'nginx');
  const report = new Report();
  const servers = await startServers();
  console.log(`Node ${process.version}, ${availableParallelism()} processors, load included.`);
  try {
    if (parts.includes('pages')) await measurePages(report, servers);
    if (parts.includes('flow')) await measureSearchFlow(report, servers);
    if (parts.includes('mix')) await measureMixedTraffic(report, servers, Number(values.minutes));
    if (parts.includes('nginx')) await measureBehindNginx(report, servers);
  } finally {
    await servers.stop();
  }
  console.log(`\n${report.missed} targets missed.`);
  process.exitCode = report.missed === 0 ? 0 : 1;
}

await main();
