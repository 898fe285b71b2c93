import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createSourceClient, type SourceClientOptions } from '../../src/common/source-client';
import { SourceError } from '../../src/common/source-error';
import { fetchListPage, TOURAPI } from '../../src/tourapi/endpoints';
import { startTourServer, TEST_SERVICE_KEY, type TourServer } from '../helpers/tourapi-server';
import { createTourWorld } from '../helpers/tourapi-world';

let server: TourServer;

beforeEach(async () => {
  server = await startTourServer({ world: createTourWorld(1, 25) });
});

afterEach(async () => {
  await server.close();
});

type OnFailedAttempt = Parameters<typeof createSourceClient>[2];

const createClient = (options: Partial<SourceClientOptions> = {}, onFailed?: OnFailedAttempt) =>
  createSourceClient(
    TOURAPI,
    {
      ...{ serviceKey: TEST_SERVICE_KEY, baseUrl: server.baseUrl },
      ...{ ratePerSecond: 10_000, backoffMs: 1, ...options },
    },
    onFailed,
  );

const getPage = (options?: Partial<SourceClientOptions>, onFailed?: OnFailedAttempt) =>
  fetchListPage(createClient(options, onFailed), 'ko', 1, 10);

async function getError(
  options?: Partial<SourceClientOptions>,
  onFailed?: OnFailedAttempt,
): Promise<SourceError> {
  const error: unknown = await getPage(options, onFailed).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof SourceError) return error;
  throw new Error('not refused with a SourceError', { cause: error });
}

describe('createSourceClient', () => {
  it.each([
    ['decoded', TEST_SERVICE_KEY],
    ['encoded', encodeURIComponent(TEST_SERVICE_KEY)],
  ])('sends a key given %s encoded once', async (_form, serviceKey) => {
    const page = await getPage({ serviceKey });
    expect(page).toMatchObject({ totalCount: 25, unreadable: 0 });
    expect(page.items).toHaveLength(10);
    expect(server.urls).toHaveLength(1);
    expect(server.urls[0]).toContain(`serviceKey=${encodeURIComponent(TEST_SERVICE_KEY)}&`);
    expect(server.urls[0]).toContain('_type=json');
  });

  it('omits and counts rows without an id', async () => {
    const body = JSON.stringify({
      response: {
        header: { resultCode: '0000', resultMsg: 'OK' },
        body: {
          items: { item: [{ contentid: '1', title: '가야' }, { title: '가야' }] },
          totalCount: 2,
        },
      },
    });
    server.setAnswer({ status: 200, body });
    expect(await getPage()).toMatchObject({
      unreadable: 1,
      totalCount: 2,
      items: [{ contentid: '1' }],
    });
  });

  it('does not retry an invalid key', async () => {
    const error = await getError({ serviceKey: 'wrong-key-of-a-user' });
    expect(error).toMatchObject({ kind: 'key', code: '30' });
    expect(server.urls).toHaveLength(1);
  });

  it('does not retry an exceeded quota', async () => {
    server.setQuota(0);
    expect(await getError()).toMatchObject({ kind: 'quota', code: '22' });
    expect(server.urls).toHaveLength(1);
  });

  it('retries temporary failures, then throws the last error', async () => {
    server.setAnswer({ status: 503, body: 'busy' });
    const failures: string[] = [];
    const error = await getError({ retries: 3 }, ({ code }) => void failures.push(code));
    expect(error).toMatchObject({ kind: 'service', code: 'SERVER_ERROR', status: 503 });
    expect(server.urls).toHaveLength(4);
    expect(failures).toEqual(['SERVER_ERROR', 'SERVER_ERROR', 'SERVER_ERROR', 'SERVER_ERROR']);
  });

  it('succeeds after a temporary failure', async () => {
    server.setAnswer({ status: 500, body: '' });
    const page = await getPage({}, () => server.setAnswer(null));
    expect(page.items).toHaveLength(10);
    expect(server.urls).toHaveLength(2);
  });

  it('honors Retry-After', async () => {
    server.setAnswer({ status: 429, body: 'Too Many Requests', headers: { 'retry-after': '1' } });
    const startedAt = performance.now();
    await getPage({}, () => server.setAnswer(null));
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(995);
  });

  it('does not follow redirects, which would receive the key', async () => {
    server.setAnswer({
      status: 302,
      body: '',
      headers: { location: `${server.baseUrl}/elsewhere` },
    });
    expect(await getError()).toMatchObject({ kind: 'request', code: 'REDIRECT' });
    expect(server.urls).toHaveLength(1);
  });

  it('limits the rate', async () => {
    const client = createClient({ ratePerSecond: 50 });
    const startedAt = performance.now();
    await Promise.all(
      Array.from({ length: 11 }, (_, index) => fetchListPage(client, 'ko', index + 1, 1)),
    );
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(199);
  });

  it('distinguishes timeouts from broken connections', async () => {
    const silent = await startTourServer({ world: createTourWorld(1, 1), isSilent: true });
    try {
      // Long enough for a busy machine to send the request at all.
      const options = { baseUrl: silent.baseUrl, timeoutMs: 1_000, retries: 1 };
      expect(await getError(options)).toMatchObject({ kind: 'network', code: 'TIMEOUT' });
      expect(silent.urls).toHaveLength(2);
    } finally {
      await silent.close();
    }
    expect(await getError({ baseUrl: silent.baseUrl, retries: 1 })).toMatchObject({
      kind: 'network',
      code: 'CONNECTION',
    });
  });

  it('aborts without another attempt', async () => {
    const stopping = new AbortController();
    server.setAnswer({ status: 500, body: '' });
    const reason = new Error('stopped');
    const call = getPage({ signal: stopping.signal, backoffMs: 60_000 }, () =>
      stopping.abort(reason),
    );
    await expect(call).rejects.toBeDefined();
    expect(server.urls).toHaveLength(1);
  });

  it('redacts the key in errors, even when the response echoes it', async () => {
    const encoded = encodeURIComponent(TEST_SERVICE_KEY);
    server.setAnswer({ status: 400, body: `bad: ${TEST_SERVICE_KEY} ?serviceKey=${encoded}` });
    const error = await getError();
    const shown = JSON.stringify([error, error.message, error.stack, String(error.cause)]);
    expect(error.message).toContain('[key]');
    expect(shown).not.toContain(TEST_SERVICE_KEY);
    expect(shown).not.toContain(encoded);
  });
});
