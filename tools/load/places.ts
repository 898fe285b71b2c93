import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  fillPlaces,
  findPostgres,
  startPostgres,
  type TestPlaces,
} from '../../__tests__/helpers/places-databases';
import { generatePlaces, inOrderOfImport } from '../bench/generated-places';
import { AREAS } from '../../lib/areas';
import { getFreePort, startProcess } from '../processes';
import { fire } from './fire';
import {
  RUN_S,
  VISITORS,
  WARM_UP_S,
  recordFlows,
  runVisitors,
  type Call,
  type Exchange,
} from './flow';
import { getMedian, getMemoryMiB, getQuantile, toPercentiles, type Report } from './report';
import { SERVER, start, startBlankServer, type Server } from './servers';

export const HOMES = ['PostgreSQL', 'bundled'] as const;
export type Home = (typeof HOMES)[number];

const MOST_TIMES_NO_OP = 1.5;
const MOST_MEMORY_MIB = 300;
const MOST_LATER_MS = 150;
const STARTS = 7;
const LOOK_EVERY_MS = 5;
const SEARCHERS = 10;

interface Filled extends TestPlaces {
  /** What a site is told of it. */
  env: Record<string, string>;
}

const sleepUntilLooked = () => new Promise((done) => setTimeout(done, LOOK_EVERY_MS));

/**
 * The home with so many places in it; null for the bundled ones, which are there.
 * @param url of a database that is filled already
 */
export async function fillHome(home: Home, count: number, url?: string): Promise<Filled | null> {
  if (home === 'bundled') return null;
  const toFilled = (places: TestPlaces): Filled => ({
    ...places,
    env: { PLACES_DATABASE: 'supabase', PLACES_DATABASE_URL: places.url },
  });
  if (url !== undefined) return toFilled({ url, stop: () => Promise.resolve() });
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed here.');
  const places = await startPostgres(bin);
  const { rows, lines } = inOrderOfImport(generatePlaces(count));
  await fillPlaces(places.url, rows, { lines });
  return toFilled(places);
}

const SITE = { RATE_LIMIT_PER_MINUTE: '0', PLACES_DATABASE_TIMEOUT_MS: '60000' };

export const startSite = (filled: Filled | null): Promise<Server> =>
  start([SERVER], { ...SITE, ...filled?.env });

/** Answers what was recorded, by its number, and looks at nothing that it is sent. */
const NO_OP = `import { readFileSync } from 'node:fs';
let answers;
export async function POST(request) {
  answers ??= JSON.parse(readFileSync(process.env.NO_OP_ANSWERS, 'utf8'));
  await request.text();
  const answer = answers[new URL(request.url).searchParams.get('number')];
  return new Response(answer, { headers: { 'content-type': 'application/json' } });
}`;

/** The same flows to something that does nothing: the same bytes both ways. */
function toNoOpCalls(flows: readonly Exchange[][]): (visitor: number) => Call[] {
  return (visitor) => {
    let flow = visitor - 1;
    return [0, 1, 2, 3].map((call): Call => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      setupRequest: (request) => {
        if (call === 0) flow += 1;
        const at = flow % flows.length;
        const body = flows[at]?.[call]?.sent ?? '';
        return { ...request, path: `/no-op?number=${at * 4 + call}`, body };
      },
      onResponse: (_status, body) => void JSON.parse(body),
    }));
  };
}

/** The four calls of many visitors, beside as many calls with the same bytes of a Next that does nothing with them. */
export async function measureFlowOf(report: Report, home: Home, site: Server): Promise<void> {
  report.title(`${home}: four calls, ${VISITORS} visitors at once, beside four that do nothing`);
  const flows = await recordFlows(site.url);
  const folder = mkdtempSync(path.join(tmpdir(), 'kioot-no-op-'));
  const answers = path.join(folder, 'answers.json');
  writeFileSync(answers, JSON.stringify(flows.flatMap((flow) => flow.map((one) => one.answered))));
  const noOp = await startBlankServer({ 'app/no-op/route.js': NO_OP }, { NO_OP_ANSWERS: answers });
  const bytes = flows.flat().reduce((sum, one) => sum + one.sent.length + one.answered.length, 0);
  report.line('letters of a flow, both ways, on average', (bytes / flows.length).toFixed(0));
  try {
    for (const hasPauses of [true, false]) {
      const run = async (url: string, toCalls?: (visitor: number) => Call[]) => {
        await runVisitors(url, VISITORS, WARM_UP_S, false, toCalls);
        return runVisitors(url, VISITORS, RUN_S, hasPauses, toCalls);
      };
      const real = await run(site.url);
      const none = await run(noOp.url, toNoOpCalls(flows));
      report.line(hasPauses ? 'a second between two taps' : 'no pause at all', '');
      report.line('  four calls', toPercentiles(real.ms));
      report.line('  four calls that do nothing', toPercentiles(none.ms));
      const times = getQuantile(real.ms, 0.95) / getQuantile(none.ms, 0.95);
      const isMet = times <= MOST_TIMES_NO_OP;
      const text = `${times.toFixed(2)} times`;
      report.target('  p95', text, `<= ${MOST_TIMES_NO_OP} times`, isMet);
      report.errors(real.failed + none.failed);
    }
  } finally {
    await noOp.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Pages of searches that nobody searched before. */
function toSearch(visitor: number): Call {
  let search = visitor * 1_000;
  return {
    method: 'POST',
    path: '/api/search',
    headers: { 'content-type': 'application/json' },
    setupRequest: (request) => {
      search += 1;
      const { mapx, mapy } = AREAS[search % AREAS.length] ?? { mapx: 127, mapy: 37.55 };
      const origin = { mapx: mapx + search * 1e-6, mapy: mapy - search * 1e-6 };
      const need = search % 2 ? { kind: 'meats', meats: ['pork'] } : { kind: 'lactoOvo' };
      const profile = { allergies: ['peanut'] };
      const body = JSON.stringify({ origin, radius: 2000, need, profile, want: 'page' });
      return { ...request, body };
    },
  };
}

/** The most memory a process ever had, in mebibytes. */
const getMostMemoryMiB = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Memory of a site that has answered the flow and searches. */
export async function measureMemory(
  report: Report,
  home: Home,
  filled: Filled | null,
): Promise<void> {
  report.title(`${home}: memory`);
  const site = await startSite(filled);
  try {
    await fetch(`${site.url}/api/health`);
    report.line('a site that has just started', `${getMemoryMiB(site.pid).toFixed(0)} MiB`);
    await runVisitors(site.url, VISITORS, RUN_S);
    const searches = await Promise.all(
      Array.from({ length: SEARCHERS }, (_, visitor) =>
        fire({ url: site.url, duration: RUN_S, connectionRate: 1, requests: [toSearch(visitor)] }),
      ),
    );
    report.errors(searches.reduce((sum, { failed }) => sum + failed, 0));
    const after = getMemoryMiB(site.pid);
    const text = `${after.toFixed(0)} MiB, at most ${getMostMemoryMiB(site.pid).toFixed(0)} MiB`;
    if (home !== 'PostgreSQL') report.line('the same after load', text);
    else {
      const isMet = after <= MOST_MEMORY_MIB;
      report.target('the same after load', text, `<= ${MOST_MEMORY_MIB} MiB`, isMet);
    }
  } finally {
    await site.stop();
  }
}

/** How long a site takes from its start to its first answer, and to the end of a first search, in milliseconds. */
async function startOnce(filled: Filled | null): Promise<{ readyMs: number; searchedMs: number }> {
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const site = startProcess(process.execPath, [SERVER], {
    env: { ...SITE, ...filled?.env, PORT: String(port) },
  });
  try {
    while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) await sleepUntilLooked();
    const readyMs = performance.now() - startedAt;
    const search = toSearch(0);
    const { path: where = '', body } = search.setupRequest(search);
    const response = await fetch(url + where, { method: 'POST', body: String(body) });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
    return { readyMs, searchedMs: performance.now() - startedAt };
  } finally {
    await site.stop();
  }
}

/** Starts of a site over a database, beside those of one over the bundled places, in turns. */
export async function measureStarts(
  report: Report,
  home: Home,
  filled: Filled | null,
): Promise<void> {
  if (!filled) return;
  report.title(`${home}: starts, median of ${STARTS}`);
  const pairs = [];
  for (let at = 0; at < STARTS; at += 1) {
    pairs.push({ stored: await startOnce(filled), bundled: await startOnce(null) });
  }
  for (const [what, key] of [
    ['to the first answer', 'readyMs'],
    ['and a first search', 'searchedMs'],
  ] as const) {
    const stored = getMedian(pairs.map((pair) => pair.stored[key]));
    const bundled = getMedian(pairs.map((pair) => pair.bundled[key]));
    const text = `${stored.toFixed(0)} ms, bundled ${bundled.toFixed(0)} ms`;
    const isMet = stored - bundled <= MOST_LATER_MS;
    report.target(what, text, `<= ${MOST_LATER_MS} ms more`, isMet);
  }
}
