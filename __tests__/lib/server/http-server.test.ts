import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { getClientAddress } from '@/lib/http/rate-limiter';
import { hasPeerHeader, PEER_HEADER } from '@/lib/http/request-headers.mjs';
import { createHttpServer } from '@/lib/server/http-server.mjs';
import { SECURITY_HEADERS } from '@/lib/http/security-headers.mjs';
import { flushLog } from '@/lib/observability/log-lines.mjs';
import { logEvent } from '@/lib/observability/log';
import { waitUntil } from '../../helpers/wait-until';

let server: Server;
let url: string;
let seen: IncomingHttpHeaders;
let seenRequest: Pick<IncomingMessage, 'method' | 'url'> | null;
let logged: string[];

async function listen(one: Server): Promise<string> {
  one.listen(0, '127.0.0.1');
  await once(one, 'listening');
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  expect(hasPeerHeader()).toBe(false);
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    seen = request.headers;
    seenRequest = { method: request.method, url: request.url };
    if (request.url === '/page')
      response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=60');
    if (request.url === '/rewritten')
      response.setHeader('x-middleware-rewrite', `/en?${'%3C'.repeat(4_000)}`);
    if (request.url === '/call') response.setHeader('Cache-Control', 'no-store');
    if (request.url === '/large') {
      response.end('x'.repeat(50_000_000));
      return;
    }
    request.resume().on('end', () => response.end('ok'));
  };
  const limits = { headersTimeout: 150, requestTimeout: 300, timeout: 400 };
  const options = { isLogging: true, limits: { ...limits, connectionsCheckingInterval: 20 } };
  ({ server } = createHttpServer(answer, options));
  url = await listen(server);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  jest
    .spyOn(console, 'info')
    .mockImplementation((lines: string) => void logged.push(...lines.split('\n')));
  // Drops lines buffered by earlier tests.
  flushLog();
  logged = [];
});

async function waitForLines(count = 1): Promise<void> {
  await waitUntil(() => logged.length >= count);
}

/**
 * Sends bytes one by one until the server disconnects; returns the response, plus "reset" if the
 * connection was lost before it could be read.
 */
async function sendByteByByte(first: string, byte: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', (error) => {
    expect(error).toMatchObject({ code: expect.stringMatching(/ECONNRESET|EPIPE/) });
    answer += 'reset';
  });
  socket.write(first);
  const timer = setInterval(() => socket.write(byte), 20);
  // Not `once`, which fails on a preceding reset.
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer);
  return answer;
}

const CUT_OFF = /408 Request Timeout|reset$/;

describe('a caller that sends a byte now and then', () => {
  it('is disconnected while sending headers', async () => {
    expect(await sendByteByByte('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a')).toMatch(CUT_OFF);
  });

  it('is disconnected while sending the body', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';
    expect(await sendByteByByte(head, 'a')).toMatch(CUT_OFF);
  });

  it('is disconnected when it sends nothing', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const answer: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => answer.push(chunk));
    await once(socket, 'close');
    expect(Buffer.concat(answer).toString()).toMatch(/^(HTTP\/1\.1 408|$)/);
  });
});

describe('headers that could overflow the buffers of a proxy', () => {
  it('do not hold the address that Next renders', async () => {
    const { headers } = await fetch(`${url}/rewritten`);
    expect(headers.has('x-middleware-rewrite')).toBe(false);
  });

  it('repeat no target above 4 kB', async () => {
    expect((await fetch(`${url}/?${'a'.repeat(4_094)}`)).status).toBe(200);
    seenRequest = null;
    expect((await fetch(`${url}/?${'a'.repeat(4_095)}`)).status).toBe(414);
    expect(seenRequest).toBeNull();
  });
});

/** Sends the text, and reads until the server closes. */
async function send(text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('a caller that occupies a connection', () => {
  it('gets an HTTP response to an upgrade request', async () => {
    const answer = await send(
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('is disconnected when it never reads the response', async () => {
    const closed = new Promise((resolve) => {
      server.once('connection', (peer: Socket) => peer.on('close', resolve));
    });
    const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
    socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await closed;
    socket.destroy();
  });
});

describe('requests that Next cannot handle', () => {
  it.each([
    ['GET http://elsewhere.example/recipes?x HTTP/1.1', 'GET', '/recipes?x'],
    ['GET http://elsewhere.example HTTP/1.1', 'GET', '/'],
    ['GET HTTPS://elsewhere.example?x HTTP/1.1', 'GET', '/?x'],
    ['GET //elsewhere.example HTTP/1.1', 'GET', '//elsewhere.example'],
    ['OPTIONS * HTTP/1.1', 'OPTIONS', '/*'],
    ['PUT /_next/staticx HTTP/1.1', 'PUT', '/_next/staticx'],
  ])('passes on %s', async (line, method, path) => {
    await send(
      `${line}\r\nHost: x\r\nConnection: close\r\nRange: bytes=9-\r\nIf-Match: "x"\r\n\r\n`,
    );
    expect(seenRequest).toEqual({ method, url: path });
    expect(seen).toEqual(expect.not.objectContaining({ range: expect.anything() }));
    expect(seen).toEqual(expect.not.objectContaining({ 'if-match': expect.anything() }));
  });

  it.each(['TRACE /x', 'PUT /_next/static/x.js', 'TRACE http://elsewhere.example/'])(
    'rejects %s before Next sees it',
    async (line) => {
      seenRequest = null;
      const answer = await send(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 405 [^]*\r\nAllow: GET, HEAD\r\n/);
      expect(answer).toContain('X-Frame-Options: DENY');
      expect(seenRequest).toBeNull();
    },
  );
});

it('hides from Next what only its older router would understand', async () => {
  await fetch(`${url}/api/search`, { headers: { 'x-middleware-prefetch': '1' } });
  expect(seen).not.toHaveProperty('x-middleware-prefetch');
  await fetch(`${url}/_next/data/build/index.json?x`);
  expect(seenRequest?.url).toBe('/_next/nothing');
});

it.each(['Host: x\r\nHost: y', 'host: x\r\nHOST: x'])(
  'rejects a request with two Host headers (%j)',
  async (hosts) => {
    seenRequest = null;
    expect(await send(`GET / HTTP/1.1\r\n${hosts}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 400 /);
    expect(seenRequest).toBeNull();
  },
);

it.each([
  ['/page', 'public, max-age=0, must-revalidate'],
  ['/call', 'no-store'],
  ['/', null],
])('forbids shared caches to store %s', async (path, cacheControl) => {
  const { headers } = await fetch(url + path);
  expect(headers.get('cache-control')).toBe(cacheControl);
});

it('sets the constant headers on every response', async () => {
  const { headers } = await fetch(url);
  for (const { key, value } of SECURITY_HEADERS)
    expect([key, headers.get(key)]).toEqual([key, value]);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

describe("the caller's address without a proxy", () => {
  it("is the socket's, whatever the caller claims", async () => {
    await fetch(url, {
      headers: { 'X-Forwarded-For': '203.0.113.7', [PEER_HEADER]: '203.0.113.8' },
    });
    const headers = new Headers({
      [PEER_HEADER]: String(seen[PEER_HEADER]),
      'x-forwarded-for': String(seen['x-forwarded-for']),
    });
    expect(getClientAddress(headers, { trustedProxyDepth: 0 })).toBe('127.0.0.1');
  });
});

describe('the request log line', () => {
  it('holds method, path, status and time, without query, address or headers', async () => {
    const response = await fetch(`${url}/results?near=37.56,126.98`, {
      headers: { 'X-Request-Id': 'visit-1234', Cookie: 'secret=1' },
    });
    await response.text();
    await waitForLines();
    expect(JSON.parse(logged[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-/),
      event: 'request',
      requestId: 'visit-1234',
      method: 'GET',
      path: '/results',
      status: 200,
      ms: expect.any(Number),
    });
    expect(response.headers.get('x-request-id')).toBe('visit-1234');
  });

  it('stays one line whatever the path holds', async () => {
    await (await fetch(`${url}/%0a{"level":"error"}\u2028`)).text();
    await waitForLines();
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toMatch(/[\n\r]/);
    expect((JSON.parse(logged[0] ?? '') as { level: string }).level).toBe('info');
  });

  it('is omitted for static files', async () => {
    await (await fetch(`${url}/_next/static/chunks/x.js`)).text();
    await (await fetch(`${url}/after`)).text();
    await waitForLines();
    expect(logged.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(['/after']);
  });
});

describe('buffered log lines', () => {
  const events = () => logged.map((line) => (JSON.parse(line) as { event: string }).event);

  it('are written before any unbuffered line', async () => {
    const closed = new Promise((resolve) => {
      server.once('request', (_, response: ServerResponse) => response.once('close', resolve));
    });
    await fetch(`${url}/first`);
    await closed;
    logEvent('info', 'second');
    expect(events()).toEqual(['request', 'second']);
  });

  it('are written together', async () => {
    await Promise.all([fetch(url), fetch(url), fetch(url)]);
    await waitForLines(3);
    expect(console.info).toHaveBeenCalledTimes(1);
  });
});
