import type { ServerResponse } from 'node:http';
import { describe, expect, it, afterEach } from '@jest/globals';
import * as v from 'valibot';
import { StatusError, isNestedTooDeep, MAX_JSON_DEPTH, fetchJson } from '@kioot/base/fetch';
import { TimeoutError } from '@kioot/base/with-timeout';
import { startTestServer, type TestServer } from '@/__tests__/helpers/http-server';

const nest = (levels: number): unknown =>
  JSON.parse('['.repeat(levels - 1) + '{}' + ']'.repeat(levels - 1));

describe('isNestedTooDeep', () => {
  it('counts levels exactly', () => {
    expect(isNestedTooDeep(nest(MAX_JSON_DEPTH))).toBe(false);
    expect(isNestedTooDeep(nest(MAX_JSON_DEPTH + 1))).toBe(true);
    expect(isNestedTooDeep({ a: 1, b: ['x', { c: nest(MAX_JSON_DEPTH) }] })).toBe(true);
  });

  it('never overflows the stack', () => {
    expect(isNestedTooDeep(nest(500_000))).toBe(true);
  });

  it('is false for text, numbers and null', () => {
    for (const value of ['[[', 1, null, undefined]) expect(isNestedTooDeep(value, 0)).toBe(false);
  });
});

let server: TestServer;

const schema = v.looseObject({ name: v.string() });
const limits = { schema, timeoutMs: 2_000, maxBytes: 1_000 };

async function ask(answer: (response: ServerResponse) => void, options = {}) {
  server = await startTestServer((_request, response) => answer(response));
  const init: RequestInit = { redirect: 'error' };
  return fetchJson(server.url, init, { ...limits, ...options, peer: 'The shop' });
}

describe('fetchJson', () => {
  afterEach(() => server.close());

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
