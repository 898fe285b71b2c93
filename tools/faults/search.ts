import { REC_PATHS, type RecEndpoint } from '@/lib/search/contract/rec-endpoints';
import { forEachConcurrently, becomesTrue, type ReportLoss, type Scenario } from './scenario';
import { sendRequest, startSite, type Reply, type Site } from './site';
import {
  ALL_REQUESTS,
  FAILURE_NAMES,
  startUpstream,
  type UpstreamResponse,
  type BodyChange,
  type Fault,
  type Upstream,
} from './upstream';

const BACKEND_TIMEOUT_MS = 3_000;
/** Three calls in sequence, plus the wait for a circuit breaker's probe. */
const MAX_RESPONSE_MS = 3 * BACKEND_TIMEOUT_MS + 5_000;
const MAX_RECOVERY_MS = 15_000;
const CONCURRENCY = 12;
const PLACE_COUNT = 5;

const CALLS = Object.keys(REC_PATHS) as RecEndpoint[];
type CallName = RecEndpoint | 'search';
const MOMENTS = [
  'before the first answer',
  'with warm caches',
  "during another's request",
  'while recovering',
] as const;

/** Changes that keep every row. */
const CHANGES = {
  'one bad row': (body) =>
    body.startsWith('["')
      ? body.replace('[', '[{},')
      : body.replace(/\[(?=\{\\?"contentId)/, '[{},'),
  'total 0 beside rows': (body) => body.replace(`"total":${PLACE_COUNT}`, '"total":0'),
  'no rows': (body) => (body.startsWith('[{"content"') ? '[{"content":[]}]' : body),
} satisfies Record<string, BodyChange>;
type FaultName = (typeof FAILURE_NAMES)[number] | keyof typeof CHANGES;
const FAULT_NAMES = [...FAILURE_NAMES, ...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])];
const isChange = (name: FaultName): name is keyof typeof CHANGES => name in CHANGES;

/**
 * One fault of the tourism backend at one moment; `at` selects a place of its own, so that
 * combinations are independent.
 */
export interface SearchCombination {
  readonly fault: FaultName;
  readonly moment: (typeof MOMENTS)[number];
  readonly call: CallName;
  readonly at: number;
}

export const SEARCH_PAIRS = FAULT_NAMES.flatMap((fault) =>
  MOMENTS.map((moment) => ({ fault, moment })),
);
export const CALL_NAMES: readonly CallName[] = [...CALLS, 'search'];

const toMapx = (at: number) => 126 + at / 1_000_000;
const toIds = (at: number) => Array.from({ length: PLACE_COUNT }, (_, place) => `${at}-${place}`);
const toRows = (ids: readonly string[]) =>
  ids.map((contentId) => ({ contentId, title: `식당 ${contentId}`, treatmenu: '비빔밥' }));

interface AnyRequest {
  mapx?: number;
  contentIdList?: string[];
  restaurantInfo?: { contentId: string }[];
}

function toBody(call: CallName, at: number): object {
  const restaurantInfo = toRows(toIds(at));
  const origin = { mapx: toMapx(at), mapy: 37.5 };
  switch (call) {
    case 'contentIds':
      return { ...origin, radius: 500 };
    case 'page':
      return { restaurantInfo, page: 1, pageSize: 10 };
    case 'search':
      return { want: 'page', origin, radius: 500, need: { kind: 'any' } };
    case 'filter':
    case 'english':
      return { contentIdList: toIds(at), userPref: '아무거나 괜찮아요' };
  }
}

function getCall(path: string | undefined): RecEndpoint | undefined {
  return CALLS.find((call) => REC_PATHS[call] === path);
}

function toKey(path: string | undefined, body: string): string {
  const { mapx, contentIdList, restaurantInfo } = JSON.parse(body) as AnyRequest;
  const id = contentIdList?.[0] ?? restaurantInfo?.[0]?.contentId;
  const at = mapx === undefined ? id?.split('-')[0] : Math.round((mapx - 126) * 1_000_000);
  return `${getCall(path)}:${at}`;
}

/** Healthy tourism backend with five places around every point. */
function respondCorrectly(path: string | undefined, body: string): UpstreamResponse {
  const { mapx = 126, contentIdList = [], restaurantInfo = [] } = JSON.parse(body) as AnyRequest;
  const rows = toRows(contentIdList);
  const answers: Record<RecEndpoint, unknown> = {
    contentIds: toIds(Math.round((mapx - 126) * 1_000_000)),
    filter: { restaurantInfo: rows, total: rows.length },
    page: [{ content: restaurantInfo }],
    english: { restaurantInfoEng: JSON.stringify(rows) },
  };
  const call = getCall(path);
  return {
    status: call ? 200 : 404,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call ? answers[call] : {}),
  };
}

/** Ids of the five places that are missing in a response. */
function findMissing(reply: Reply, at: number): string[] {
  return toIds(at).filter(
    (id) => !reply.body.includes(`"${id}`) && !reply.body.includes(`"${id}\\`),
  );
}

async function startSearchSite(env: Record<string, string> = {}) {
  const backend = await startUpstream(
    ({ url }, body) => respondCorrectly(url, body),
    ({ url }, body) => toKey(url, body),
  );
  const site = await startSite({
    TOURISM_BACKEND_URL: backend.url,
    BACKEND_TIMEOUT_MS: String(BACKEND_TIMEOUT_MS),
    ...env,
  });
  return {
    backend,
    site,
    close: async () => {
      await site.stop();
      await backend.close();
    },
  };
}

const postCall = (site: Site, call: CallName, at: number, reportLoss: ReportLoss) =>
  sendRequest(
    `${site.url}${call === 'search' ? '/api/search' : REC_PATHS[call]}`,
    MAX_RESPONSE_MS,
    reportLoss,
    toBody(call, at),
  );

async function expectAll(
  site: Site,
  call: CallName,
  at: number,
  when: string,
  reportLoss: ReportLoss,
) {
  const reply = await postCall(site, call, at, reportLoss);
  if (!reply) return null;
  const missing = findMissing(reply, at);
  if (reply.status !== 200) reportLoss(`${when}: ${reply.status} ${reply.body.slice(0, 120)}`);
  else if (missing.length > 0)
    reportLoss(`${when}: without ${missing.length} of ${PLACE_COUNT} places`);
  else if (/"total":0\b/.test(reply.body))
    reportLoss(`${when}: total 0 over ${PLACE_COUNT} places`);
  return reply;
}

async function expectRefusal(site: Site, { call, at }: SearchCombination, reportLoss: ReportLoss) {
  const reply = await postCall(site, call, at, reportLoss);
  if (!reply) return;
  const isBackendError = [502, 504].includes(reply.status) && /"code":"backend_/.test(reply.body);
  if (!isBackendError)
    reportLoss(`a failure is answered ${reply.status} ${reply.body.slice(0, 120)}`);
}

async function runCombination(
  site: Site,
  backend: Upstream,
  combination: SearchCombination,
  reportLoss: ReportLoss,
): Promise<void> {
  const { fault: name, moment, call, at } = combination;
  const fault: Fault = isChange(name) ? CHANGES[name] : name;
  // A search makes three calls; the fault affects one of them.
  const faultyCall = call === 'search' ? (['contentIds', 'filter', 'page'] as const)[at % 3] : call;
  const key = `${faultyCall}:${at}`;
  const refused = () =>
    isChange(name)
      ? expectAll(site, call, at, 'rows that can be read', reportLoss)
      : expectRefusal(site, combination, reportLoss);
  await backend.setFault(key, fault);
  switch (moment) {
    case 'before the first answer':
      await refused();
      break;
    case 'with warm caches': {
      const reply = await expectAll(site, call, at, 'a cached answer', reportLoss);
      if (reply && !isChange(name) && reply.headers.get('x-kioot-stale') !== '1')
        reportLoss('a stale answer without a warning');
      break;
    }
    case "during another's request":
      await Promise.all([
        refused(),
        expectAll(site, call, at + 250_000, 'another visitor meanwhile', reportLoss),
      ]);
      break;
    case 'while recovering':
      for (let visit = 0; visit < 2; visit += 1) await refused();
  }
  await backend.clearFault(key);
  await expectAll(site, call, at, 'after recovery', reportLoss);
}

/** Runs the combinations on one instance, after filling and aging its caches. */
export async function runSearchCombinations(
  combinations: readonly SearchCombination[],
  reportLoss: (combination: SearchCombination, what: string) => void,
): Promise<void> {
  const { site, backend, close } = await startSearchSite();
  try {
    const warm = combinations.filter(({ moment }) => moment === 'with warm caches');
    await forEachConcurrently(warm, CONCURRENCY, async (combination) => {
      const { call, at } = combination;
      await expectAll(site, call, at, 'a healthy backend', (what) => reportLoss(combination, what));
    });
    await site.passTenMinutes();
    await forEachConcurrently(combinations, CONCURRENCY, (combination) =>
      runCombination(site, backend, combination, (what) => reportLoss(combination, what)),
    );
    const [first] = combinations;
    if (first && backend.countRedirected() > 0)
      reportLoss(
        first,
        `${backend.countRedirected()} requests followed a redirect to another host`,
      );
  } finally {
    await close();
  }
}

/** Enough visits to open the circuit, and more that must not reach the backend. */
const VISIT_COUNT = 40;

async function testOutage(fault: Fault, reportLoss: ReportLoss): Promise<void> {
  const { site, backend, close } = await startSearchSite();
  try {
    await expectAll(site, 'contentIds', 1, 'a healthy backend', reportLoss);
    await backend.setFault(ALL_REQUESTS, fault);
    const before = backend.countCalls();
    for (let at = 2; at < VISIT_COUNT; at += 1) await postCall(site, 'contentIds', at, reportLoss);
    // Each attempt may be retried once, and the circuit breaker probes by itself.
    const calls = backend.countCalls() - before;
    if (calls > VISIT_COUNT / 2)
      reportLoss(`a backend that is away is called ${calls} times by ${VISIT_COUNT}`);
    await backend.clearFault(ALL_REQUESTS);
    const hasRecovered = await becomesTrue(
      async () => (await postCall(site, 'contentIds', 100, reportLoss))?.status === 200,
      MAX_RECOVERY_MS,
    );
    if (!hasRecovered) reportLoss(`not recovered ${MAX_RECOVERY_MS} ms after its backend`);
  } finally {
    await close();
  }
}

/** Every few requests of one visitor make the backend fail. */
async function testOneFailingVisitor(reportLoss: ReportLoss): Promise<void> {
  const { site, backend, close } = await startSearchSite();
  try {
    for (let round = 0; round < 3; round += 1) {
      for (let odd = 1; odd <= 7; odd += 1) {
        const at = round * 20 + odd;
        for (const call of CALLS) await backend.setFault(`${call}:${at}`, 'answers 500');
        await Promise.all(CALLS.map((call) => postCall(site, call, at, reportLoss)));
      }
      for (const call of CALL_NAMES)
        await expectAll(
          site,
          call,
          1_000 + round,
          `others after ${7 * (round + 1)} odd`,
          reportLoss,
        );
    }
  } finally {
    await close();
  }
}

/** More ids than the body limit allows, returned by the backend. */
async function testManyIds(reportLoss: ReportLoss): Promise<void> {
  const backend = await startUpstream(
    ({ url }, body) =>
      getCall(url) === 'contentIds'
        ? {
            ...respondCorrectly(url, body),
            body: JSON.stringify(Array.from({ length: 25_000 }, (_, at) => `${at}`)),
          }
        : respondCorrectly(url, body),
    () => '',
  );
  const site = await startSite({ TOURISM_BACKEND_URL: backend.url });
  try {
    const ids = await postCall(site, 'contentIds', 1, reportLoss);
    const contentIdList: unknown = JSON.parse(ids?.body ?? '[]');
    const body = { contentIdList, userPref: '아무거나 괜찮아요' };
    const reply = await sendRequest(
      `${site.url}${REC_PATHS.filter}`,
      MAX_RESPONSE_MS,
      reportLoss,
      body,
    );
    if (reply?.status !== 200) {
      reportLoss(
        `the ids handed out are taken back with ${reply?.status} ${reply?.body.slice(0, 120)}`,
      );
      return;
    }
    const { restaurantInfo } = JSON.parse(reply.body) as { restaurantInfo: unknown };
    const page = { restaurantInfo, page: 1, pageSize: 10 };
    const shown = await sendRequest(
      `${site.url}${REC_PATHS.page}`,
      MAX_RESPONSE_MS,
      reportLoss,
      page,
    );
    if (shown?.status !== 200)
      reportLoss(`the rows handed out are taken back with ${shown?.status}`);
  } finally {
    await site.stop();
    await backend.close();
  }
}

/** Longest wait of others beside such a row, including the slack of a busy machine. */
const MAX_BLOCKED_MS = 1_000;

/** One visitor's large fields do not block other visitors. */
async function testLargeFields(reportLoss: ReportLoss): Promise<void> {
  const site = await startSite({});
  let worstMs = 0;
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      const startedAt = performance.now();
      await sendRequest(`${site.url}/api/health`, MAX_BLOCKED_MS, reportLoss);
      worstMs = Math.max(worstMs, performance.now() - startedAt);
    }
  };
  const watching = watch();
  try {
    for (const fields of [
      { treatmenu: '월'.repeat(300_000) },
      { opentimefood: '09:00~'.repeat(140_000) },
    ]) {
      const [name] = Object.keys(fields);
      const row = { contentId: '1', title: '집', ...fields };
      const body = { restaurantInfo: [row], page: 1, pageSize: 10 };
      const reply = await sendRequest(
        `${site.url}${REC_PATHS.page}`,
        MAX_RESPONSE_MS,
        reportLoss,
        body,
      );
      if (!reply || reply.status >= 500) reportLoss(`a long ${name} is answered ${reply?.status}`);
    }
    isDone = true;
    await watching;
    if (worstMs > MAX_BLOCKED_MS)
      reportLoss(`others waited ${Math.round(worstMs)} ms for a long field`);
  } finally {
    isDone = true;
    await site.stop();
  }
}

export const SEARCH_SCENARIOS: readonly Scenario[] = [
  ...(['refuse', 'answers 500', 'answers HTML', 'stalls before its headers'] as const).map(
    (fault) => ({
      name: `search: backend that ${fault}`,
      run: (reportLoss: ReportLoss) => testOutage(fault, reportLoss),
    }),
  ),
  { name: 'search: one visitor', run: testOneFailingVisitor },
  { name: 'search: 25,000 ids', run: testManyIds },
  { name: 'search: large fields', run: testLargeFields },
];
