import { REC_PATHS, type RecCall } from '@/lib/search/calls';
import { forEachOf, isSoon, type Lose, type Scenario } from './scenario';
import { ask, startSite, type Reply, type Site } from './site';
import {
  ALL,
  FAILURE_NAMES,
  startUpstream,
  type Answer,
  type Change,
  type Fault,
  type Upstream,
} from './upstream';

const BACKEND_TIMEOUT_MS = 3_000;
/** Three calls one after the other, and the time a visitor waits to hear whether the backend is back. */
const LIMIT_MS = 3 * BACKEND_TIMEOUT_MS + 5_000;
const WELL_WITHIN_MS = 15_000;
const AT_ONCE = 12;
const PLACES = 5;

const CALLS = Object.keys(REC_PATHS) as RecCall[];
type Asked = RecCall | 'search';
const MOMENTS = [
  'before the first answer',
  'when something is kept',
  "during another's request",
  'while recovering',
] as const;

/** The rows stay, all of them, whatever is said beside them. */
const CHANGES = {
  'one bad row': (body) =>
    body.startsWith('["')
      ? body.replace('[', '[{},')
      : body.replace(/\[(?=\{\\?"contentId)/, '[{},'),
  'total 0 beside rows': (body) => body.replace(`"total":${PLACES}`, '"total":0'),
  'no rows': (body) => (body.startsWith('[{"content"') ? '[{"content":[]}]' : body),
} satisfies Record<string, Change>;
type FaultName = (typeof FAILURE_NAMES)[number] | keyof typeof CHANGES;
const FAULT_NAMES = [...FAILURE_NAMES, ...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])];
const isChange = (name: FaultName): name is keyof typeof CHANGES => name in CHANGES;

/** One failure of the tourism backend at one moment; `at` is a place of its own, so none disturbs another. */
export interface SearchCombination {
  readonly fault: FaultName;
  readonly moment: (typeof MOMENTS)[number];
  readonly asked: Asked;
  readonly at: number;
}

export const SEARCH_PAIRS = FAULT_NAMES.flatMap((fault) =>
  MOMENTS.map((moment) => ({ fault, moment })),
);
export const ASKED: readonly Asked[] = [...CALLS, 'search'];

const toMapx = (at: number) => 126 + at / 1_000_000;
const toIds = (at: number) => Array.from({ length: PLACES }, (_, place) => `${at}-${place}`);
const toRows = (ids: readonly string[]) =>
  ids.map((contentId) => ({ contentId, title: `식당 ${contentId}`, treatmenu: '비빔밥' }));

interface AnyRequest {
  mapx?: number;
  contentIdList?: string[];
  restaurantInfo?: { contentId: string }[];
}

function toBody(asked: Asked, at: number): object {
  const restaurantInfo = toRows(toIds(at));
  const origin = { mapx: toMapx(at), mapy: 37.5 };
  switch (asked) {
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

function getCall(path: string | undefined): RecCall | undefined {
  return CALLS.find((call) => REC_PATHS[call] === path);
}

function toKey(path: string | undefined, body: string): string {
  const { mapx, contentIdList, restaurantInfo } = JSON.parse(body) as AnyRequest;
  const id = contentIdList?.[0] ?? restaurantInfo?.[0]?.contentId;
  const at = mapx === undefined ? id?.split('-')[0] : Math.round((mapx - 126) * 1_000_000);
  return `${getCall(path)}:${at}`;
}

/** A tourism backend that knows five places wherever it is asked. */
function answerRightly(path: string | undefined, body: string): Answer {
  const { mapx = 126, contentIdList = [], restaurantInfo = [] } = JSON.parse(body) as AnyRequest;
  const rows = toRows(contentIdList);
  const answers: Record<RecCall, unknown> = {
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

/** Which of the five places are missing in an answer. */
function findMissing(reply: Reply, at: number): string[] {
  return toIds(at).filter(
    (id) => !reply.body.includes(`"${id}`) && !reply.body.includes(`"${id}\\`),
  );
}

async function startSearch(env: Record<string, string> = {}) {
  const backend = await startUpstream(
    ({ url }, body) => answerRightly(url, body),
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

const post = (site: Site, asked: Asked, at: number, lose: Lose) =>
  ask(
    `${site.url}${asked === 'search' ? '/api/search' : REC_PATHS[asked]}`,
    LIMIT_MS,
    lose,
    toBody(asked, at),
  );

async function expectAll(site: Site, asked: Asked, at: number, when: string, lose: Lose) {
  const reply = await post(site, asked, at, lose);
  if (!reply) return null;
  const missing = findMissing(reply, at);
  if (reply.status !== 200) lose(`${when}: ${reply.status} ${reply.body.slice(0, 120)}`);
  else if (missing.length > 0) lose(`${when}: without ${missing.length} of ${PLACES} places`);
  else if (/"total":0\b/.test(reply.body)) lose(`${when}: total 0 over ${PLACES} places`);
  return reply;
}

async function expectRefusal(site: Site, { asked, at }: SearchCombination, lose: Lose) {
  const reply = await post(site, asked, at, lose);
  if (!reply) return;
  const isSaid = [502, 504].includes(reply.status) && /"code":"backend_/.test(reply.body);
  if (!isSaid) lose(`a failure is answered ${reply.status} ${reply.body.slice(0, 120)}`);
}

async function runOne(
  site: Site,
  backend: Upstream,
  combination: SearchCombination,
  lose: Lose,
): Promise<void> {
  const { fault: name, moment, asked, at } = combination;
  const fault: Fault = isChange(name) ? CHANGES[name] : name;
  // A search is three calls, and the failure meets one of them.
  const call = asked === 'search' ? (['contentIds', 'filter', 'page'] as const)[at % 3] : asked;
  const key = `${call}:${at}`;
  const refused = () =>
    isChange(name)
      ? expectAll(site, asked, at, 'rows that can be read', lose)
      : expectRefusal(site, combination, lose);
  await backend.set(key, fault);
  switch (moment) {
    case 'before the first answer':
      await refused();
      break;
    case 'when something is kept': {
      const reply = await expectAll(site, asked, at, 'what was kept', lose);
      if (reply && !isChange(name) && reply.headers.get('x-kioot-stale') !== '1')
        lose('an older answer that does not say so');
      break;
    }
    case "during another's request":
      await Promise.all([
        refused(),
        expectAll(site, asked, at + 250_000, 'another visitor meanwhile', lose),
      ]);
      break;
    case 'while recovering':
      for (let visit = 0; visit < 2; visit += 1) await refused();
  }
  await backend.mend(key);
  await expectAll(site, asked, at, 'well again', lose);
}

/** Runs them on one instance; what is kept is kept for ten minutes before anything fails. */
export async function runSearchCombinations(
  combinations: readonly SearchCombination[],
  lose: (combination: SearchCombination, what: string) => void,
): Promise<void> {
  const { site, backend, close } = await startSearch();
  try {
    const warm = combinations.filter(({ moment }) => moment === 'when something is kept');
    await forEachOf(warm, AT_ONCE, async (combination) => {
      const { asked, at } = combination;
      await expectAll(site, asked, at, 'a healthy backend', (what) => lose(combination, what));
    });
    await site.passTenMinutes();
    await forEachOf(combinations, AT_ONCE, (combination) =>
      runOne(site, backend, combination, (what) => lose(combination, what)),
    );
    const [first] = combinations;
    if (first && backend.countStrangers() > 0)
      lose(first, `${backend.countStrangers()} requests followed a redirect to another host`);
  } finally {
    await close();
  }
}

/** Enough to be sure that the backend is away, and some more that it must not notice. */
const VISITS = 40;

async function outage(fault: Fault, lose: Lose): Promise<void> {
  const { site, backend, close } = await startSearch();
  try {
    await expectAll(site, 'contentIds', 1, 'a healthy backend', lose);
    await backend.set(ALL, fault);
    const before = backend.countCalls();
    for (let at = 2; at < VISITS; at += 1) await post(site, 'contentIds', at, lose);
    // Each visitor's attempt may be made twice, and we ask by ourselves.
    const calls = backend.countCalls() - before;
    if (calls > VISITS / 2) lose(`a backend that is away is called ${calls} times by ${VISITS}`);
    await backend.mend(ALL);
    const isWell = await isSoon(
      async () => (await post(site, 'contentIds', 100, lose))?.status === 200,
      WELL_WITHIN_MS,
    );
    if (!isWell) lose(`not well ${WELL_WITHIN_MS} ms after its backend`);
  } finally {
    await close();
  }
}

/** A visitor whose every question makes the backend fail, one every so often. */
async function oneVisitor(lose: Lose): Promise<void> {
  const { site, backend, close } = await startSearch();
  try {
    for (let round = 0; round < 3; round += 1) {
      for (let odd = 1; odd <= 7; odd += 1) {
        const at = round * 20 + odd;
        for (const call of CALLS) await backend.set(`${call}:${at}`, 'answers 500');
        await Promise.all(CALLS.map((call) => post(site, call, at, lose)));
      }
      for (const asked of ASKED)
        await expectAll(site, asked, 1_000 + round, `others after ${7 * (round + 1)} odd`, lose);
    }
  } finally {
    await close();
  }
}

/** More ids than a body takes, answered by the backend. */
async function manyIds(lose: Lose): Promise<void> {
  const backend = await startUpstream(
    ({ url }, body) =>
      getCall(url) === 'contentIds'
        ? {
            ...answerRightly(url, body),
            body: JSON.stringify(Array.from({ length: 25_000 }, (_, at) => `${at}`)),
          }
        : answerRightly(url, body),
    () => '',
  );
  const site = await startSite({ TOURISM_BACKEND_URL: backend.url });
  try {
    const ids = await post(site, 'contentIds', 1, lose);
    const contentIdList: unknown = JSON.parse(ids?.body ?? '[]');
    const body = { contentIdList, userPref: '아무거나 괜찮아요' };
    const reply = await ask(`${site.url}${REC_PATHS.filter}`, LIMIT_MS, lose, body);
    if (reply?.status !== 200) {
      lose(`the ids handed out are taken back with ${reply?.status} ${reply?.body.slice(0, 120)}`);
      return;
    }
    const { restaurantInfo } = JSON.parse(reply.body) as { restaurantInfo: unknown };
    const page = { restaurantInfo, page: 1, pageSize: 10 };
    const shown = await ask(`${site.url}${REC_PATHS.page}`, LIMIT_MS, lose, page);
    if (shown?.status !== 200) lose(`the rows handed out are taken back with ${shown?.status}`);
  } finally {
    await site.stop();
    await backend.close();
  }
}

/** With one of these rows nobody else may wait for longer, beside what a busy machine adds. */
const BLOCKED_MS = 1_000;

/** What a visitor sends costs nobody else their answer. */
async function largeFields(lose: Lose): Promise<void> {
  const site = await startSite({});
  let worstMs = 0;
  let isDone = false;
  const watch = async () => {
    while (!isDone) {
      const startedAt = performance.now();
      await ask(`${site.url}/api/health`, BLOCKED_MS, lose);
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
      const reply = await ask(`${site.url}${REC_PATHS.page}`, LIMIT_MS, lose, body);
      if (!reply || reply.status >= 500) lose(`a long ${name} is answered ${reply?.status}`);
    }
    isDone = true;
    await watching;
    if (worstMs > BLOCKED_MS) lose(`others waited ${Math.round(worstMs)} ms for a long field`);
  } finally {
    isDone = true;
    await site.stop();
  }
}

export const SEARCH_SCENARIOS: readonly Scenario[] = [
  ...(['refuse', 'answers 500', 'answers HTML', 'stalls before its headers'] as const).map(
    (fault) => ({
      name: `search: backend that ${fault}`,
      run: (lose: Lose) => outage(fault, lose),
    }),
  ),
  { name: 'search: one visitor', run: oneVisitor },
  { name: 'search: 25,000 ids', run: manyIds },
  { name: 'search: large fields', run: largeFields },
];
