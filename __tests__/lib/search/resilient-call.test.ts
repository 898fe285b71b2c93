import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { runWithRequestContext } from '@/lib/observability/log';
import { createRemoteBackend, type RemoteBackend } from '@/lib/search/remote/remote-backend';
import type { ResilientCallOptions } from '@/lib/search/remote/resilient-call';
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

const OTHER_LOOK_UP = { ...LOOK_UP_REQUEST, radius: 500 } as const;
const FILTER = { contentIdList: ['1'], userPref: '돼지고기만' };

stopClock();
const warnings = captureWarnings();
let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

type ResponseHandler = (response: ServerResponse, body: string) => void;

/** Backend whose response can be changed while it runs. */
async function startBackend(
  first: ResponseHandler,
  resilience: Partial<ResilientCallOptions> = {},
  timeoutMs = 5_000,
) {
  let answer = first;
  server = await startTestServer((_request, response, body) => answer(response, body));
  const backend = createRemoteBackend({ baseUrl: server.url, timeoutMs, resilience });
  return {
    backend,
    setResponse: (next: ResponseHandler) => (answer = next),
    count: () => server?.requests.length,
  };
}

const ids =
  (...list: string[]): ResponseHandler =>
  (response) =>
    response.end(JSON.stringify(list));
const broken: ResponseHandler = (response) => response.writeHead(500).end();

/** A visitor's response, and its stale flag. */
async function visit(backend: RemoteBackend) {
  const context = { requestId: 'test-request', isStale: false };
  const value = await runWithRequestContext(context, () =>
    backend.getContentIds(LOOK_UP_REQUEST, neverAborted),
  );
  return { value, isStale: context.isStale };
}

describe('concurrent identical searches', () => {
  it('share one request', async () => {
    const held: ServerResponse[] = [];
    const { backend, count } = await startBackend((response) => void held.push(response));
    const visits = Array.from({ length: 50 }, () =>
      backend.getContentIds(LOOK_UP_REQUEST, neverAborted),
    );
    const other = backend.getContentIds(OTHER_LOOK_UP, neverAborted);
    await waitUntil(() => held.length >= 2);
    for (const response of held) response.end('["7"]');
    expect(new Set((await Promise.all(visits)).flat())).toEqual(new Set(['7']));
    expect(await other).toEqual(['7']);
    expect(count()).toBe(2);
  });

  it('continue for the others when one caller leaves', async () => {
    const held: ServerResponse[] = [];
    const { backend, count } = await startBackend((response) => void held.push(response));
    const leaver = new AbortController();
    const left = getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, leaver.signal));
    const stays = backend.getContentIds(LOOK_UP_REQUEST, neverAborted);
    await waitUntil(() => held.length >= 1);
    leaver.abort();
    expect(await left).toBe('backend_unreachable');
    held[0]?.end('["7"]');
    expect(await stays).toEqual(['7']);
    expect(count()).toBe(1);
  });

  it('abort the request when the last caller leaves; the next caller starts a new one', async () => {
    const held: ServerResponse[] = [];
    const { backend, setResponse } = await startBackend((response) => void held.push(response));
    const callers = [new AbortController(), new AbortController()];
    const left = callers.map(({ signal }) =>
      getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, signal)),
    );
    await waitUntil(() => held.length >= 1);
    const closed = once(held[0] as ServerResponse, 'close');
    for (const caller of callers) caller.abort();
    await closed;
    expect(await Promise.all(left)).toEqual(['backend_unreachable', 'backend_unreachable']);
    setResponse(ids('8'));
    expect(await backend.getContentIds(LOOK_UP_REQUEST, neverAborted)).toEqual(['8']);
  });

  it('share a failure, and do not cache it', async () => {
    const { backend, setResponse } = await startBackend(broken);
    const visits = [1, 2, 3].map(() =>
      getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted)),
    );
    expect(new Set(await Promise.all(visits))).toEqual(new Set(['backend_unreachable']));
    setResponse(ids('1'));
    expect(await backend.getContentIds(LOOK_UP_REQUEST, neverAborted)).toEqual(['1']);
  });
});

describe('a fresh response', () => {
  it('is reused for half a minute, for the same request to the same call only', async () => {
    const { backend, setResponse, count } = await startBackend(ids('1'));
    await backend.getContentIds(LOOK_UP_REQUEST, neverAborted);
    setResponse(ids('2'));
    advanceClock(29_000);
    expect(await visit(backend)).toEqual({ value: ['1'], isStale: false });
    expect(await backend.getContentIds(OTHER_LOOK_UP, neverAborted)).toEqual(['2']);
    expect(count()).toBe(2);
    advanceClock(2_000);
    expect(await visit(backend)).toEqual({ value: ['2'], isStale: false });
    expect(count()).toBe(3);
  });

  it('of the filter is not reused for the English list', async () => {
    const { backend, count } = await startBackend((response) =>
      response.end('{"restaurantInfo": [], "total": 0, "restaurantInfoEng": "[]"}'),
    );
    expect(await backend.getFiltered(toFilterRequest(FILTER), neverAborted)).toEqual({
      restaurants: [],
      total: 0,
    });
    expect(await backend.getFilteredInEnglish(toFilterRequest(FILTER), neverAborted)).toMatchObject(
      {
        restaurants: [],
      },
    );
    expect(count()).toBe(2);
  });

  it('is evicted when there are too many', async () => {
    const size = Buffer.byteLength(JSON.stringify(['1'.repeat(60)])) + 43;
    const { backend, count } = await startBackend(ids('1'.repeat(60)), { maxBytes: 2 * size });
    for (const mapx of [126.1, 126.2, 126.3]) {
      await backend.getContentIds({ ...LOOK_UP_REQUEST, mapx }, neverAborted);
    }
    await backend.getContentIds({ ...LOOK_UP_REQUEST, mapx: 126.3 }, neverAborted);
    expect(count()).toBe(3);
    await backend.getContentIds({ ...LOOK_UP_REQUEST, mapx: 126.1 }, neverAborted);
    expect(count()).toBe(4);
  });
});

describe('a stale response, marked as such, replaces', () => {
  it.each<[string, ResponseHandler]>([
    ['a 500', broken],
    ['a reset', (response) => void response.destroy()],
    ['HTML', (response) => void response.end('<html>')],
    ['another shape', (response) => void response.end('{"ids": []}')],
    ['no response', () => undefined],
  ])('%s', async (_name, fault) => {
    const { backend, setResponse } = await startBackend(ids('1'), { maxWaitMs: 100 }, 2_000);
    await backend.getContentIds(LOOK_UP_REQUEST, neverAborted);
    setResponse(fault);
    advanceClock(60_000);
    expect(await visit(backend)).toEqual({ value: ['1'], isStale: true });
    setResponse(ids('2'));
    // The pending request ends at its time limit; afterwards the new response is available.
    let next = await visit(backend);
    while (next.isStale) next = await visit(backend);
    expect(next.value).toEqual(['2']);
  });

  it('nothing after it has expired', async () => {
    const { backend, setResponse } = await startBackend(ids('1'), { staleMs: 3_600_000 });
    await backend.getContentIds(LOOK_UP_REQUEST, neverAborted);
    setResponse(broken);
    advanceClock(3_600_001);
    expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted))).toBe(
      'backend_unreachable',
    );
  });

  it('no rejection by the backend', async () => {
    const { backend, setResponse } = await startBackend(ids('1'));
    await backend.getContentIds(LOOK_UP_REQUEST, neverAborted);
    setResponse((response) => response.writeHead(422).end());
    advanceClock(60_000);
    expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted))).toBe(
      'backend_rejected',
    );
  });
});

describe('a failing backend', () => {
  it('is left alone, probed once after a pause, and used again after it recovers', async () => {
    const { backend, setResponse, count } = await startBackend(broken, {
      failureThreshold: 3,
      halfOpenAfterMs: 10_000,
    });
    for (let call = 0; call < 3; call += 1)
      await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted));
    await waitForCircuit(backend, 'open');
    for (let call = 0; call < 20; call += 1) {
      expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted))).toBe(
        'backend_unreachable',
      );
    }
    // Three requests of visitors, and our own probe.
    expect(count()).toBe(4);

    advanceClock(10_001);
    expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted))).toBe(
      'backend_unreachable',
    );
    expect([count(), backend.getCircuitStatus()]).toEqual([5, 'open']);

    setResponse(ids('1'));
    advanceClock(10_001);
    expect(await backend.getContentIds(LOOK_UP_REQUEST, neverAborted)).toEqual(['1']);
    expect(backend.getCircuitStatus()).toBe('closed');
    expect(warnings.map(({ state }) => state)).toEqual([
      ...['open', 'halfopen', 'open', 'halfopen', 'closed'],
    ]);
  });

  it('is reported with Retry-After', async () => {
    const { backend } = await startBackend(broken, {
      failureThreshold: 1,
      halfOpenAfterMs: 10_000,
    });
    await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted));
    await waitForCircuit(backend, 'open');
    await expect(backend.getContentIds(LOOK_UP_REQUEST, neverAborted)).rejects.toMatchObject({
      headers: { 'Retry-After': '10' },
    });
  });

  it('is replaced by stale responses without a request', async () => {
    const { backend, setResponse, count } = await startBackend(ids('1'), { failureThreshold: 2 });
    await backend.getContentIds(LOOK_UP_REQUEST, neverAborted);
    setResponse(broken);
    advanceClock(31_000);
    for (let call = 0; call < 2; call += 1) await visit(backend);
    await waitForCircuit(backend, 'open');
    for (let call = 0; call < 20; call += 1) {
      expect(await visit(backend)).toEqual({ value: ['1'], isStale: true });
    }
    expect(count()).toBe(4);
  });

  it('is not inferred from 4xx or callers who leave', async () => {
    const { backend, setResponse } = await startBackend(
      (response) => response.writeHead(404).end(),
      {
        failureThreshold: 2,
      },
    );
    for (let call = 0; call < 5; call += 1)
      await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted));
    setResponse(() => undefined);
    for (let call = 0; call < 5; call += 1) {
      await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, AbortSignal.timeout(20)));
    }
    expect(backend.getCircuitStatus()).toBe('closed');
    expect(warnings).toEqual([]);
  });
});

describe('the retry', () => {
  it('happens once, at once, after a connection lost before any byte', async () => {
    const { backend, setResponse, count } = await startBackend((response) => {
      setResponse(ids('1'));
      response.destroy();
    });
    expect(await backend.getContentIds(LOOK_UP_REQUEST, neverAborted)).toEqual(['1']);
    expect(count()).toBe(2);
  });

  it('shares the time limit of the first attempt', async () => {
    const { backend, setResponse, count } = await startBackend(
      (response) => {
        setResponse(() => undefined);
        setTimeout(() => response.destroy(), 2_000);
      },
      {},
      2_500,
    );
    const startedAt = performance.now();
    expect(await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted))).toBe(
      'backend_timeout',
    );
    // With a new limit, the second call's 2,500 ms would end later.
    expect(performance.now() - startedAt).toBeLessThan(4_500);
    expect(count()).toBe(2);
  });

  it.each<[string, ResponseHandler]>([
    ['a 500', broken],
    ['an aborted response', (response) => void response.write('["1"', () => response.destroy())],
    ['HTML', (response) => void response.end('<html>')],
    ['a 404', (response) => void response.writeHead(404).end()],
  ])('does not happen after %s', async (_name, fault) => {
    const { backend, count } = await startBackend(fault);
    await getErrorCode(backend.getContentIds(LOOK_UP_REQUEST, neverAborted));
    expect(count()).toBe(1);
  });
});
