import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { REC_PATHS } from '@/lib/search/contract/rec-endpoints';
import { createRemoteBackend, type RemoteBackend } from '@/lib/search/remote/remote-backend';
import {
  LOOK_UP_REQUEST,
  getErrorCode,
  captureWarnings,
  neverAborted,
  advanceClock,
  stopClock,
  waitForCircuit,
  toFilterRequest,
} from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';
import { waitUntil } from '../../helpers/wait-until';

stopClock();
const warnings = captureWarnings();
let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])(
    'with status %i is not followed: requests go to no other host',
    async (status) => {
      server = await startTestServer((request, response) => {
        if (request.url === REC_PATHS.contentIds) {
          response.writeHead(status, { Location: '/elsewhere' }).end();
        } else response.end('["7"]');
      });
      const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 });
      expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted))).toBe(
        'backend_unreachable',
      );
      expect(server.requests.map(({ path }) => path)).toEqual([REC_PATHS.contentIds]);
    },
  );
});

describe('the probe of an open circuit', () => {
  it('continues after the visitor who triggered it leaves, for the benefit of others', async () => {
    const held: ServerResponse[] = [];
    let isBack = false;
    server = await startTestServer((_request, response) => {
      if (isBack) held.push(response);
      else response.writeHead(500).end();
    });
    const resilience = { failureThreshold: 1, halfOpenAfterMs: 10_000 };
    const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000, resilience });
    expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted))).toBe(
      'backend_unreachable',
    );
    await waitForCircuit(backend, 'open');

    isBack = true;
    advanceClock(10_001);
    const caller = new AbortController();
    const left = getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, caller.signal));
    await waitUntil(() => held.length > 0);
    expect(backend.getCircuitStatus()).toBe('halfopen');
    caller.abort();
    expect(await left).toBe('backend_unreachable');
    held[0]?.end('["7"]');
    await waitForCircuit(backend, 'closed');
    const next = backend.getContentIds(LOOK_UP_REQUEST, neverAborted);
    await waitUntil(() => held.length > 1);
    held[1]?.end('["8"]');
    expect(await next).toEqual(['8']);
    // The visitor's and our failed request, our successful probe, and the next visitor's.
    expect(server.requests).toHaveLength(4);
  });
});

describe('failing requests of one visitor', () => {
  const RESILIENCE = { failureThreshold: 5, halfOpenAfterMs: 10_000 };
  /** Distinct searches in the far west. */
  const toOddRequest = (at: number) => ({ ...LOOK_UP_REQUEST, mapx: 124 + at / 1_000 });
  const isOdd = (body: string) => body.includes('"mapx":124');

  /** Backend that fails on odd searches, and on all of them while it is down. */
  async function startOddBackend(isDown: () => boolean, fail: (response: ServerResponse) => void) {
    server = await startTestServer((_request, response, body) => {
      if (isDown() || isOdd(body)) fail(response);
      else response.end('["7"]');
    });
    return createRemoteBackend({
      baseUrl: server.url,
      timeoutMs: 5_000,
      resilience: RESILIENCE,
    });
  }

  it.each<[string, (response: ServerResponse) => void]>([
    ['500', (response) => response.writeHead(500).end()],
    ['HTML', (response) => response.end('<html>')],
  ])('leave the circuit closed for the others with %s', async (_fault, fail) => {
    const backend = await startOddBackend(() => false, fail);
    for (let at = 0; at < 20; at += 1) {
      expect(await getErrorCode(backend.getContentIds(toOddRequest(at), neverAborted))).toMatch(
        /^backend_un/,
      );
    }
    // Only our own probe, after the fifth failure, is not among theirs.
    await waitUntil(() => server?.requests.length === 21);
    expect(await backend.getContentIds(LOOK_UP_REQUEST, neverAborted)).toEqual(['7']);
    expect(backend.getCircuitStatus()).toBe('closed');
    expect(server?.requests.filter(({ body }) => !isOdd(body))).toHaveLength(2);
    expect(warnings).toEqual([]);
  });

  it('do not hold the circuit open', async () => {
    let isDown = true;
    const backend = await startOddBackend(
      () => isDown,
      (response) => response.writeHead(500).end(),
    );
    for (let at = 0; at < 5; at += 1)
      await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted));
    await waitForCircuit(backend, 'open');

    isDown = false;
    for (let at = 0; at < 3; at += 1) {
      advanceClock(10_001);
      expect(await getErrorCode(backend.getContentIds(toOddRequest(at), neverAborted))).toBe(
        'backend_unreachable',
      );
      expect(backend.getCircuitStatus()).toBe('closed');
      expect(
        await backend.getContentIds({ ...LOOK_UP_REQUEST, mapx: 126 + at }, neverAborted),
      ).toEqual(['7']);
    }
    expect(warnings.map(({ state }) => state)).toEqual(['open', 'halfopen', 'closed']);
  });
});

const ROW = { contentId: '1', title: '집' };
const FILTER = { contentIdList: ['1'], userPref: '돼지고기만' };
const PAGE = { restaurants: [ROW], page: 1, pageSize: 10 };

describe('a failure of one of the four calls', () => {
  it.each<[string, string, (backend: RemoteBackend) => Promise<unknown>]>([
    [
      'filter',
      REC_PATHS.filter,
      (backend) => backend.getFiltered(toFilterRequest(FILTER), neverAborted),
    ],
    [
      'English',
      REC_PATHS.english,
      (backend) => backend.getFilteredInEnglish(toFilterRequest(FILTER), neverAborted),
    ],
    ['page', REC_PATHS.page, (backend) => backend.getPage(PAGE, neverAborted)],
  ])('opens only its own circuit, which our own probe closes: %s', async (_name, path, ask) => {
    let isDown = true;
    server = await startTestServer((request, response) => {
      if (request.url === path && isDown) response.writeHead(500).end();
      else if (request.url === REC_PATHS.contentIds) response.end('["1"]');
      else if (request.url === REC_PATHS.page)
        response.end(JSON.stringify([{ content: [{ ...ROW, title_eng: 'House' }] }]));
      else
        response.end(JSON.stringify({ restaurantInfo: [ROW], restaurantInfoEng: [ROW], total: 1 }));
    });
    const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    for (let call = 0; call < 5; call += 1)
      expect(await getErrorCode(ask(backend))).not.toBe('no error');
    await waitForCircuit(backend, 'open');
    const requestCount = server.requests.length;
    expect(await getErrorCode(ask(backend))).toBe('backend_unreachable');
    expect(server.requests).toHaveLength(requestCount);
    expect(await backend.getContentIds(LOOK_UP_REQUEST, neverAborted)).toEqual(['1']);

    isDown = false;
    advanceClock(10_001);
    // Like the readiness check, without a visitor.
    await backend.probeOpenCircuits(neverAborted);
    expect(backend.getCircuitStatus()).toBe('closed');
    expect(await getErrorCode(ask(backend))).toBe('no error');
  });
});

describe('a list with invalid rows', () => {
  const BAD = [
    { contentId: '2' },
    { contentId: '3', title: 'Secret '.repeat(100) },
    { ...ROW, treatmenu: 'Secret '.repeat(1_000) },
    { ...ROW, addr1: { Secret: 1 } },
    null,
    'Secret',
  ];
  const rows = [...BAD, ROW];

  it.each<[string, unknown, (backend: RemoteBackend) => Promise<unknown>, object]>([
    [
      'contentIds',
      ['1', {}, 'Secret'.repeat(20), 3, null],
      (b) => b.getContentIds(LOOK_UP_REQUEST, neverAborted),
      ['1', '3'],
    ],
    [
      'filter',
      { restaurantInfo: rows, total: 7 },
      (b) => b.getFiltered(toFilterRequest(FILTER), neverAborted),
      { restaurants: [ROW], total: 7 },
    ],
    ['page', [{ content: rows }], (b) => b.getPage(PAGE, neverAborted), [ROW]],
    [
      'page',
      JSON.stringify([null, { content: rows }]),
      (b) => b.getPage(PAGE, neverAborted),
      [ROW],
    ],
    [
      'english',
      { restaurantInfoEng: rows },
      (b) => b.getFilteredInEnglish(toFilterRequest(FILTER), neverAborted),
      { restaurants: [ROW], total: 1 },
    ],
    [
      'english',
      { restaurantInfoEng: JSON.stringify({ content: rows }) },
      (b) => b.getFilteredInEnglish(toFilterRequest(FILTER), neverAborted),
      { restaurants: [ROW], total: 1 },
    ],
  ])(
    'loses them, with a log line without their content: %s',
    async (call, answer, ask, expected) => {
      server = await startTestServer((_request, response) => response.end(JSON.stringify(answer)));
      const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 });
      expect(await ask(backend)).toMatchObject(expected);
      expect(warnings).toMatchObject([{ event: 'backend.rows_skipped', call }]);
      expect(warnings[0]?.skipped).toBeGreaterThan(2);
      expect(JSON.stringify(warnings)).not.toContain('Secret');
    },
  );

  it('is rejected if all of its rows are invalid', async () => {
    server = await startTestServer((_request, response) =>
      response.end(JSON.stringify({ restaurantInfo: BAD, total: 6 })),
    );
    const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    expect(await getErrorCode(backend.getFiltered(toFilterRequest(FILTER), neverAborted))).toBe(
      'backend_unreadable',
    );
  });
});

describe('the number of results', () => {
  const toEnglish = (row: object) => ({ ...row, title_eng: 'House' });
  const last = { ...ROW, contentId: '3' };
  const firstTwo = ['1', '2'].map((contentId) => ({ ...ROW, contentId }));
  const list = [...firstTwo, last];

  it.each([
    ['an empty list', [], 7, 0],
    ['a lower total', list, 1, 3],
    ['an equal total', list, 3, 3],
    ['a higher total', list, 500, 500],
  ])(
    'is the total of the backend, and at least the rows: %s',
    async (_case, rows, total, shown) => {
      server = await startTestServer((_request, response) =>
        response.end(JSON.stringify({ restaurantInfo: rows, total })),
      );
      const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 });
      expect(await backend.getFiltered(toFilterRequest(FILTER), neverAborted)).toMatchObject({
        restaurants: rows,
        total: shown,
      });
    },
  );

  it.each<[string, unknown, object[]]>([
    ['empty', [], list],
    ['empty, as text', '[]', list],
    ['an empty group', [{ content: [] }], list],
    ['short', [{ content: [toEnglish(last)] }], [...firstTwo, toEnglish(last)]],
    ['whole', [{ content: list.map(toEnglish) }], list.map(toEnglish)],
  ])('equals the number of cards if page 1 comes back %s', async (_name, answer, expected) => {
    server = await startTestServer((_request, response) => response.end(JSON.stringify(answer)));
    const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    const page = { restaurants: list, page: 1, pageSize: 10 };
    expect(await backend.getPage(page, neverAborted)).toMatchObject(expected);
  });
});
