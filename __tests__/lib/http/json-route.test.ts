import { afterEach, describe, expect, it, jest } from '@jest/globals';
import * as v from 'valibot';
import { ERROR_STATUS, HttpError, type ErrorCode } from '@kioot/base/http-errors';
import { createJsonRoute } from '@/lib/http/json-route';
import { MAX_BODY_BYTES } from '@/lib/payload-limits';

const schema = v.object({ n: v.number() });
const { POST: double } = createJsonRoute(schema, async ({ n }) => ({ n: n * 2 }));

function post(body: BodyInit, signal?: AbortSignal): Request {
  return new Request('http://a.example/', {
    method: 'POST',
    body,
    signal,
    ...(body instanceof ReadableStream ? { duplex: 'half' } : {}),
  });
}

describe('createJsonRoute', () => {
  it('responds with uncacheable JSON', async () => {
    const response = await double(post('{"n": 21}'));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ n: 42 });
  });

  it('names the invalid field', async () => {
    const response = await double(post('{"n": "21"}'));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { code: 'invalid_request', message: expect.stringMatching(/^n: /) },
    });
  });

  it('stops reading a body of undeclared length at the limit', async () => {
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536;
        controller.enqueue(new Uint8Array(65_536).fill(32));
      },
    });
    const response = await double(post(endless));
    expect(response.status).toBe(413);
    expect(sent).toBeLessThan(2 * MAX_BODY_BYTES);
  });

  it('rejects JSON that is nested too deep to serialize', async () => {
    const { POST: echo } = createJsonRoute(v.looseObject({}), async (body) => body);
    const response = await echo(post(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'invalid_json' } });
  });

  it('rejects bytes that are not UTF-8', async () => {
    expect((await double(post(new Uint8Array([0xff, 0xfe])))).status).toBe(400);
  });

  it.each(
    Object.entries(ERROR_STATUS).filter(([, status]) => status < 500) as [ErrorCode, number][],
  )('maps %s to %d', async (code, status) => {
    const { POST: route } = createJsonRoute(schema, async () => {
      throw new HttpError(code, 'why');
    });
    const response = await route(post('{"n": 1}'));
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error: { code, message: 'why' } });
  });

  it('keeps the text of an unknown error in the log', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { POST: route } = createJsonRoute(schema, async () => {
      throw new Error('password=hunter2');
    });
    const response = await route(post('{"n": 1}'));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('hunter2');
    expect(String(log.mock.calls[0]?.[0])).toContain('hunter2');
  });

  it('responds 499 after the caller has disconnected', async () => {
    const caller = new AbortController();
    const { POST: route } = createJsonRoute(schema, async (_input, signal) => {
      caller.abort();
      signal.throwIfAborted();
      return null;
    });
    expect((await route(post('{"n": 1}', caller.signal))).status).toBe(499);
  });
});

describe('during maintenance', () => {
  afterEach(() => {
    delete process.env.MAINTENANCE_MODE;
  });

  it.each([
    ['a valid body', () => double(post('{"n": 21}'))],
    ['an invalid body', () => double(post('{'))],
    ['another method', async () => createJsonRoute(schema, async () => ({})).PUT()],
  ])('%s gets an uncacheable 503 with Retry-After', async (_name, ask) => {
    process.env.MAINTENANCE_MODE = '1';
    const response = await ask();
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('600');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      error: { code: 'maintenance', message: 'Closed for maintenance.' },
    });
    process.env.MAINTENANCE_MODE = '0';
    expect((await ask()).status).not.toBe(503);
  });
});
