import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from './report';
import type { Servers } from './servers';
import { getMedian, getMemoryMiB, toPercentiles } from './statistics';
import { recommend, visit, type Visit } from './visitors';

/** An hour of these many visitors per minute, in ten minutes: six times as many at once. */
const VISITORS_PER_SECOND = 10;
const READ_MEMORY_EVERY_S = 10;
const PUBLISH_EVERY = 100;
const BLANK_EVERY = 5;
const PAUSE_MS = 500;
const MEMORY_GROWTH = 0.1;

/** The mix, by the number of the visitor: readers, browsers, diners, and somebody with an old link. */
async function runVisitor(servers: Servers, index: number): Promise<Visit[]> {
  const { kioot, blank, slugs, revalidateSecret } = servers;
  const slug = slugs[index % slugs.length] ?? '';
  const see = (kind: string, path: string) => visit(kind, `${kioot.url}${path}`);
  const visits: Visit[] = [];
  if (index % PUBLISH_EVERY === 0) {
    const change = { type: 'UPDATE', schema: 'public', table: 'posts' };
    visits.push(
      await visit('publish', `${kioot.url}/api/revalidate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-revalidate-secret': revalidateSecret },
        body: JSON.stringify({ ...change, record: { slug }, old_record: { slug } }),
      }),
    );
  }
  if (index % BLANK_EVERY === 0) visits.push(await visit('blank page', blank.url));
  switch (index % 10) {
    case 0:
    case 1:
    case 2:
      visits.push(await see('home', '/'), await see('area', '/location'));
      visits.push(...(await recommend(kioot.url, index, PAUSE_MS)).visits);
      break;
    case 3:
      visits.push(await see('not found', `/recipes/gone-${index % 50}`));
      break;
    case 4:
      visits.push(await see('feed', '/feed.xml'), await see('health', '/api/health'));
      break;
    default:
      visits.push(await see('recipe list', '/recipies'), await see('recipe', `/recipes/${slug}`));
  }
  return visits;
}

/** A mixed hour, pressed into so many minutes, with the memory of the server beside it. */
export async function measureMix(report: Report, servers: Servers, minutes: number): Promise<void> {
  report.title(`A mixed hour in ${minutes} minutes: ${VISITORS_PER_SECOND} visitors a second`);
  const visits: Visit[] = [];
  const memoryMiB: number[] = [];
  const running = new Set<Promise<void>>();
  const startedAt = performance.now();
  const total = minutes * 60 * VISITORS_PER_SECOND;
  for (let index = 0; index < total; index += 1) {
    const wait = startedAt + (index * 1000) / VISITORS_PER_SECOND - performance.now();
    if (wait > 0) await sleep(wait);
    const visitor = runVisitor(servers, index).then((made) => {
      visits.push(...made);
      running.delete(visitor);
    });
    running.add(visitor);
    if (index % (VISITORS_PER_SECOND * READ_MEMORY_EVERY_S) === 0) {
      memoryMiB.push(getMemoryMiB(servers.kioot.pid));
    }
  }
  await Promise.all(running);
  memoryMiB.push(getMemoryMiB(servers.kioot.pid));

  const kinds = [...new Set(visits.map(({ kind }) => kind))];
  for (const kind of kinds) {
    const own = visits.filter((one) => one.kind === kind);
    report.line(
      kind,
      `${String(own.length).padStart(6)}  ${toPercentiles(own.map(({ ms }) => ms))}`,
    );
  }
  const failed = visits.filter(({ isGood }) => !isGood);
  const failedKinds = [
    ...new Set(failed.map(({ kind, failure = '' }) => `${kind} (${failure})`)),
  ].join(', ');
  report.target(
    'errors',
    `${failed.length} of ${visits.length} ${failedKinds}`,
    '0',
    failed.length === 0,
  );
  reportMemory(report, memoryMiB);
}

/** The last fifth beside the second fifth, since the first one warms up. */
function reportMemory(report: Report, memoryMiB: readonly number[]): void {
  const fifth = Math.max(1, Math.floor(memoryMiB.length / 5));
  const warm = getMedian(memoryMiB.slice(fifth, 2 * fifth));
  const last = getMedian(memoryMiB.slice(-fifth));
  const growth = last / warm - 1;
  const line = memoryMiB.map((value) => value.toFixed(0)).join(' ');
  report.line(`memory in MiB, every ${READ_MEMORY_EVERY_S} s`, line);
  report.target(
    'memory after warm-up, then at the end',
    `${warm.toFixed(0)} MiB, ${last.toFixed(0)} MiB (${(growth * 100).toFixed(1)} %)`,
    `< ${MEMORY_GROWTH * 100} % more`,
    growth < MEMORY_GROWTH,
  );
}
