import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import { fire } from './fire';
import { runVisitors } from './flow';
import { getMedian, getMemoryMiB, toPercentiles, type Report } from './report';
import type { Servers } from './servers';

/** An hour of these many visitors per minute, in ten minutes: six times as many at once. */
const VISITORS_PER_SECOND = 10;
/** Three of ten look for dinner, and are at it for four seconds. */
const DINERS = 12;
const LOOK_EVERY_S = 10;
const MEMORY_GROWTH = 0.1;

interface Kind {
  name: string;
  perSecond: number;
  url: string;
  requests?: Request[];
  wanted?: number;
}

/** What the other visitors of a second open: readers, browsers, and somebody with an old link. */
function toKinds({ kioot: { url }, blank, slugs }: Servers): Kind[] {
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
    { name: 'not found', perSecond: 1, url: `${url}/recipes/gone`, wanted: 404 },
    { name: 'feed', perSecond: 1, url: `${url}/feed.xml` },
    { name: 'health', perSecond: 1, url: `${url}/api/health` },
    { name: 'blank page', perSecond: 2, url: blank.url },
  ];
}

/** An editor who publishes now and then; gives the server's memory at each time, in mebibytes. */
async function publishAndLook(
  { kioot, slugs, revalidateSecret }: Servers,
  seconds: number,
): Promise<number[]> {
  const memoryMiB = [getMemoryMiB(kioot.pid)];
  for (let passed = LOOK_EVERY_S; passed <= seconds; passed += LOOK_EVERY_S) {
    await sleep(LOOK_EVERY_S * 1000);
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

/** A mixed hour, pressed into so many minutes, with the memory of the server beside it. */
export async function measureMix(report: Report, servers: Servers, minutes: number): Promise<void> {
  report.title(`A mixed hour in ${minutes} minutes: ${VISITORS_PER_SECOND} visitors a second`);
  const seconds = minutes * 60;
  const [memoryMiB, diners, ...others] = await Promise.all([
    publishAndLook(servers, seconds),
    runVisitors(servers.kioot.url, DINERS, seconds),
    ...toKinds(servers).map(async ({ name, perSecond, wanted, ...options }) => {
      const answers = await fire(
        { ...options, connectionRate: perSecond, duration: seconds },
        wanted,
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

/** The last fifth beside the second fifth, since the first one warms up. */
function reportMemory(report: Report, memoryMiB: readonly number[]): void {
  const fifth = Math.max(1, Math.floor(memoryMiB.length / 5));
  const warm = getMedian(memoryMiB.slice(fifth, 2 * fifth));
  const last = getMedian(memoryMiB.slice(-fifth));
  const growth = last / warm - 1;
  const line = memoryMiB.map((value) => value.toFixed(0)).join(' ');
  report.line(`memory in MiB, every ${LOOK_EVERY_S} s`, line);
  report.target(
    'memory after warm-up, then at the end',
    `${warm.toFixed(0)} MiB, ${last.toFixed(0)} MiB (${(growth * 100).toFixed(1)} %)`,
    `< ${MEMORY_GROWTH * 100} % more`,
    growth < MEMORY_GROWTH,
  );
}
