import { afterEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { runInContext } from '@/lib/observability/request-context';
import { createForwardingBackend, type ForwardingBackend } from '@/lib/search/forward';
import type { ResilienceOptions } from '@/lib/search/resilience';
import {
  LOOK_UP,
  codeOf,
  hearWarnings,
  never,
  passTime,
  stopClock,
  untilCircuit,
} from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';
import { until } from '../../helpers/until';

const OTHER_LOOK_UP = { ...LOOK_UP, radius: 500 } as const;
const FILTER = { contentIdList: ['1'], userPref: '돼지고기만' };

stopClock();
const warnings = hearWarnings();
let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

type Answer = (response: ServerResponse, body: string) => void;

/** A backend whose answer can be changed while it runs. */
async function backendWith(
  first: Answer,
  resilience: Partial<ResilienceOptions> = {},
  timeoutMs = 5_000,
) {
  let answer = first;
  server = await startTestServer((_request, response, body) => answer(response, body));
  const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs, resilience });
  return {
    backend,
    become: (next: Answer) => (answer = next),
    count: () => server?.requests.length,
  };
}

const ids =
  (...list: string[]): Answer =>
  (response) =>
    response.end(JSON.stringify(list));
const broken: Answer = (response) => response.writeHead(500).end();

/** What a visitor gets, and whether the answer says that it is an older copy. */
async function visit(backend: ForwardingBackend) {
  const context = { requestId: 'test-request', isStale: false };
  const value = await runInContext(context, () => backend.getContentIds(LOOK_UP, never));
  return { value, isStale: context.isStale };
}

describe('identical look-ups at once', () => {
  it('are one request', async () => {
    const held: ServerResponse[] = [];
    const { backend, count } = await backendWith((response) => void held.push(response));
    const visits = Array.from({ length: 50 }, () => backend.getContentIds(LOOK_UP, never));
    const other = backend.getContentIds(OTHER_LOOK_UP, never);
    await until(() => held.length >= 2);
    for (const response of held) response.end('["7"]');
    expect(new Set((await Promise.all(visits)).flat())).toEqual(new Set(['7']));
    expect(await other).toEqual(['7']);
    expect(count()).toBe(2);
  });

  it('go on for the others when one caller leaves', async () => {
    const held: ServerResponse[] = [];
    const { backend, count } = await backendWith((response) => void held.push(response));
    const leaver = new AbortController();
    const left = codeOf(backend.getContentIds(LOOK_UP, leaver.signal));
    const stays = backend.getContentIds(LOOK_UP, never);
    await until(() => held.length >= 1);
    leaver.abort();
    expect(await left).toBe('backend_unreachable');
    held[0]?.end('["7"]');
    expect(await stays).toEqual(['7']);
    expect(count()).toBe(1);
  });

  it('end at the backend when the last caller leaves, and the next caller starts anew', async () => {
    const held: ServerResponse[] = [];
    const { backend, become } = await backendWith((response) => void held.push(response));
    const callers = [new AbortController(), new AbortController()];
    const left = callers.map(({ signal }) => codeOf(backend.getContentIds(LOOK_UP, signal)));
    await until(() => held.length >= 1);
    const closed = once(held[0] as ServerResponse, 'close');
    for (const caller of callers) caller.abort();
    await closed;
    expect(await Promise.all(left)).toEqual(['backend_unreachable', 'backend_unreachable']);
    become(ids('8'));
    expect(await backend.getContentIds(LOOK_UP, never)).toEqual(['8']);
  });

  it('share a failure too, and keep none', async () => {
    const { backend, become } = await backendWith(broken);
    const visits = [1, 2, 3].map(() => codeOf(backend.getContentIds(LOOK_UP, never)));
    expect(new Set(await Promise.all(visits))).toEqual(new Set(['backend_unreachable']));
    become(ids('1'));
    expect(await backend.getContentIds(LOOK_UP, never)).toEqual(['1']);
  });
});

describe('a recent answer', () => {
  it('is used again for half a minute, for the same question to the same call only', async () => {
    const { backend, become, count } = await backendWith(ids('1'));
    await backend.getContentIds(LOOK_UP, never);
    become(ids('2'));
    passTime(29_000);
    expect(await visit(backend)).toEqual({ value: ['1'], isStale: false });
    expect(await backend.getContentIds(OTHER_LOOK_UP, never)).toEqual(['2']);
    expect(count()).toBe(2);
    passTime(2_000);
    expect(await visit(backend)).toEqual({ value: ['2'], isStale: false });
    expect(count()).toBe(3);
  });

  it('of the filter is none for the English list', async () => {
    const { backend, count } = await backendWith((response) =>
      response.end('{"restaurantInfo": [], "total": 0, "restaurantInfoEng": "[]"}'),
    );
    expect(await backend.getFiltered(FILTER, never)).toEqual({ restaurantInfo: [], total: 0 });
    expect(await backend.getFilteredInEnglish(FILTER, never)).toMatchObject({ restaurantInfo: [] });
    expect(count()).toBe(2);
  });

  it('gives way to newer ones when there are too many', async () => {
    const size = Buffer.byteLength(JSON.stringify(['1'.repeat(60)])) + 43;
    const { backend, count } = await backendWith(ids('1'.repeat(60)), { maxBytes: 2 * size });
    for (const mapx of [126.1, 126.2, 126.3]) {
      await backend.getContentIds({ ...LOOK_UP, mapx }, never);
    }
    await backend.getContentIds({ ...LOOK_UP, mapx: 126.3 }, never);
    expect(count()).toBe(3);
    await backend.getContentIds({ ...LOOK_UP, mapx: 126.1 }, never);
    expect(count()).toBe(4);
  });
});

describe('an older answer, marked as such, takes the place of', () => {
  it.each<[string, Answer]>([
    ['a 500', broken],
    ['a reset', (response) => void response.destroy()],
    ['HTML', (response) => void response.end('<html>')],
    ['another shape', (response) => void response.end('{"ids": []}')],
    ['silence', () => undefined],
  ])('%s', async (_name, fault) => {
    const { backend, become } = await backendWith(ids('1'), { patienceMs: 100 }, 2_000);
    await backend.getContentIds(LOOK_UP, never);
    become(fault);
    passTime(60_000);
    expect(await visit(backend)).toEqual({ value: ['1'], isStale: true });
    become(ids('2'));
    // The silent request is still under way until its time is up; after that the new answer is there.
    let next = await visit(backend);
    while (next.isStale) next = await visit(backend);
    expect(next.value).toEqual(['2']);
  });

  it('nothing once it is too old', async () => {
    const { backend, become } = await backendWith(ids('1'), { staleMs: 3_600_000 });
    await backend.getContentIds(LOOK_UP, never);
    become(broken);
    passTime(3_600_001);
    expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe('backend_unreachable');
  });

  it('no refusal: that the backend will not have the request is an answer', async () => {
    const { backend, become } = await backendWith(ids('1'));
    await backend.getContentIds(LOOK_UP, never);
    become((response) => response.writeHead(422).end());
    passTime(60_000);
    expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe('backend_rejected');
  });
});

describe('a backend that keeps failing', () => {
  it('is left alone, tried once after a rest, and used again when it is back', async () => {
    const { backend, become, count } = await backendWith(broken, { breakAfter: 3, restMs: 10_000 });
    for (let call = 0; call < 3; call += 1) await codeOf(backend.getContentIds(LOOK_UP, never));
    await untilCircuit(backend, 'open');
    for (let call = 0; call < 20; call += 1) {
      expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe('backend_unreachable');
    }
    // Three visitors', and our own.
    expect(count()).toBe(4);

    passTime(10_001);
    expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe('backend_unreachable');
    expect([count(), backend.getCircuit()]).toEqual([5, 'open']);

    become(ids('1'));
    passTime(10_001);
    expect(await backend.getContentIds(LOOK_UP, never)).toEqual(['1']);
    expect(backend.getCircuit()).toBe('closed');
    expect(warnings.map(({ state }) => state)).toEqual([
      ...['open', 'halfopen', 'open', 'halfopen', 'closed'],
    ]);
  });

  it('says when to come back', async () => {
    const { backend } = await backendWith(broken, { breakAfter: 1, restMs: 10_000 });
    await codeOf(backend.getContentIds(LOOK_UP, never));
    await untilCircuit(backend, 'open');
    await expect(backend.getContentIds(LOOK_UP, never)).rejects.toMatchObject({
      headers: { 'Retry-After': '10' },
    });
  });

  it('serves older answers meanwhile, without asking', async () => {
    const { backend, become, count } = await backendWith(ids('1'), { breakAfter: 2 });
    await backend.getContentIds(LOOK_UP, never);
    become(broken);
    passTime(31_000);
    for (let call = 0; call < 2; call += 1) await visit(backend);
    await untilCircuit(backend, 'open');
    for (let call = 0; call < 20; call += 1) {
      expect(await visit(backend)).toEqual({ value: ['1'], isStale: true });
    }
    expect(count()).toBe(4);
  });

  it('is not what 4xx or callers who leave make of it', async () => {
    const { backend, become } = await backendWith((response) => response.writeHead(404).end(), {
      breakAfter: 2,
    });
    for (let call = 0; call < 5; call += 1) await codeOf(backend.getContentIds(LOOK_UP, never));
    become(() => undefined);
    for (let call = 0; call < 5; call += 1) {
      await codeOf(backend.getContentIds(LOOK_UP, AbortSignal.timeout(20)));
    }
    expect(backend.getCircuit()).toBe('closed');
    expect(warnings).toEqual([]);
  });
});

describe('trying again', () => {
  it('happens once, at once, when the connection was lost before any byte', async () => {
    const { backend, become, count } = await backendWith((response) => {
      become(ids('1'));
      response.destroy();
    });
    expect(await backend.getContentIds(LOOK_UP, never)).toEqual(['1']);
    expect(count()).toBe(2);
  });

  it('has only the time that is left', async () => {
    const { backend, become, count } = await backendWith(
      (response) => {
        become(() => undefined);
        setTimeout(() => response.destroy(), 600);
      },
      {},
      1_200,
    );
    const startedAt = performance.now();
    expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe('backend_timeout');
    // Begun anew the limit would end with the 1,200 ms of the second call.
    expect(performance.now() - startedAt).toBeLessThan(1_800);
    expect(count()).toBe(2);
  });

  it.each<[string, Answer]>([
    ['a 500', broken],
    [
      'an answer that broke off',
      (response) => void response.write('["1"', () => response.destroy()),
    ],
    ['HTML', (response) => void response.end('<html>')],
    ['a 404', (response) => void response.writeHead(404).end()],
  ])('does not happen after %s', async (_name, fault) => {
    const { backend, count } = await backendWith(fault);
    await codeOf(backend.getContentIds(LOOK_UP, never));
    expect(count()).toBe(1);
  });
});
