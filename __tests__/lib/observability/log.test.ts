import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  logEvent,
  toErrorFields,
  logRequestError,
  runWithRequestContext,
} from '@/lib/observability/log';

let lines: string[];

beforeEach(() => {
  lines = [];
  jest.spyOn(console, 'error').mockImplementation((line: string) => void lines.push(line));
});

const read = () => JSON.parse(lines[0] ?? '') as Record<string, unknown>;

describe('a log line', () => {
  it('is one line of JSON with the id of its request', async () => {
    await runWithRequestContext({ requestId: 'visit-12345', isStale: false }, async () => {
      await Promise.resolve();
      logEvent('error', 'http.failed', { code: 'internal', text: 'a\nb\u2028{"level":"info"}' });
    });
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('\n');
    expect(read()).toMatchObject({ level: 'error', requestId: 'visit-12345', code: 'internal' });
  });

  it('contains no character that a log reader or terminal interprets', () => {
    const text = 'a\u007f\u0085\u009b31m\u2028\u2029\u202e\u2066b\u001b';
    logEvent('error', 'x', { text });
    expect(lines[0]).toMatch(/^[\x20-\x7e]+$/);
    expect(read().text).toBe(text);
  });

  it('truncates long texts', () => {
    logEvent('error', 'x', { text: 'a'.repeat(10_000) });
    expect(String(lines[0]).length).toBeLessThan(700);
  });

  it('names an error, its causes and its origin', () => {
    const error = new Error('outer\nwith details', { cause: new TypeError('inner') });
    expect(toErrorFields(error)).toEqual({
      error: 'Error: outer < TypeError: inner',
      stack: expect.stringContaining('log.test'),
    });
    expect(toErrorFields('text')).toEqual({ error: 'text', stack: undefined });
    expect(toErrorFields({ toString: null }).error).toBe('[object Object]');
    const answered = new Error('Not read', {
      cause: { message: 'permission denied', code: '42501' },
    });
    expect(toErrorFields(answered).error).toBe('Error: Not read < permission denied');
    expect(toErrorFields(undefined)).toEqual({ error: undefined, stack: undefined });
  });
});

describe('an error caught by Next', () => {
  it('is logged with its route, without query and headers', () => {
    logRequestError(
      Object.assign(new Error('no database'), { digest: 'RECIPES' }),
      {
        method: 'GET',
        path: '/recipes/x?near=37.56,126.98',
        headers: {
          'x-request-id': 'visit-12345',
          cookie: 'secret=1',
          'x-forwarded-for': '203.0.113.7',
        },
      },
      {
        routerKind: 'App Router',
        routePath: '/recipes/[slug]',
        routeType: 'render',
        revalidateReason: undefined,
        renderSource: 'react-server-components',
      },
    );
    expect(read()).toMatchObject({
      event: 'request.failed',
      requestId: 'visit-12345',
      route: '/recipes/[slug]',
      digest: 'RECIPES',
      error: 'Error: no database',
    });
    expect(lines[0]).not.toMatch(/37\.56|secret|203\.0/);
  });
});
