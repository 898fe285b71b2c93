import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  fillPlaces,
  findPostgres,
  startPostgres,
  type TestPlaces,
} from '../../__tests__/helpers/places-databases';
import { generatePlaces, sortInImportOrder } from '../bench/generated-places';
import { AREAS } from '../../lib/areas';
import { getFreePort, startProcess } from '../processes';
import { runAutocannon } from './run-autocannon';
import {
  RUN_S,
  VISITORS,
  WARM_UP_S,
  recordFlows,
  runVisitors,
  type FlowCall,
  type Exchange,
} from './search-flow';
import { getMedian, getMemoryMiB, getQuantile, toPercentiles, type Report } from './report';
import { SERVER_FILE, startServer, startBlankServer, type Server } from './servers';

export const PLACE_STORES = ['PostgreSQL', 'bundled'] as const;
export type PlaceStore = (typeof PLACE_STORES)[number];

const MAX_TIMES_NO_OP = 1.5;
const MAX_MEMORY_MIB = 300;
const MAX_EXTRA_START_MS = 150;
const START_COUNT = 7;
const POLL_INTERVAL_MS = 5;
const SEARCHING_VISITORS = 10;

interface FilledStore extends TestPlaces {
  /** Environment of a site over this store. */
  env: Record<string, string>;
}

const waitOnePoll = () => new Promise((done) => setTimeout(done, POLL_INTERVAL_MS));

/**
 * Starts and fills a store; null for the bundled places.
 *
 * @param url of a database that is filled already
 */
export async function fillStore(
  store: PlaceStore,
  count: number,
  url?: string,
): Promise<FilledStore | null> {
  if (store === 'bundled') return null;
  const toFilled = (places: TestPlaces): FilledStore => ({
    ...places,
    env: { PLACES_DATABASE: 'supabase', PLACES_DATABASE_URL: places.url },
  });
  if (url !== undefined) return toFilled({ url, stop: () => Promise.resolve() });
  const bin = findPostgres();
  if (!bin) throw new Error('PostgreSQL is not installed here.');
  const places = await startPostgres(bin);
  const { rows, lines } = sortInImportOrder(generatePlaces(count));
  await fillPlaces(places.url, rows, { lines });
  return toFilled(places);
}

const SITE_ENV = { RATE_LIMIT_PER_MINUTE: '0', PLACES_DATABASE_TIMEOUT_MS: '60000' };

export const startSite = (filled: FilledStore | null): Promise<Server> =>
  startServer([SERVER_FILE], { ...SITE_ENV, ...filled?.env });

/** Returns a recorded response by its number and ignores the request body. */
const NO_OP_ROUTE = `import { readFileSync } from 'node:fs';
let answers;
export async function POST(request) {
  answers ??= JSON.parse(readFileSync(process.env.NO_OP_ANSWERS, 'utf8'));
  await request.text();
  const answer = answers[new URL(request.url).searchParams.get('number')];
  return new Response(answer, { headers: { 'content-type': 'application/json' } });
}`;

/** Same request and response bytes against a no-op route. */
function createNoOpCalls(flows: readonly Exchange[][]): (visitor: number) => FlowCall[] {
  return (visitor) => {
    let flow = visitor - 1;
    return [0, 1, 2, 3].map((call): FlowCall => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      setupRequest: (request) => {
        if (call === 0) flow += 1;
        const at = flow % flows.length;
        const body = flows[at]?.[call]?.requestBody ?? '';
        return { ...request, path: `/no-op?number=${at * 4 + call}`, body };
      },
      onResponse: (_status, body) => void JSON.parse(body),
    }));
  };
}

/** The four calls of many visitors, beside no-op calls with the same bytes in a bare Next. */
export async function measureStoreFlow(
  report: Report,
  store: PlaceStore,
  site: Server,
): Promise<void> {
  report.title(`${store}: four calls, ${VISITORS} visitors at once, beside four that do nothing`);
  const flows = await recordFlows(site.url);
  const folder = mkdtempSync(path.join(tmpdir(), 'kioot-no-op-'));
  const answers = path.join(folder, 'answers.json');
  writeFileSync(
    answers,
    JSON.stringify(flows.flatMap((flow) => flow.map((one) => one.responseBody))),
  );
  const noOp = await startBlankServer(
    { 'app/no-op/route.js': NO_OP_ROUTE },
    { NO_OP_ANSWERS: answers },
  );
  const bytes = flows
    .flat()
    .reduce((sum, one) => sum + one.requestBody.length + one.responseBody.length, 0);
  report.line('letters of a flow, both ways, on average', (bytes / flows.length).toFixed(0));
  try {
    for (const hasPauses of [true, false]) {
      const run = async (url: string, toCalls?: (visitor: number) => FlowCall[]) => {
        await runVisitors(url, VISITORS, WARM_UP_S, false, toCalls);
        return runVisitors(url, VISITORS, RUN_S, hasPauses, toCalls);
      };
      const real = await run(site.url);
      const none = await run(noOp.url, createNoOpCalls(flows));
      report.line(hasPauses ? 'a second between two taps' : 'no pause at all', '');
      report.line('  four calls', toPercentiles(real.ms));
      report.line('  four calls that do nothing', toPercentiles(none.ms));
      const times = getQuantile(real.ms, 0.95) / getQuantile(none.ms, 0.95);
      const isMet = times <= MAX_TIMES_NO_OP;
      const text = `${times.toFixed(2)} times`;
      report.target('  p95', text, `<= ${MAX_TIMES_NO_OP} times`, isMet);
      report.errors(real.failed + none.failed);
    }
  } finally {
    await noOp.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Requests for distinct pages of searches. */
function createSearchCall(visitor: number): FlowCall {
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

/** Peak resident memory of a process in mebibytes (VmHWM, Linux). */
const getPeakMemoryMiB = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Memory of a site after flows and searches. */
export async function measureMemory(
  report: Report,
  store: PlaceStore,
  filled: FilledStore | null,
): Promise<void> {
  report.title(`${store}: memory`);
  const site = await startSite(filled);
  try {
    await fetch(`${site.url}/api/health`);
    report.line('a site that has just started', `${getMemoryMiB(site.pid).toFixed(0)} MiB`);
    await runVisitors(site.url, VISITORS, RUN_S);
    const searches = await Promise.all(
      Array.from({ length: SEARCHING_VISITORS }, (_, visitor) =>
        runAutocannon({
          url: site.url,
          duration: RUN_S,
          connectionRate: 1,
          requests: [createSearchCall(visitor)],
        }),
      ),
    );
    report.errors(searches.reduce((sum, { failed }) => sum + failed, 0));
    const after = getMemoryMiB(site.pid);
    const text = `${after.toFixed(0)} MiB, at most ${getPeakMemoryMiB(site.pid).toFixed(0)} MiB`;
    if (store !== 'PostgreSQL') report.line('the same after load', text);
    else {
      const isMet = after <= MAX_MEMORY_MIB;
      report.target('the same after load', text, `<= ${MAX_MEMORY_MIB} MiB`, isMet);
    }
  } finally {
    await site.stop();
  }
}

/** Milliseconds from process start to the first response and to the end of a first search. */
async function startOnce(
  filled: FilledStore | null,
): Promise<{ readyMs: number; searchedMs: number }> {
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const site = startProcess(process.execPath, [SERVER_FILE], {
    env: { ...SITE_ENV, ...filled?.env, PORT: String(port) },
  });
  try {
    while (!(await fetch(`${url}/api/health`).catch(() => null))?.ok) await waitOnePoll();
    const readyMs = performance.now() - startedAt;
    const search = createSearchCall(0);
    const { path: where = '', body } = search.setupRequest(search);
    const response = await fetch(url + where, { method: 'POST', body: String(body) });
    if (!response.ok) throw new Error(await response.text());
    await response.arrayBuffer();
    return { readyMs, searchedMs: performance.now() - startedAt };
  } finally {
    await site.stop();
  }
}

/** Start times over a database beside those over the bundled places, alternating. */
export async function measureStartTimes(
  report: Report,
  store: PlaceStore,
  filled: FilledStore | null,
): Promise<void> {
  if (!filled) return;
  report.title(`${store}: starts, median of ${START_COUNT}`);
  const pairs = [];
  for (let at = 0; at < START_COUNT; at += 1) {
    pairs.push({ stored: await startOnce(filled), bundled: await startOnce(null) });
  }
  for (const [what, key] of [
    ['to the first answer', 'readyMs'],
    ['and a first search', 'searchedMs'],
  ] as const) {
    const stored = getMedian(pairs.map((pair) => pair.stored[key]));
    const bundled = getMedian(pairs.map((pair) => pair.bundled[key]));
    const text = `${stored.toFixed(0)} ms, bundled ${bundled.toFixed(0)} ms`;
    const isMet = stored - bundled <= MAX_EXTRA_START_MS;
    report.target(what, text, `<= ${MAX_EXTRA_START_MS} ms more`, isMet);
  }
}
