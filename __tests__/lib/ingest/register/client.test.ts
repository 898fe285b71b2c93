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

/** Answers with each status and body in turn, the last one for ever. */
async function startAnswering(
  ...answers: { status: number; body: string; headers?: Record<string, string> }[]
): Promise<{ baseUrl: string; requests: TestServer['requests'] }> {
  let at = 0;
  const server = await startTestServer((_request, response) => {
    const { status = 500, body = '', headers } = answers[Math.min(at, answers.length - 1)] ?? {};
    at += 1;
    response.writeHead(status, headers).end(body);
  });
  close = server.close;
  return { baseUrl: server.url, requests: server.requests };
}

const createClient = (baseUrl: string, options = {}) =>
  createRegisterClient({ serviceKey: REGISTER_KEY, baseUrl, backoffMs: 1, ...options });

const CODE_2 = '{"header":{"resultCode":"2","resultMsg":"DB_ERROR"}}';
const EMPTY = '{"header":{"resultCode":"00","totalCount":7},"body":[]}';

describe('the client of the register', () => {
  it('reads pages, and nothing past the end', async () => {
    const { baseUrl } = await startRegister(30);
    const client = createClient(baseUrl);
    const first = await client.getPage('rstr', 1);
    expect([first.rows.length, first.totalCount]).toEqual([20, 30]);
    expect(await client.getPage('rstr', 3)).toEqual({ rows: [], totalCount: 30 });
  });

  it('takes the key encoded as the portal shows it too', async () => {
    const { baseUrl } = await startRegister(1);
    const serviceKey = encodeURIComponent(REGISTER_KEY);
    const page = await createClient(baseUrl, { serviceKey }).getPage('rstr', 1);
    expect(page.rows).toHaveLength(1);
  });

  it('says of an unknown key what to do, once, and does not say the key', async () => {
    const { baseUrl, answered } = await startRegister(1);
    const failing = createClient(baseUrl, { serviceKey: 'some-other-key' }).getPage('rstr', 1);
    await expect(failing).rejects.toMatchObject({ code: 'KEY', message: /code 30/ });
    await expect(failing).rejects.toMatchObject({ message: expect.not.stringContaining('other') });
    expect(answered).toEqual([]);
  });

  it('says of a refused question that asking again is no use', async () => {
    const { baseUrl, requests } = await startAnswering({ status: 400, body: CODE_2 });
    await expect(createClient(baseUrl).getPage('rstr', 1)).rejects.toMatchObject({
      code: 'PARAMETER',
      message: /HTTP 400, code 2: DB_ERROR/,
    });
    expect(requests).toHaveLength(1);
  });

  it('waits as long as a 429 asks for', async () => {
    const tooFast = { status: 429, body: '', headers: { 'retry-after': '0.2' } };
    const { baseUrl } = await startAnswering(tooFast, { status: 200, body: EMPTY });
    const before = performance.now();
    await createClient(baseUrl).getPage('rstr', 1);
    expect(performance.now() - before).toBeGreaterThanOrEqual(190);
  });

  it.each([
    ['half an answer', { status: 200, body: EMPTY.slice(0, 20) }, 'UNREADABLE'],
    ['a page of a gateway', { status: 200, body: '<html>' }, 'UNREADABLE'],
    ['trouble there', { status: 503, body: '' }, 'SERVER'],
    ['an error with status 200', { status: 200, body: '{"header":{"resultCode":"99"}}' }, 'SERVER'],
  ])('asks again after %s, and gives up in the end', async (_what, answer, code) => {
    const { baseUrl, requests } = await startAnswering(answer);
    const failing = createClient(baseUrl, { retries: 2 }).getPage('rstr', 1);
    await expect(failing).rejects.toMatchObject({ code });
    expect(requests).toHaveLength(3);
  });

  it('gives up an answer that does not come, and one that is not wanted any more', async () => {
    const server = await startTestServer(() => {});
    close = server.close;
    const options = { retries: 0, timeoutMs: 50 };
    await expect(createClient(server.url, options).getPage('rstr', 1)).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(createClient(server.url, { signal }).getPage('rstr', 1)).rejects.toThrow('enough');
  });
});
