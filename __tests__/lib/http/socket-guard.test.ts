import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { SECURITY_HEADERS } from '@/lib/http/security-headers.mjs';
import { isSocketGuardOn, PEER_HEADER, startSocketGuard } from '@/lib/http/socket-guard';
import { getClientAddress } from '@/lib/http/client-address';

let stopGuard: () => void;
let server: Server;
let url: string;
let seen: IncomingHttpHeaders;
let seenRequest: Pick<IncomingMessage, 'method' | 'url'>;
let logged: string[];

beforeAll(async () => {
  expect(isSocketGuardOn()).toBe(false);
  stopGuard = startSocketGuard({
    isLogging: true,
    limits: { headersTimeout: 150, requestTimeout: 300, timeout: 400 },
  });
  // A server that knows nothing of the guard, as Next's.
  server = createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
    seen = request.headers;
    seenRequest = { method: request.method, url: request.url };
    if (request.url === '/large') {
      response.end('x'.repeat(50_000_000));
      return;
    }
    request.resume().on('end', () => response.end('ok'));
  });
  // As Next does, which lets go of no connection that it does not know the protocol of.
  server.on('upgrade', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  // The channels belong to the process: a guard left on would write into the next file's tests.
  stopGuard();
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  logged = [];
  jest.spyOn(console, 'info').mockImplementation((line: string) => void logged.push(line));
});

/**
 * Sends these bytes one by one until the server has had enough; gives its last words, and "reset" where the connection
 * was gone before they could be read.
 */
async function drip(first: string, byte: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('error', (error) => {
    expect(error).toMatchObject({ code: expect.stringMatching(/ECONNRESET|EPIPE/) });
    answer += 'reset';
  });
  socket.write(first);
  const timer = setInterval(() => socket.write(byte), 20);
  // Not `once`, which fails for the reset that may come first.
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(timer);
  return answer;
}

const CUT_OFF = /408 Request Timeout|reset$/;

describe('a caller that sends a byte now and then', () => {
  it('is cut off while it still writes headers', async () => {
    expect(await drip('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a')).toMatch(CUT_OFF);
  });

  it('is cut off while it still writes its body', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n';
    expect(await drip(head, 'a')).toMatch(CUT_OFF);
  });

  it('is cut off when it has only connected', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const answer: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => answer.push(chunk));
    await once(socket, 'close');
    expect(Buffer.concat(answer).toString()).toMatch(/^(HTTP\/1\.1 408|$)/);
  });
});

/** Sends this as it is, reads all that comes until the server closes. */
async function send(text: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

describe('a caller that holds on to a connection', () => {
  it('by asking for another protocol gets an answer in this one', async () => {
    const answer = await send(
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  });

  it('by never reading the answer is cut off', async () => {
    const closed = new Promise((resolve) => {
      server.once('connection', (peer: Socket) => peer.on('close', resolve));
    });
    const socket = connect(Number(new URL(url).port), '127.0.0.1').pause();
    socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    await closed;
    socket.destroy();
  });
});

describe('what a server stumbles over', () => {
  it.each([
    ['GET http://elsewhere.example/recipes?x HTTP/1.1', 'GET', '/recipes?x'],
    ['GET http://elsewhere.example HTTP/1.1', 'GET', '/'],
    ['GET HTTPS://elsewhere.example?x HTTP/1.1', 'GET', '/?x'],
    ['GET //elsewhere.example HTTP/1.1', 'GET', '//elsewhere.example'],
    ['OPTIONS * HTTP/1.1', 'OPTIONS', '/*'],
    ['TRACE /x HTTP/1.1', 'OPTIONS', '/x'],
    ['PUT /_next/static/x.js HTTP/1.1', 'PUT', '/_next/static'],
  ])('%s', async (line, method, path) => {
    await send(
      `${line}\r\nHost: x\r\nConnection: close\r\nRange: bytes=9-\r\nIf-Match: "x"\r\n\r\n`,
    );
    expect(seenRequest).toEqual({ method, url: path });
    expect(seen).toEqual(expect.not.objectContaining({ range: expect.anything() }));
    expect(seen).toEqual(expect.not.objectContaining({ 'if-match': expect.anything() }));
  });
});

it('every answer has the constant headers, whoever makes it', async () => {
  const { headers } = await fetch(url);
  for (const { key, value } of SECURITY_HEADERS)
    expect([key, headers.get(key)]).toEqual([key, value]);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

describe('the address of a caller without a proxy', () => {
  it('is that of the socket, whatever the caller claims', async () => {
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

describe('the line of a request', () => {
  it('names method, path, status and time, without query, address or headers', async () => {
    const response = await fetch(`${url}/results?near=37.56,126.98`, {
      headers: { 'X-Request-Id': 'visit-1234', Cookie: 'secret=1' },
    });
    await response.text();
    while (logged.length === 0) await new Promise(setImmediate);
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

  it('is one line whatever the path holds', async () => {
    await (await fetch(`${url}/%0a{"level":"error"}\u2028`)).text();
    while (logged.length === 0) await new Promise(setImmediate);
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toMatch(/[\n\r]/);
    expect((JSON.parse(logged[0] ?? '') as { level: string }).level).toBe('info');
  });

  it('is not written for built files', async () => {
    await (await fetch(`${url}/_next/static/chunks/x.js`)).text();
    await (await fetch(`${url}/after`)).text();
    while (logged.length === 0) await new Promise(setImmediate);
    expect(logged.map((line) => (JSON.parse(line) as { path: string }).path)).toEqual(['/after']);
  });
});

describe('a guard that was stopped', () => {
  it('leaves the requests after it alone', async () => {
    stopGuard();
    expect(isSocketGuardOn()).toBe(false);
    const response = await fetch(`${url}/later`);
    await response.text();
    await new Promise(setImmediate);
    expect(response.headers.get('x-request-id')).toBeNull();
    expect(seen[PEER_HEADER]).toBeUndefined();
    expect(logged).toEqual([]);
  });
});
