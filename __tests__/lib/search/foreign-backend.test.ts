import { afterEach, describe, expect, it } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { REC_PATHS } from '@/lib/search/calls';
import { createForwardingBackend, type ForwardingBackend } from '@/lib/search/forward';
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

stopClock();
const warnings = hearWarnings();
let server: TestServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])(
    '%i is not followed: what was chosen goes nowhere else',
    async (status) => {
      server = await startTestServer((request, response) => {
        if (request.url === REC_PATHS.contentIds) {
          response.writeHead(status, { Location: '/elsewhere' }).end();
        } else response.end('["7"]');
      });
      const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000 });
      expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe('backend_unreachable');
      expect(server.requests.map(({ path }) => path)).toEqual([REC_PATHS.contentIds]);
    },
  );
});

describe('the question that tries a backend after its rest', () => {
  it('goes on when the visitor leaves who made us ask: it finds out for the others whether the backend is back', async () => {
    const held: ServerResponse[] = [];
    let isBack = false;
    server = await startTestServer((_request, response) => {
      if (isBack) held.push(response);
      else response.writeHead(500).end();
    });
    const resilience = { breakAfter: 1, restMs: 10_000 };
    const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000, resilience });
    expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe('backend_unreachable');
    await untilCircuit(backend, 'open');

    isBack = true;
    passTime(10_001);
    const caller = new AbortController();
    const left = codeOf(backend.getContentIds(LOOK_UP, caller.signal));
    await until(() => held.length > 0);
    expect(backend.getCircuit()).toBe('halfopen');
    caller.abort();
    expect(await left).toBe('backend_unreachable');
    held[0]?.end('["7"]');
    await untilCircuit(backend, 'closed');
    const next = backend.getContentIds(LOOK_UP, never);
    await until(() => held.length > 1);
    held[1]?.end('["8"]');
    expect(await next).toEqual(['8']);
    // A visitor's and ours that failed, ours that found out, and the next visitor's.
    expect(server.requests).toHaveLength(4);
  });
});

describe('odd requests of one visitor, which the backend fails at', () => {
  const RESILIENCE = { breakAfter: 5, restMs: 10_000 };
  /** Places in the far west, and far too many of them to be one question asked again. */
  const odd = (at: number) => ({ ...LOOK_UP, mapx: 124 + at / 1_000 });
  const isOdd = (body: string) => body.includes('"mapx":124');

  /** A backend that fails at what is odd, and at everything while it is down. */
  async function startOddBackend(isDown: () => boolean, fail: (response: ServerResponse) => void) {
    server = await startTestServer((_request, response, body) => {
      if (isDown() || isOdd(body)) fail(response);
      else response.end('["7"]');
    });
    return createForwardingBackend({
      baseUrl: server.url,
      timeoutMs: 5_000,
      resilience: RESILIENCE,
    });
  }

  it.each<[string, (response: ServerResponse) => void]>([
    ['500', (response) => response.writeHead(500).end()],
    ['HTML', (response) => response.end('<html>')],
  ])('with %s leave the circuit closed for the others', async (_fault, fail) => {
    const backend = await startOddBackend(() => false, fail);
    for (let at = 0; at < 20; at += 1) {
      expect(await codeOf(backend.getContentIds(odd(at), never))).toMatch(/^backend_un/);
    }
    // Only our own question, which came after the fifth, was none of theirs.
    await until(() => server?.requests.length === 21);
    expect(await backend.getContentIds(LOOK_UP, never)).toEqual(['7']);
    expect(backend.getCircuit()).toBe('closed');
    expect(server?.requests.filter(({ body }) => !isOdd(body))).toHaveLength(2);
    expect(warnings).toEqual([]);
  });

  it('do not keep it open, one in every rest', async () => {
    let isDown = true;
    const backend = await startOddBackend(
      () => isDown,
      (response) => response.writeHead(500).end(),
    );
    for (let at = 0; at < 5; at += 1) await codeOf(backend.getContentIds(LOOK_UP, never));
    await untilCircuit(backend, 'open');

    isDown = false;
    for (let at = 0; at < 3; at += 1) {
      passTime(10_001);
      expect(await codeOf(backend.getContentIds(odd(at), never))).toBe('backend_unreachable');
      expect(backend.getCircuit()).toBe('closed');
      expect(await backend.getContentIds({ ...LOOK_UP, mapx: 126 + at }, never)).toEqual(['7']);
    }
    expect(warnings.map(({ state }) => state)).toEqual(['open', 'halfopen', 'closed']);
  });
});

const ROW = { contentId: '1', title: '집' };
const FILTER = { contentIdList: ['1'], userPref: '돼지고기만' };
const PAGE = { restaurantInfo: [ROW], page: 1, pageSize: 10 };

describe('a backend that keeps failing at one of the four calls', () => {
  it.each<[string, string, (backend: ForwardingBackend) => Promise<unknown>]>([
    ['filter', REC_PATHS.filter, (backend) => backend.getFiltered(FILTER, never)],
    ['English', REC_PATHS.english, (backend) => backend.getFilteredInEnglish(FILTER, never)],
    ['page', REC_PATHS.page, (backend) => backend.getPage(PAGE, never)],
  ])('is left alone for that one, and is asked again by us: %s', async (_name, path, ask) => {
    let isDown = true;
    server = await startTestServer((request, response) => {
      if (request.url === path && isDown) response.writeHead(500).end();
      else if (request.url === REC_PATHS.contentIds) response.end('["1"]');
      else if (request.url === REC_PATHS.page)
        response.end(JSON.stringify([{ content: [{ ...ROW, title_eng: 'House' }] }]));
      else
        response.end(JSON.stringify({ restaurantInfo: [ROW], restaurantInfoEng: [ROW], total: 1 }));
    });
    const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    for (let call = 0; call < 5; call += 1) expect(await codeOf(ask(backend))).not.toBe('no error');
    await untilCircuit(backend, 'open');
    const asked = server.requests.length;
    expect(await codeOf(ask(backend))).toBe('backend_unreachable');
    expect(server.requests).toHaveLength(asked);
    expect(await backend.getContentIds(LOOK_UP, never)).toEqual(['1']);

    isDown = false;
    passTime(10_001);
    // As a check of the whole does, without a visitor.
    await backend.tryAgain(never);
    expect(backend.getCircuit()).toBe('closed');
    expect(await codeOf(ask(backend))).toBe('no error');
  });
});

describe('a list with rows that cannot be read', () => {
  const BAD = [
    { contentId: '2' },
    { contentId: '3', title: 'Secret '.repeat(100) },
    { ...ROW, treatmenu: 'Secret '.repeat(1_000) },
    { ...ROW, addr1: { Secret: 1 } },
    null,
    'Secret',
  ];
  const rows = [...BAD, ROW];

  it.each<[string, unknown, (backend: ForwardingBackend) => Promise<unknown>, unknown]>([
    [
      'contentIds',
      ['1', {}, 'Secret'.repeat(20), 3, null],
      (b) => b.getContentIds(LOOK_UP, never),
      ['1', '3'],
    ],
    [
      'filter',
      { restaurantInfo: rows, total: 7 },
      (b) => b.getFiltered(FILTER, never),
      { restaurantInfo: [ROW], total: 1 },
    ],
    ['page', [{ content: rows }], (b) => b.getPage(PAGE, never), [ROW]],
    ['page', JSON.stringify([null, { content: rows }]), (b) => b.getPage(PAGE, never), [ROW]],
    [
      'english',
      { restaurantInfoEng: rows },
      (b) => b.getFilteredInEnglish(FILTER, never),
      { restaurantInfo: [ROW], total: 1 },
    ],
    [
      'english',
      { restaurantInfoEng: JSON.stringify({ content: rows }) },
      (b) => b.getFilteredInEnglish(FILTER, never),
      { restaurantInfo: [ROW], total: 1 },
    ],
  ])('loses these, and says so without their words: %s', async (call, answer, ask, expected) => {
    server = await startTestServer((_request, response) => response.end(JSON.stringify(answer)));
    const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    expect(await ask(backend)).toEqual(expected);
    expect(warnings).toMatchObject([{ event: 'backend.rows_skipped', call }]);
    expect(warnings[0]?.skipped).toBeGreaterThan(2);
    expect(JSON.stringify(warnings)).not.toContain('Secret');
  });

  it('is no list where none can', async () => {
    server = await startTestServer((_request, response) =>
      response.end(JSON.stringify({ restaurantInfo: BAD, total: 6 })),
    );
    const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    expect(await codeOf(backend.getFiltered(FILTER, never))).toBe('backend_unreadable');
  });
});

describe('a number of results', () => {
  const list = ['1', '2', '3'].map((contentId) => ({ ...ROW, contentId }));
  const inEnglish = list.map((row) => ({ ...row, title_eng: 'House' }));

  it.each([0, 1, 3, 500])('is that of the rows, whatever the backend says: %i', async (total) => {
    server = await startTestServer((_request, response) =>
      response.end(JSON.stringify({ restaurantInfo: list, total })),
    );
    const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    expect(await backend.getFiltered(FILTER, never)).toEqual({ restaurantInfo: list, total: 3 });
  });

  it.each<[string, unknown, unknown]>([
    ['empty', [], list],
    ['empty, as text', '[]', list],
    ['an empty group', [{ content: [] }], list],
    ['short', [{ content: [inEnglish[2]] }], [list[0], list[1], inEnglish[2]]],
    ['whole', [{ content: inEnglish }], inEnglish],
  ])('has as many cards below it where page 1 comes back %s', async (_name, answer, expected) => {
    server = await startTestServer((_request, response) => response.end(JSON.stringify(answer)));
    const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000 });
    const page = { restaurantInfo: list, page: 1, pageSize: 10 };
    expect(await backend.getPage(page, never)).toEqual(expected);
  });
});
