import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { startTestServer, type TestServer } from '@/__tests__/helpers/http-server';
import { fetchJson } from '@/lib/http/fetch-json';
import { StatusError } from '@kioot/base/fetch-text';
import { TimeoutError } from '@kioot/base/with-timeout';

let server: TestServer;

afterEach(() => server.close());

const schema = v.looseObject({ name: v.string() });
const limits = { schema, timeoutMs: 2_000, maxBytes: 1_000 };

async function ask(answer: (response: ServerResponse) => void, options = {}) {
  server = await startTestServer((_request, response) => answer(response));
  const init: RequestInit = { redirect: 'error' };
  return fetchJson(server.url, init, { ...limits, ...options, peer: 'The shop' });
}

describe('fetchJson', () => {
  it('returns the value and its text', async () => {
    expect(await ask((response) => response.end('{"name":"국","more":1}'))).toEqual({
      value: { name: '국', more: 1 },
      text: '{"name":"국","more":1}',
    });
  });

  it.each([
    ['text that is not JSON', '<p>', 'The shop did not answer JSON.'],
    ['another shape', '{"name":5}', 'The shop answered in an unknown shape.'],
    [
      'too deep nesting',
      `{"name":"a","x":${'['.repeat(70)}${']'.repeat(70)}}`,
      'in an unknown shape.',
    ],
    ['a too large body', `"${'a'.repeat(1_000)}"`, 'The body is larger than 1000 bytes.'],
  ])('rejects %s', async (_name, body, message) => {
    await expect(ask((response) => response.end(body))).rejects.toThrow(message);
  });

  it('never repeats the response in an error', async () => {
    const failure: unknown = await ask((response) => response.end('{"name":["secret"]}')).catch(
      (error: unknown) => error,
    );
    expect(JSON.stringify(failure, ['message', 'cause', 'path', 'reason'])).not.toContain('secret');
    expect(failure).toHaveProperty('cause.message', 'name: not valid');
  });

  it('leaves the body of an error response unread', async () => {
    const slowServer = ask((response) => void response.writeHead(503).write('['));
    await expect(slowServer).rejects.toEqual(new StatusError(503));
  });

  it('aborts a slow response at the limit, and follows no redirect', async () => {
    const slowServer = ask((response) => void response.write('['), { timeoutMs: 200 });
    await expect(slowServer).rejects.toThrow(TimeoutError);
    await server.close();
    const moved = ask((response) => void response.writeHead(302, { location: '/' }).end());
    await expect(moved).rejects.toThrow('fetch failed');
  });

  it('aborts with its caller', async () => {
    const caller = new AbortController();
    const response = ask(() => caller.abort(new Error('gone')), { signal: caller.signal });
    await expect(response).rejects.toThrow('gone');
  });
});
