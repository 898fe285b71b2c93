import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { REC_PATHS } from '@/lib/search/calls';
import {
  RequestError,
  RequestTimeoutError,
  getContentIds,
  getRestaurantPage,
} from '@/lib/search/client';
import { LOOK_UP } from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';

let server: TestServer;

afterEach(() => server.close());

/** A site whose calls are answered like this; a browser knows where its paths lead, Node does not. */
async function visit(answer: (response: ServerResponse) => void): Promise<void> {
  server = await startTestServer((_request, response) => answer(response));
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => fetch(new URL(String(path), server.url), init));
}

const failureOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('a call from the phone', () => {
  it('sends the rows of one page, as the first page of a list of their own', async () => {
    await visit((response) => response.end('[{"content":[{"contentId":11,"title":"집"}]}]'));
    const rows = Array.from({ length: 12 }, (_, at) => ({ contentId: `${at + 1}`, title: '집' }));
    expect(await getRestaurantPage(rows, 2)).toEqual([{ contentId: '11', title: '집' }]);
    const [{ method, path, body } = {}] = server.requests;
    expect([method, path]).toEqual(['POST', REC_PATHS.page]);
    const restaurantInfo = rows.slice(10);
    expect(JSON.parse(body ?? '')).toEqual({ restaurantInfo, page: 1, pageSize: 10 });
  });

  it('asks for names in the language of the page, where an answer has names', async () => {
    await visit((response) => response.end('[{"content":[]}]'));
    const page = Object.assign(new EventTarget(), { pathname: '/zh-Hant/results' });
    Object.defineProperty(globalThis, 'location', { value: page, configurable: true });
    try {
      await getRestaurantPage([], 1);
      await failureOf(getContentIds(LOOK_UP));
    } finally {
      Reflect.deleteProperty(globalThis, 'location');
    }
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/api/in/zh-Hant/translate-restaurant-pagination',
      REC_PATHS.contentIds,
    ]);
  });

  it('ends when the visitor leaves, on the server too', async () => {
    const leaving = new AbortController();
    let hungUp: Promise<unknown> | undefined;
    await visit((response) => {
      hungUp = once(response, 'close');
      leaving.abort();
    });
    const failure = await failureOf(getContentIds(LOOK_UP, { signal: leaving.signal }));
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).not.toBeInstanceOf(RequestTimeoutError);
    await hungUp;
  });

  it('ends at its limit, whether or not the visitor might leave', async () => {
    await visit(() => undefined);
    const { signal } = new AbortController();
    for (const options of [{}, { signal }]) {
      const failure = await failureOf(getContentIds(LOOK_UP, { ...options, timeoutMs: 20 }));
      expect(failure).toBeInstanceOf(RequestTimeoutError);
    }
  });

  it.each([
    ['an error', 502, '["1"]', 'answered 502'],
    ['another shape', 200, '{"ids":["1"]}', 'answered an unknown shape'],
    ['no JSON', 200, '<html>', 'failed'],
  ])('fails over %s, and says which it was', async (_what, status, answer, message) => {
    await visit((response) => response.writeHead(status).end(answer));
    const failure = await failureOf(getContentIds(LOOK_UP));
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).toMatchObject({ message: `${REC_PATHS.contentIds} ${message}` });
  });
});
