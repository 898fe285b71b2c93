import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { REC_PATHS } from '@/lib/search/contract/rec-endpoints';
import {
  RequestError,
  RequestTimeoutError,
  fetchContentIds,
  fetchRestaurantPage,
} from '@/lib/search/client/search-client';
import { LOOK_UP_REQUEST } from '../../helpers/backend-calls';
import { startTestServer, type TestServer } from '../../helpers/http-server';

let server: TestServer;

afterEach(() => server.close());

/**
 * Starts a site with this response; resolves paths against it, as browsers do and Node does not.
 */
async function startSite(answer: (response: ServerResponse) => void): Promise<void> {
  server = await startTestServer((_request, response) => answer(response));
  const { fetch } = globalThis;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((path, init) => fetch(new URL(String(path), server.url), init));
}

const getFailure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('a call of the client', () => {
  it('sends the rows of one page, as the first page of their own list', async () => {
    await startSite((response) => response.end('[{"content":[{"contentId":11,"title":"집"}]}]'));
    const rows = Array.from({ length: 12 }, (_, at) => ({ contentId: `${at + 1}`, title: '집' }));
    expect(await fetchRestaurantPage(rows, 2)).toEqual([{ contentId: '11', title: '집' }]);
    const [{ method, path, body } = {}] = server.requests;
    expect([method, path]).toEqual(['POST', REC_PATHS.page]);
    const restaurantInfo = rows.slice(10);
    expect(JSON.parse(body ?? '')).toEqual({ restaurantInfo, page: 1, pageSize: 10 });
  });

  it('requests names in the language of the page for responses with names', async () => {
    await startSite((response) => response.end('[{"content":[]}]'));
    const page = Object.assign(new EventTarget(), { pathname: '/zh-Hant/results' });
    Object.defineProperty(globalThis, 'location', { value: page, configurable: true });
    try {
      await fetchRestaurantPage([], 1);
      await getFailure(fetchContentIds(LOOK_UP_REQUEST));
    } finally {
      Reflect.deleteProperty(globalThis, 'location');
    }
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/api/localized/zh-Hant/translate-restaurant-pagination',
      REC_PATHS.contentIds,
    ]);
  });

  it('aborts with the visitor, on the server too', async () => {
    const leaving = new AbortController();
    let hungUp: Promise<unknown> | undefined;
    await startSite((response) => {
      hungUp = once(response, 'close');
      leaving.abort();
    });
    const failure = await getFailure(fetchContentIds(LOOK_UP_REQUEST, { signal: leaving.signal }));
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).not.toBeInstanceOf(RequestTimeoutError);
    await hungUp;
  });

  it('ends at its time limit, with and without a signal', async () => {
    await startSite(() => undefined);
    const { signal } = new AbortController();
    for (const options of [{}, { signal }]) {
      const failure = await getFailure(
        fetchContentIds(LOOK_UP_REQUEST, { ...options, timeoutMs: 20 }),
      );
      expect(failure).toBeInstanceOf(RequestTimeoutError);
    }
  });

  it.each([
    ['an error', 502, '["1"]', 'answered 502', undefined],
    ['another shape', 200, '{"ids":["1"]}', 'failed', /in an unknown shape/],
    ['no JSON', 200, '<html>', 'failed', /not answer JSON/],
  ])('fails on %s with a specific message', async (_what, status, answer, message, cause) => {
    await startSite((response) => response.writeHead(status).end(answer));
    const failure = await getFailure(fetchContentIds(LOOK_UP_REQUEST));
    expect(failure).toBeInstanceOf(RequestError);
    expect(failure).toMatchObject({ message: `${REC_PATHS.contentIds} ${message}` });
    if (cause) expect(String((failure as Error).cause)).toMatch(cause);
  });
});
