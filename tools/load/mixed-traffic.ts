import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { runAutocannon } from './run-autocannon';
import { runVisitors } from './search-flow';
import { getMedian, getMemoryMiB, toPercentiles, type Report } from './report';
import type { Servers } from './servers';

/** An hour's visitors in ten minutes: six times the usual rate. */
const VISITORS_PER_SECOND = 10;
/** Three of ten visitors search, for four seconds each. */
const SEARCHING_VISITORS = 12;
const SAMPLE_INTERVAL_S = 10;
const MAX_MEMORY_GROWTH = 0.1;

interface TrafficKind {
  name: string;
  perSecond: number;
  url: string;
  requests?: Request[];
  expectedStatus?: number;
}

/** Pages of the other visitors: readers, browsers, and an old link. */
function createTrafficKinds({ kioot: { url }, blank, slugs }: Servers): TrafficKind[] {
  return [
    { name: 'home', perSecond: 3, url },
    { name: 'area', perSecond: 3, url: `${url}/location` },
    { name: 'recipe list', perSecond: 5, url: `${url}/recipies` },
    {
      name: 'recipe',
      perSecond: 5,
      url,
      requests: slugs.map((slug) => ({ path: `/recipes/${slug}` })),
    },
    { name: 'not found', perSecond: 1, url: `${url}/recipes/gone`, expectedStatus: 404 },
    { name: 'feed', perSecond: 1, url: `${url}/feed.xml` },
    { name: 'health', perSecond: 1, url: `${url}/api/health` },
    { name: 'blank page', perSecond: 2, url: blank.url },
  ];
}

/** Publishes at intervals; resolves to the server's memory at each, in mebibytes. */
async function publishAndSampleMemory(
  { kioot, slugs, revalidateSecret }: Servers,
  seconds: number,
): Promise<number[]> {
  const memoryMiB = [getMemoryMiB(kioot.pid)];
  for (let passed = SAMPLE_INTERVAL_S; passed <= seconds; passed += SAMPLE_INTERVAL_S) {
    await sleep(SAMPLE_INTERVAL_S * 1000);
    const record = { slug: slugs[passed % slugs.length] };
    await fetch(`${kioot.url}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': revalidateSecret },
      body: JSON.stringify({
        ...{ type: 'UPDATE', schema: 'public', table: 'posts' },
        ...{ record, old_record: record },
      }),
    });
    memoryMiB.push(getMemoryMiB(kioot.pid));
  }
  return memoryMiB;
}

/** Mixed traffic of an hour compressed into `minutes`, with the server's memory. */
export async function measureMixedTraffic(
  report: Report,
  servers: Servers,
  minutes: number,
): Promise<void> {
  report.title(`A mixed hour in ${minutes} minutes: ${VISITORS_PER_SECOND} visitors a second`);
  const seconds = minutes * 60;
  const [memoryMiB, diners, ...others] = await Promise.all([
    publishAndSampleMemory(servers, seconds),
    runVisitors(servers.kioot.url, SEARCHING_VISITORS, seconds),
    ...createTrafficKinds(servers).map(async ({ name, perSecond, expectedStatus, ...options }) => {
      const answers = await runAutocannon(
        { ...options, connectionRate: perSecond, duration: seconds },
        expectedStatus,
      );
      return { name, ...answers };
    }),
  ]);
  const all = [{ name: 'the four calls together', ...diners }, ...others];
  for (const { name, ms } of all) {
    report.line(name, `${String(ms.length).padStart(6)}  ${toPercentiles(ms)}`);
  }
  const failed = all.filter((kind) => kind.failed > 0);
  const count = failed.reduce((sum, kind) => sum + kind.failed, 0);
  report.errors(count, [count, ...failed.map(({ name }) => name)].join(' '));
  reportMemory(report, memoryMiB);
}

/** Compares the last fifth with the second; the first is warm-up. */
function reportMemory(report: Report, memoryMiB: readonly number[]): void {
  const fifth = Math.max(1, Math.floor(memoryMiB.length / 5));
  const warm = getMedian(memoryMiB.slice(fifth, 2 * fifth));
  const last = getMedian(memoryMiB.slice(-fifth));
  const growth = last / warm - 1;
  const line = memoryMiB.map((value) => value.toFixed(0)).join(' ');
  report.line(`memory in MiB, every ${SAMPLE_INTERVAL_S} s`, line);
  report.target(
    'memory after warm-up, then at the end',
    `${warm.toFixed(0)} MiB, ${last.toFixed(0)} MiB (${(growth * 100).toFixed(1)} %)`,
    `< ${MAX_MEMORY_GROWTH * 100} % more`,
    growth < MAX_MEMORY_GROWTH,
  );
}
