import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import {
  answerFromMemory,
  answerInTurn,
  forgetPages,
} from '@/lib/server/page-cache/page-memory.mjs';
import { BROWSER_CACHE_CONTROL } from '@/lib/http/front.mjs';
import { passMonotonicTime } from '../../../helpers/monotonic-clock';

interface Answer {
  status?: number | undefined;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** What Next says of a page that it has kept. */
const PAGE_HEADERS = {
  'x-nextjs-cache': 'HIT',
  'cache-control': 's-maxage=300, stale-while-revalidate=31535700',
  vary: 'rsc, next-router-state-tree, Accept-Encoding',
  'content-type': 'text/html; charset=utf-8',
  etag: '"first"',
};

let server: Server;
let asked: string[];
/** What the server says next, in place of the page. */
let answer: {
  status?: number;
  headers?: Record<string, string | undefined>;
  text?: string;
  breaksOff?: boolean;
};
/** Resolves when the server may go on, for tests that keep it waiting. */
let gate: Promise<void>;

beforeEach(async () => {
  forgetPages();
  asked = [];
  answer = {};
  gate = Promise.resolve();
  server = createServer((incoming, response) => {
    if (answerFromMemory(incoming, response)) return;
    void answerInTurn(incoming, response, async () => {
      asked.push(incoming.url ?? '');
      const { status = 200, headers = {}, text = 'Kimchi', breaksOff } = answer;
      await gate;
      for (const [name, value] of Object.entries({ ...PAGE_HEADERS, ...headers })) {
        if (value !== undefined) response.setHeader(name, value);
      }
      response.setHeader('X-Request-Id', `request-${asked.length}`);
      response.statusCode = status;
      const isOver = once(response, 'close');
      if (incoming.headers['accept-encoding'] === 'gzip') {
        response.setHeader('Content-Encoding', 'gzip');
        response.end(gzipSync(text));
      } else {
        response.write(text.slice(0, 2));
        if (breaksOff) setImmediate(() => response.destroy());
        else response.end(text.slice(2), 'utf8');
      }
      await isOver;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

async function ask(
  headers: Record<string, string> = {},
  path = '/recipies',
  method = 'GET',
): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  const outgoing = request({ port, path, method, headers, agent: false }).end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks = (await incoming.toArray()) as Buffer[];
  return { status: incoming.statusCode, headers: incoming.headers, body: Buffer.concat(chunks) };
}

/** Keeps every answer waiting until what it returns is called. */
function closeGate(): () => void {
  let open: () => void = () => undefined;
  gate = new Promise((resolve) => (open = resolve));
  return open;
}

describe('a page that was just answered', () => {
  it('is given again with its headers and without asking', async () => {
    const first = await ask();
    const second = await ask();
    expect(asked).toHaveLength(1);
    expect(second.body.toString()).toBe('Kimchi');
    expect(second.status).toBe(200);
    expect(second.headers).toMatchObject(PAGE_HEADERS);
    expect(second.headers['content-length']).toBe('6');
    expect(first.headers['x-request-id']).toBe('request-1');
    expect(second.headers['x-request-id']).toBeUndefined();
  });

  it('is given again where our front has taken back what Next told shared caches', async () => {
    answer = { headers: { 'cache-control': BROWSER_CACHE_CONTROL } };
    await ask();
    expect((await ask()).headers['cache-control']).toBe(BROWSER_CACHE_CONTROL);
    expect(asked).toHaveLength(1);
  });

  it('is kept as each caller takes it', async () => {
    const { body } = await ask({ 'accept-encoding': 'gzip' });
    expect((await ask()).body.toString()).toBe('Kimchi');
    expect(asked).toHaveLength(2);
    const again = await ask({ 'accept-encoding': 'gzip' });
    expect(asked).toHaveLength(2);
    expect(again.body).toEqual(body);
    expect(again.headers['content-encoding']).toBe('gzip');
  });

  it.each([
    ['another address', {}, '/recipies?page=2'],
    ['data in place of HTML', { rsc: '1' }, '/recipies'],
    ['a part of it', { rsc: '1', 'next-router-segment-prefetch': '/_tree' }, '/recipies'],
  ])('is not given to who asks for %s', async (_, headers, path) => {
    await ask();
    await ask(headers, path);
    expect(asked).toHaveLength(2);
  });

  it.each(['"first"', 'W/"first"', '"other", "first"', '*'])(
    'is not sent to who has it (%s)',
    async (condition) => {
      await ask();
      const { status, headers, body } = await ask({ 'if-none-match': condition });
      expect(asked).toHaveLength(1);
      expect(status).toBe(304);
      expect(headers).toMatchObject({ etag: '"first"', vary: PAGE_HEADERS.vary });
      expect(body).toHaveLength(0);
    },
  );

  it('is sent to who has an older one', async () => {
    await ask();
    const { status, body } = await ask({ 'if-none-match': '"older"' });
    expect(status).toBe(200);
    expect(body.toString()).toBe('Kimchi');
  });
});

describe('what is not kept', () => {
  it.each([
    ['made anew', { headers: { 'x-nextjs-cache': 'MISS' } }],
    ['old', { headers: { 'x-nextjs-cache': 'STALE' } }],
    ['not from the cache', { headers: { 'x-nextjs-cache': undefined } }],
    ['not found', { status: 404 }],
    ['closed', { status: 503, headers: { 'cache-control': 'no-store' } }],
    ['private', { headers: { 'cache-control': 'private, no-store' } }],
    ['somebody’s own', { headers: { 'set-cookie': 'who=me' } }],
    ['different by another header', { headers: { vary: 'Accept-Encoding, Cookie' } }],
    ['different by everything', { headers: { vary: '*' } }],
    ['without a mark', { headers: { etag: undefined } }],
  ])('a page that is %s', async (_, said) => {
    answer = said;
    await ask();
    await ask();
    expect(asked).toHaveLength(2);
  });

  it.each(['HEAD', 'POST', 'OPTIONS'])('an answer to %s', async (method) => {
    await ask({}, '/recipies', method);
    await ask({}, '/recipies', method);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['cookie', '__prerender_bypass=1'],
    ['authorization', 'Bearer secret'],
    ['cache-control', 'no-cache'],
    ['pragma', 'no-cache'],
    ['x-nextjs-data', '1'],
    ['x-prerender-revalidate', '1'],
    ['x-middleware-subrequest', 'middleware'],
    ['next-action', 'abc'],
    ['x-http-method-override', 'POST'],
    ['x-original-url', '/other'],
  ])('an answer to who sends %s, nor do they get what is kept', async (name, value) => {
    answer = { text: 'poison' };
    await ask({ [name]: value });
    answer = {};
    expect((await ask()).body.toString()).toBe('Kimchi');
    await ask({ [name]: value });
    expect(asked).toHaveLength(3);
  });

  it('an address longer than any of ours', async () => {
    const path = `/recipies?${'x'.repeat(9_000)}`;
    await ask({}, path);
    await ask({}, path);
    expect(asked).toHaveLength(2);
  });

  it('half a page that broke off', async () => {
    answer = { breaksOff: true };
    await expect(ask()).rejects.toThrow('aborted');
    answer = {};
    expect((await ask()).body.toString()).toBe('Kimchi');
    expect(asked).toHaveLength(2);
  });
});

describe('time', () => {
  it('lets one ask again after a quarter of a second, and the others have the page meanwhile', async () => {
    await ask();
    await passMonotonicTime(260);
    const open = closeGate();
    answer = { text: 'Newer', headers: { etag: '"newer"' } };
    const first = ask();
    await once(server, 'request');
    expect((await ask()).body.toString()).toBe('Kimchi');
    expect(asked).toHaveLength(2);
    open();
    expect((await first).body.toString()).toBe('Newer');
    expect((await ask()).body.toString()).toBe('Newer');
    expect(asked).toHaveLength(2);
  });

  it('ends after half a second, also where nobody could say anything newer', async () => {
    await ask();
    await passMonotonicTime(260);
    answer = { status: 500 };
    await ask();
    expect((await ask()).status).toBe(200);
    jest.restoreAllMocks();
    await passMonotonicTime(510);
    expect((await ask()).status).toBe(500);
    expect(asked).toHaveLength(3);
  });

  it('counts from when the page was asked for', async () => {
    const open = closeGate();
    const first = ask();
    await once(server, 'request');
    await passMonotonicTime(510);
    open();
    await first;
    await ask();
    expect(asked).toHaveLength(2);
  });
});

describe('a change', () => {
  it('makes every page asked for again', async () => {
    await ask();
    forgetPages();
    await ask();
    expect(asked).toHaveLength(2);
  });

  it('keeps out the page that was begun before it', async () => {
    const open = closeGate();
    const first = ask();
    await once(server, 'request');
    forgetPages();
    open();
    await first;
    await ask();
    expect(asked).toHaveLength(2);
  });

  it('lets who asks after it wait for what was begun before it, which Next would give them', async () => {
    const open = closeGate();
    const before = ask();
    await once(server, 'request');
    forgetPages();
    const after = ask();
    await once(server, 'request');
    expect(asked).toHaveLength(1);
    open();
    await Promise.all([before, after]);
    expect(asked).toHaveLength(2);
  });

  it('lets nobody wait for a caller who does not read', async () => {
    answer = { text: 'Kimchi'.repeat(5_000_000) };
    const { port } = server.address() as AddressInfo;
    const idle = request({ port, path: '/recipies', agent: false }).end();
    const [unread] = (await once(idle, 'response')) as [IncomingMessage];
    forgetPages();
    answer = {};
    expect((await ask()).body.toString()).toBe('Kimchi');
    unread.destroy();
  });
});
