import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { postJson, startInstance, startSharedDatabase } from './helpers/instances';
import { getRaw, getHeader, sendRaw, getStatus } from './helpers/raw-http';
import { SERVERS } from './helpers/servers';

test.describe('no address leads to another host', () => {
  test('by a redirect or a cookie', async () => {
    for (const path of [
      ...[
        '//elsewhere.example',
        '//elsewhere.example/%2e%2e',
        '/\\elsewhere.example',
        '///elsewhere.example/',
      ],
      ...['/%2f%2felsewhere.example/', '/%5celsewhere.example', '/recipes//elsewhere.example'],
      ...['/.//elsewhere.example/..', '/recipies?next=//elsewhere.example', '/@elsewhere.example'],
      ...['/%0d%0aLocation:%20https://elsewhere.example', '/recipes/x%0aSet-Cookie:%20x=1'],
      ...['/en', '/en//elsewhere.example', '/en/%2felsewhere.example', '/en/%5celsewhere.example'],
      ...['/en/\\elsewhere.example', '/en/.//elsewhere.example', '/en/@elsewhere.example'],
    ]) {
      const answer = await getRaw(SERVERS.embedded, path, {
        'X-Forwarded-Host': 'elsewhere.example',
      });
      const location = getHeader(answer, 'location');
      if (location !== null) {
        const target = new URL(location, SERVERS.embedded);
        expect.soft([path, target.origin]).toEqual([path, SERVERS.embedded]);
      }
      expect.soft(getHeader(answer, 'set-cookie'), path).toBeNull();
      expect.soft(getStatus(answer), path).toBeGreaterThanOrEqual(200);
      expect.soft(getStatus(answer), path).toBeLessThan(500);
    }
  });

  test('through the image service', async ({ request }) => {
    for (const url of [
      'http://127.0.0.1:1/x.png',
      `${SERVERS.embedded}/images/og.png`,
      '//127.0.0.1/x',
      'file:///etc/passwd',
      '/api/health',
      '/icons/icon-192.png',
      '/recipes/kimchi-jjigae/card.png',
      '/images/../icons/icon-192.png',
      '/images/og.png?v=1',
    ]) {
      const response = await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`);
      expect([url, response.status()]).toEqual([url, 400]);
    }
  });
});

test('malformed requests cause neither a 500 nor a call to another host', async () => {
  const base = SERVERS.embedded;
  const called: string[] = [];
  const victim = createServer((request, response) => {
    called.push(`${request.method} ${request.url}`);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(victim, 'listening');
  const elsewhere = `127.0.0.1:${(victim.address() as AddressInfo).port}`;
  const upgrade = 'Connection: Upgrade, close\r\nUpgrade: websocket\r\n';
  for (const [line, headers, status] of [
    ['OPTIONS *', '', 405],
    ['GET /_global-error', '', 404],
    ['TRACE /api/health', '', 405],
    [`GET http://${elsewhere}/api/health`, '', 200],
    [`GET http://${elsewhere}/recipies/`, '', 308],
    [`GET http://${elsewhere}/nowhere`, upgrade, 404],
    ['GET /nowhere', upgrade, 404],
    ['GET /', 'Host: other.example\r\n', 400],
    ['GET /recipes/%FF', '', 400],
    ['GET /recipes/%FF', 'RSC: 1\r\n', 400],
    ['GET /recipes/x%FF/card.png', '', 400],
    ['GET /recipies/%FF', '', 400],
    ['GET /api/%FF', '', 400],
    ['GET /%', '', 400],
    ['GET /_next/static/%FF', '', 404],
    ['GET /_next/image?url=%2Fimages%2F%FF&w=640&q=75', '', 404],
    ['GET /images/og.png', 'Range: bytes=99999999-\r\n', 200],
    ['GET /images/og.png', 'If-Match: "x"\r\n', 200],
    ['GET /Error', `X-Forwarded-Host: ${elsewhere}\r\nX-Forwarded-Proto: http\r\n`, 200],
    [
      'GET /_next/image?url=%2Fimages%2Fog.png&w=640&q=75',
      `X-Forwarded-Host: ${elsewhere}\r\n`,
      200,
    ],
  ] as const) {
    const host = line.includes('/api/') ? new URL(base).host : elsewhere;
    const answer = await sendRaw(
      base,
      `${line} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`,
    );
    expect([line, headers, getStatus(answer)]).toEqual([line, headers, status]);
    const location = getHeader(answer, 'location');
    if (location !== null) expect(new URL(location, base).origin).toBe(base);
  }
  expect(called).toEqual([]);
  victim.close();
});

test('request data cannot forge log lines @deep', async () => {
  const secret = 'a-secret-of-this-test';
  const database = await startSharedDatabase();
  const site = await startInstance({
    ...database.env,
    ...{ LOG_REQUESTS: '1', REVALIDATE_SECRET: secret },
  });
  const forged = '%00%0aforged%0a%1b[31m%c2%9b31m%e2%80%a8';
  for (const path of [
    ...[`/recipes/x${forged}`, `/recipies/x${forged}`, `/recipes/x${forged}/card.png`],
    ...[`/api/x${forged}`, `/nowhere/${forged}`, `/?x=${forged}`, `/_next/static/${forged}`],
    ...[`/_next/image?url=/x${forged}&w=640&q=75`, `/_next/im%61ge?url=/x${forged}&w=640&q=75`],
    ...[`/%5fnext/image?url=/x${forged}&w=640&q=75`, `/recipes/${'x'.repeat(300)}`],
  ]) {
    const tries: Record<string, string>[] = [
      { Accept: '*/*' },
      { RSC: '1', 'Next-Router-State-Tree': forged },
      { 'X-Request-Id': 'aaaaaaaa\x9bforged', 'Next-Url': `/${forged}`, 'x-matched-path': forged },
    ];
    for (const headers of tries) {
      expect(getStatus(await getRaw(site.url, path, headers))).toBeLessThan(500);
    }
  }
  for (const header of ['Next-Action: x\x9b31mforged', 'Content-Type: multipart/form-data']) {
    const body = 'Content-Disposition: form-data; name="$ACTION_ID_forged"';
    const answer = await sendRaw(
      site.url,
      `POST /location HTTP/1.1\r\nHost: x\r\n${header}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    );
    expect(getStatus(answer)).toBe(405);
  }
  const slug = 'x\r\nforged\u2028\u001b';
  const change = { type: 'INSERT', schema: 'public', table: 'posts', record: { slug } };
  await postJson(`${site.url}/api/revalidate`, change, { 'x-revalidate-secret': secret });
  await site.stop();
  await database.stop();
  const lines = site
    .getLog()
    .split('\n')
    .filter((line) => line.includes('forged'));
  // Requested paths are logged percent-encoded.
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(line)).toMatchObject({ level: 'info', event: 'request' });
  }
  expect(site.getLog()).not.toContain('Failed to');
});

test('invalid HTTP requests are rejected', async () => {
  for (const [name, raw] of [
    [
      'two lengths',
      'POST /api/rec/get-content-id-by-gps HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 20\r\n\r\n{}',
    ],
    [
      'a length and chunks',
      'POST /api/rec/get-content-id-by-gps HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a header over 16 KiB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`],
    ['no host', 'GET / HTTP/1.1\r\n\r\n'],
    [
      'a line break in a header',
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Bad: a\rb\r\n\r\n',
    ],
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
  ] as const) {
    const status = getStatus(await sendRaw(SERVERS.embedded, raw));
    expect.soft(status, name).toBeGreaterThanOrEqual(400);
    expect.soft(status, name).toBeLessThan(500);
  }
});

test('valid request ids are echoed, others replaced', async ({ request }) => {
  const known = await request.get('/api/health', { headers: { 'X-Request-Id': 'visit-12345' } });
  expect(known.headers()['x-request-id']).toBe('visit-12345');
  for (const id of ['short', 'a'.repeat(65), '{"level":"error"}', 'visit 12345']) {
    const response = await request.get('/api/health', { headers: { 'X-Request-Id': id } });
    expect(response.headers()['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
});
