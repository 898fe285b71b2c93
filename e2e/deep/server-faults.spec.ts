import { createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startInstance, type Instance } from '../helpers/instances';

test.describe.configure({ mode: 'serial' });

const NO_DATABASE = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };
const LOOK_UP = { mapx: 126.985, mapy: 37.5636, radius: 500 };

function lookUp(site: Instance, body: object = LOOK_UP, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/api/rec/get-content-id-by-gps`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Opens connections that send an incomplete request head and then stall. */
function openSlowConnections(url: string, count: number) {
  const { port } = new URL(url);
  let closed = 0;
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', (error) => expect(error.message).toMatch(/ECONNRESET|EPIPE/));
    socket.on('close', () => (closed += 1));
    // Close events need a consumer of the stream.
    socket.resume();
    socket.write('POST /api/rec/get-content-id-by-gps HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    return socket;
  });
  return {
    countClosed: () => closed,
    destroy: () => sockets.forEach((socket) => socket.destroy()),
  };
}

test.describe('failing tourism backend under two hundred slow connections', () => {
  let backend: Server;
  let slow: ReturnType<typeof openSlowConnections>;
  let site: Instance;
  let answer: (response: ServerResponse) => void;
  let calls = 0;
  /** Longitude of the next look-up; a new position is never in the cache. */
  let nextLongitude = 126;
  const nextPosition = () => ({ ...LOOK_UP, mapx: (nextLongitude += 0.001) });

  test.beforeAll(async () => {
    backend = createServer((request, response) => {
      calls += 1;
      request.resume().on('end', () => answer(response));
    }).listen(0, '127.0.0.1');
    await once(backend, 'listening');
    const { port } = backend.address() as AddressInfo;
    site = await startInstance({
      ...NO_DATABASE,
      TOURISM_BACKEND_URL: `http://127.0.0.1:${port}`,
      BACKEND_TIMEOUT_MS: '2000',
      RATE_LIMIT_PER_MINUTE: '0',
    });
    slow = openSlowConnections(site.url, 200);
  });

  test.afterAll(async () => {
    slow.destroy();
    await site.stop();
    backend.closeAllConnections();
    backend.close();
  });

  const FAULTS: [string, (response: ServerResponse) => void, number][] = [
    ['resets', (response) => void response.destroy(), 502],
    ['answers 500', (response) => void response.writeHead(500).end(), 502],
    ['answers HTML', (response) => void response.end('<html>Service</html>'), 502],
    ['answers half a JSON', (response) => void response.end('["1", "2'), 502],
    ['answers another shape', (response) => void response.end('{"ids": []}'), 502],
    ['answers a JSON string in a string', (response) => void response.end('"\\"[]\\""'), 502],
    ['answers 30 MB', (response) => void response.end(`["${'1'.repeat(30_000_000)}"]`), 502],
    ['never answers', () => undefined, 504],
    [
      'trickles',
      (response) => {
        const drip = setInterval(() => response.write(' '), 50);
        response.on('close', () => clearInterval(drip));
      },
      504,
    ],
  ];
  for (const [name, fault, status] of FAULTS) {
    test(`that ${name} gets ${status}, and the next request succeeds`, async () => {
      answer = fault;
      const refused = await lookUp(site, nextPosition());
      expect(refused.status).toBe(status);
      expect(await refused.json()).toMatchObject({
        error: { code: expect.stringMatching(/^backend_/) },
      });
      answer = (response) => void response.end('["1"]');
      const served = await lookUp(site, nextPosition());
      expect([served.status, await served.json()]).toEqual([200, ['1']]);
    });
  }

  test('that refuses the connection gets 502, and the next request succeeds', async () => {
    const { port } = backend.address() as AddressInfo;
    backend.close();
    backend.closeAllConnections();
    await once(backend, 'close');
    const refused = await lookUp(site, nextPosition());
    expect([refused.status, await refused.json()]).toMatchObject([
      502,
      { error: { code: 'backend_unreachable' } },
    ]);
    await once(backend.listen(port, '127.0.0.1'), 'listening');
    answer = (response) => void response.end('["1"]');
    expect((await lookUp(site, nextPosition())).status).toBe(200);
  });

  test('fifty identical requests share one call', async () => {
    const pending: ServerResponse[] = [];
    answer = (response) => void pending.push(response);
    const before = calls;
    const body = nextPosition();
    const visits = Array.from({ length: 50 }, () => lookUp(site, body));
    await expect.poll(() => pending.length, { intervals: [20] }).toBe(1);
    pending[0]?.end('["7"]');
    for (const response of await Promise.all(visits)) expect(await response.json()).toEqual(['7']);
    expect(calls - before).toBe(1);
  });

  test('serves a stale response, marked as such, after a failure', async () => {
    test.setTimeout(90_000);
    const body = nextPosition();
    answer = (response) => void response.end('["8"]');
    const fresh = await lookUp(site, body);
    expect([await fresh.json(), fresh.headers.get('x-kioot-stale')]).toEqual([['8'], null]);
    answer = (response) => void response.writeHead(500).end();
    // A fresh response is reused for 30 seconds.
    await expect
      .poll(async () => (await lookUp(site, body)).headers.get('x-kioot-stale'), {
        timeout: 60_000,
        intervals: [1_000],
      })
      .toBe('1');
    const stale = await lookUp(site, body);
    expect([stale.status, await stale.json()]).toEqual([200, ['8']]);
    const ready = await fetch(`${site.url}/api/ready`);
    const readiness = (await ready.json()) as { backend: { calls: { stale: number } } };
    expect(ready.status).toBe(503);
    expect(readiness.backend.calls.stale).toBeGreaterThan(0);
  });

  test('health stays ok', async () => {
    const response = await fetch(`${site.url}/api/health`);
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', data: expect.objectContaining({ rows: expect.any(Number) as unknown }) },
    ]);
  });

  test('closes slow connections', async () => {
    // Header timeout of 10 s, checked by Node every 30 s.
    await expect.poll(() => slow.countClosed(), { timeout: 50_000 }).toBe(200);
  });
});

test.describe('callers beyond the rate limit', () => {
  let site: Instance;

  test.beforeAll(async () => {
    site = await startInstance({
      ...NO_DATABASE,
      RATE_LIMIT_PER_MINUTE: '20',
      TRUSTED_PROXY_DEPTH: '1',
      LOG_REQUESTS: '1',
      REVALIDATE_SECRET: 'a-secret-of-some-length',
    });
  });

  test.afterAll(() => site.stop());

  test('get 429 with Retry-After, and others are served', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 25; sent += 1) {
      // Entries left of the trusted proxy's are client claims and ignored.
      const from = { 'X-Forwarded-For': `198.51.100.${sent}, 203.0.113.7` };
      statuses.push((await lookUp(site, LOOK_UP, from)).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual(Array(5).fill(429));
    const refused = await lookUp(site, LOOK_UP, { 'X-Forwarded-For': '203.0.113.7' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
    const other = await lookUp(site, LOOK_UP, { 'X-Forwarded-For': '203.0.113.8' });
    expect(other.status).toBe(200);
  });

  test("are limited in guessing the webhook's secret", async () => {
    const guess = (secret: string) =>
      fetch(`${site.url}/api/revalidate`, {
        method: 'POST',
        headers: { 'x-revalidate-secret': secret, 'X-Forwarded-For': '203.0.113.9' },
        body: '{}',
      });
    for (let sent = 0; sent < 20; sent += 1)
      expect((await guess(`guess-${sent}`)).status).toBe(401);
    expect((await guess('a-secret-of-some-length')).status).toBe(429);
  });

  test('leave no personal data in the log', async () => {
    await expect.poll(() => site.getLog()).toContain('"path":"/api/rec/get-content-id-by-gps"');
    expect(site.getLog()).not.toMatch(/203\.0\.113|198\.51\.100|126\.985|37\.5636/);
  });

  test('see in readiness that the database is away', async () => {
    const response = await fetch(`${site.url}/api/ready`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({
      status: 'not_ready',
      checks: { database: 'failed', backend: 'ok', data: 'not_configured' },
    });
  });
});

test.describe('failing recipe database', () => {
  let database: Server;
  let site: Instance;
  let answer: (response: ServerResponse) => void;

  test.beforeAll(async () => {
    database = createServer((request, response) => {
      request.resume().on('end', () => answer(response));
    }).listen(0, '127.0.0.1');
    await once(database, 'listening');
    const { port } = database.address() as AddressInfo;
    site = await startInstance({
      SUPABASE_URL: `http://127.0.0.1:${port}`,
      SUPABASE_ANON_KEY: 'none',
      RATE_LIMIT_PER_MINUTE: '0',
    });
  });

  test.afterAll(async () => {
    await site.stop();
    database.closeAllConnections();
    database.close();
  });

  /** Recipe path that no earlier run has cached in the build. */
  const toUncachedPath = (name: string | number) => `/recipes/seen-by-nobody-${name}-${Date.now()}`;
  const readStatus = async (path: string) => (await fetch(site.url + path)).status;

  test('that never answers causes an error after a while and delays nothing else', async () => {
    answer = () => undefined;
    let isWaiting = true;
    const recipe = readStatus(toUncachedPath('hanging')).finally(() => (isWaiting = false));
    expect(await readStatus('/location')).toBe(200);
    expect((await lookUp(site)).status).toBe(200);
    expect(isWaiting).toBe(true);
    expect(await recipe).toBe(500);
  });

  for (const [name, status, code] of [
    ['that refuses the key', 401, 'PGRST301'],
    ['whose row-level security denies the table', 403, '42501'],
    ['that fails', 500, 'XX000'],
  ] as const) {
    test(`${name} causes an error, never a cached 404`, async () => {
      let slug = '';
      answer = (response) =>
        void response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify({ code, message: 'no', details: null, hint: null }));
      // The slug list is read at most once a second: one of an earlier test may still count.
      const readNext = () => readStatus((slug = toUncachedPath(status)));
      await expect.poll(readNext, { timeout: 5_000 }).toBe(500);
      answer = (response) =>
        void response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
      await expect.poll(() => readStatus(slug), { timeout: 5_000 }).toBe(404);
    });
  }
});
