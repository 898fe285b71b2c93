import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { HttpError } from '@/lib/http/errors';
import { REC_PATHS } from '@/lib/search/calls';
import { createForwardingBackend } from '@/lib/search/forward';
import { startTestServer, type TestServer } from '../../helpers/http-server';

const LOOK_UP = { mapx: 126.985, mapy: 37.5636, radius: 1000 } as const;
const never = new AbortController().signal;

let server: TestServer | undefined;

beforeEach(() => {
  // Only the clock: the sockets need their timers.
  jest.useFakeTimers({
    now: new Date('2026-05-05T12:00:00+09:00'),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
  // The circuit tells the log of every change.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(async () => {
  jest.useRealTimers();
  await server?.close();
  server = undefined;
});

async function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof HttpError ? error.code : String(error)),
  );
}

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

describe('the one call that tries a backend after its rest', () => {
  it('goes on when its caller leaves: it finds out for the others whether the backend is back', async () => {
    const held: ServerResponse[] = [];
    let isBack = false;
    server = await startTestServer((_request, response) => {
      if (isBack) held.push(response);
      else response.writeHead(500).end();
    });
    const resilience = { breakAfter: 1, restMs: 10_000 };
    const backend = createForwardingBackend({ baseUrl: server.url, timeoutMs: 5_000, resilience });
    expect(await codeOf(backend.getContentIds(LOOK_UP, never))).toBe('backend_unreachable');
    expect(backend.getCircuit()).toBe('open');

    isBack = true;
    jest.setSystemTime(Date.now() + 10_001);
    const caller = new AbortController();
    const left = codeOf(backend.getContentIds(LOOK_UP, caller.signal));
    while (held.length === 0) await new Promise(setImmediate);
    expect(backend.getCircuit()).toBe('halfopen');
    caller.abort();
    expect(await left).toBe('backend_unreachable');
    held[0]?.end('["7"]');
    while (backend.getCircuit() !== 'closed') await new Promise(setImmediate);
    expect(await backend.getContentIds(LOOK_UP, never)).toEqual(['7']);
    // One that failed, one that found out; the last visitor got what that one brought.
    expect(server.requests).toHaveLength(2);
  });
});
