import { afterEach, describe, expect, it } from '@jest/globals';
import { createRegisterClient } from '@/lib/ingest/register/client';
import { startTestServer, type TestServer } from '../../../helpers/http-server';
import { REGISTER_KEY, startRegisterServer } from '../../../helpers/register-server';
import { createRegisterWorld } from '../../../helpers/register-world';

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  await close?.();
  close = undefined;
});

async function startRegister(rows: number) {
  const server = await startRegisterServer({ world: createRegisterWorld(1, rows) });
  close = server.close;
  return server;
}

/** Server that answers with each status and body in turn, then repeats the last one. */
async function startStubServer(
  ...responses: { status: number; body: string; headers?: Record<string, string> }[]
): Promise<{ baseUrl: string; requests: TestServer['requests'] }> {
  let at = 0;
  const server = await startTestServer((_request, response) => {
    const {
      status = 500,
      body = '',
      headers,
    } = responses[Math.min(at, responses.length - 1)] ?? {};
    at += 1;
    response.writeHead(status, headers).end(body);
  });
  close = server.close;
  return { baseUrl: server.url, requests: server.requests };
}

const createClient = (baseUrl: string, options = {}) =>
  createRegisterClient({ serviceKey: REGISTER_KEY, baseUrl, backoffMs: 1, ...options });

const DB_ERROR_BODY = '{"header":{"resultCode":"2","resultMsg":"DB_ERROR"}}';
const EMPTY_PAGE_BODY = '{"header":{"resultCode":"00","totalCount":7},"body":[]}';

describe('createRegisterClient', () => {
  it('fetches pages, and an empty one past the end', async () => {
    const { baseUrl } = await startRegister(30);
    const client = createClient(baseUrl);
    const first = await client.fetchPage('rstr', 1);
    expect([first.rows.length, first.totalCount]).toEqual([20, 30]);
    expect(await client.fetchPage('rstr', 3)).toEqual({ rows: [], totalCount: 30 });
  });

  it('accepts a percent-encoded key', async () => {
    const { baseUrl } = await startRegister(1);
    const serviceKey = encodeURIComponent(REGISTER_KEY);
    const page = await createClient(baseUrl, { serviceKey }).fetchPage('rstr', 1);
    expect(page.rows).toHaveLength(1);
  });

  it('rejects an unknown key without retry and without exposing it', async () => {
    const { baseUrl, answered } = await startRegister(1);
    const failing = createClient(baseUrl, { serviceKey: 'some-other-key' }).fetchPage('rstr', 1);
    await expect(failing).rejects.toMatchObject({ code: 'KEY', message: /code 30/ });
    await expect(failing).rejects.toMatchObject({ message: expect.not.stringContaining('other') });
    expect(answered).toEqual([]);
  });

  it('does not retry a rejected parameter', async () => {
    const { baseUrl, requests } = await startStubServer({ status: 400, body: DB_ERROR_BODY });
    await expect(createClient(baseUrl).fetchPage('rstr', 1)).rejects.toMatchObject({
      code: 'PARAMETER',
      message: /HTTP 400, code 2: DB_ERROR/,
    });
    expect(requests).toHaveLength(1);
  });

  it('honors Retry-After of a 429', async () => {
    const tooFast = { status: 429, body: '', headers: { 'retry-after': '0.2' } };
    const { baseUrl } = await startStubServer(tooFast, { status: 200, body: EMPTY_PAGE_BODY });
    const before = performance.now();
    await createClient(baseUrl).fetchPage('rstr', 1);
    expect(performance.now() - before).toBeGreaterThanOrEqual(190);
  });

  it.each([
    ['a truncated response', { status: 200, body: EMPTY_PAGE_BODY.slice(0, 20) }, 'UNREADABLE'],
    ['a gateway page', { status: 200, body: '<html>' }, 'UNREADABLE'],
    ['a server error', { status: 503, body: '' }, 'SERVER'],
    ['an error with status 200', { status: 200, body: '{"header":{"resultCode":"99"}}' }, 'SERVER'],
  ])('retries %s, then fails', async (_what, answer, code) => {
    const { baseUrl, requests } = await startStubServer(answer);
    const failing = createClient(baseUrl, { retries: 2 }).fetchPage('rstr', 1);
    await expect(failing).rejects.toMatchObject({ code });
    expect(requests).toHaveLength(3);
  });

  it('times out and can be aborted', async () => {
    const server = await startTestServer(() => {});
    close = server.close;
    const options = { retries: 0, timeoutMs: 50 };
    await expect(createClient(server.url, options).fetchPage('rstr', 1)).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(createClient(server.url, { signal }).fetchPage('rstr', 1)).rejects.toThrow(
      'enough',
    );
  });
});
