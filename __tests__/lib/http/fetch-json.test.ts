import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { startTestServer, type TestServer } from '@/__tests__/helpers/http-server';
import { fetchJson } from '@/lib/http/fetch-json';
import { StatusError } from '@/lib/http/fetch-text';
import { TimeoutError } from '@/lib/http/with-timeout.mjs';

let server: TestServer;

afterEach(() => server.close());

const schema = v.looseObject({ name: v.string() });
const limits = { schema, timeoutMs: 2_000, maxBytes: 1_000 };

async function ask(answer: (response: ServerResponse) => void, options = {}) {
  server = await startTestServer((_request, response) => answer(response));
  const init: RequestInit = { redirect: 'error' };
  return fetchJson(server.url, init, { ...limits, ...options, peer: 'The shop' });
}

describe('fetching JSON', () => {
  it('answers the value and the text it came as', async () => {
    expect(await ask((response) => response.end('{"name":"국","more":1}'))).toEqual({
      value: { name: '국', more: 1 },
      text: '{"name":"국","more":1}',
    });
  });

  it.each([
    ['no JSON', '<p>', 'The shop did not answer JSON.'],
    ['another shape', '{"name":5}', 'The shop answered in an unknown shape.'],
    ['nesting', `{"name":"a","x":${'['.repeat(70)}${']'.repeat(70)}}`, 'in an unknown shape.'],
    ['too much', `"${'a'.repeat(1_000)}"`, 'The body is larger than 1000 bytes.'],
  ])('refuses %s', async (_name, body, message) => {
    await expect(ask((response) => response.end(body))).rejects.toThrow(message);
  });

  it('never repeats what came', async () => {
    const failure: unknown = await ask((response) => response.end('{"name":["secret"]}')).catch(
      (error: unknown) => error,
    );
    expect(JSON.stringify(failure, ['message', 'cause', 'path', 'reason'])).not.toContain('secret');
    expect(failure).toHaveProperty('cause.message', 'name: not valid');
  });

  it('leaves the body of an error unread', async () => {
    const dripping = ask((response) => void response.writeHead(503).write('['));
    await expect(dripping).rejects.toEqual(new StatusError(503));
  });

  it('gives up an answer that drips, and follows no redirect', async () => {
    const dripping = ask((response) => void response.write('['), { timeoutMs: 200 });
    await expect(dripping).rejects.toThrow(TimeoutError);
    await server.close();
    const moved = ask((response) => void response.writeHead(302, { location: '/' }).end());
    await expect(moved).rejects.toThrow('fetch failed');
  });

  it('ends with its caller', async () => {
    const caller = new AbortController();
    const left = ask(() => caller.abort(new Error('gone')), { signal: caller.signal });
    await expect(left).rejects.toThrow('gone');
  });
});
