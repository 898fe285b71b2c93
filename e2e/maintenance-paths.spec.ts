import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getRaw, getHeader, getStatus } from './helpers/raw-http';
import { expectSecurityHeaders } from './helpers/security-headers';
import { SERVERS } from './helpers/servers';
import { REC_PATHS } from '../lib/search/contract/rec-endpoints';

const MAINTENANCE_TEXT =
  /be back soon|Closed for maintenance|"c":\s*"maintenance"|\["children",\{"s":"maintenance"/;

/** Requests each path exactly as written and expects the maintenance page. */
async function expectMaintenance(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const answer = await getRaw(SERVERS.maintenance, path);
    expect.soft(getStatus(answer), path).toBe(503);
    expect.soft(getHeader(answer, 'retry-after'), path).toBe('600');
    expect.soft(getHeader(answer, 'set-cookie'), path).toBeNull();
    expect.soft(answer, path).toMatch(MAINTENANCE_TEXT);
  }
}

test.describe('maintenance mode cannot be bypassed', () => {
  const base = SERVERS.maintenance;

  test('by spellings of a path', () =>
    expectMaintenance([
      ...['/index.rsc', '/location.rsc', '/recipes/kimchi-jjigae.rsc', '/?_rsc=1', '/LOCATION'],
      ...['/location.segments/_tree.segment.rsc', '/?__nextLocale=x&__nextDefaultLocale=x'],
      ...['/%2e%2e/api/health', '/api/%2e%2e/location', '/_next/../location', '/%00', '/%ff'],
      ...['/_next/static/../../api/health', '/_next/static/%2e%2e/%2e%2e/api/health'],
      ...['/icon.svg/../api/health', '/icon.svg%2f..%2fapi%2fhealth', '/icon.svgx', '/icon.svg/x'],
      ...['/favicon.ico', '/favicon.ico/x', '/images/og.png', '/api/rec/x.png', '/nothing.js'],
      ...[
        '/_next/image?url=%2Fimages%2Fog.png&w=640&q=75',
        '/_next/static',
        '/_next',
        '/404',
        '/500',
      ],
      ...['/_not-found', '/_global-error', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest'],
      ...['/api/health;x', '/.well-known/x', '/feed.xml', '/a%0d%0aSet-Cookie:%20x=1'],
    ]));

  test('by headers', async () => {
    for (const [name, headers] of [
      ['a subrequest header', { 'x-middleware-subrequest': Array(5).fill('middleware').join(':') }],
      ['another one', { 'x-middleware-subrequest': Array(5).fill('src/middleware').join(':') }],
      ['a "next" of its own', { 'x-middleware-next': '1' }],
      ['a rewrite of its own', { 'x-middleware-rewrite': '/location' }],
      ['a data request', { 'x-nextjs-data': '1' }],
      ['a matched path', { 'x-matched-path': '/location', 'x-invoke-path': '/location' }],
      ['another host', { Host: new URL(SERVERS.embedded).host }],
      ['another forwarded host', { 'X-Forwarded-Host': new URL(SERVERS.embedded).host }],
      ['another scheme', { 'X-Forwarded-Proto': 'ftp' }],
    ] as const) {
      const answer = await getRaw(base, '/location', headers);
      expect.soft(getStatus(answer), name).toBe(503);
      expect.soft(answer, name).toMatch(MAINTENANCE_TEXT);
    }
  });

  test('by server actions or other methods', async ({ request }) => {
    for (const [method, headers] of [
      ['POST', { 'Next-Action': 'a'.repeat(42), 'Content-Type': 'text/plain' }],
      ['POST', { 'Next-Action': 'x', 'Content-Type': 'multipart/form-data; boundary=x' }],
      ['PUT', {}],
      ['PATCH', {}],
      ['DELETE', {}],
      ['OPTIONS', {}],
    ] as const) {
      const response = await request.fetch(`${base}/location`, { method, headers, data: '[]' });
      expect([method, response.status()]).toEqual([method, 503]);
      expect(response.headers()['retry-after']).toBe('600');
    }
  });
});

test.describe('maintenance mode covers the API calls', () => {
  const base = SERVERS.maintenance;
  const CALLS = Object.values(REC_PATHS);

  test('with any method', async ({ request }) => {
    for (const call of CALLS) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const response = await request.fetch(base + call, { method, data: {} });
        const headers = response.headers();
        expect.soft([call, method, response.status()]).toEqual([call, method, 503]);
        expect.soft(headers['retry-after'], call).toBe('600');
        expect.soft(headers['cache-control'], call).toContain('no-store');
        expectSecurityHeaders(headers, call);
      }
    }
  });

  const [call = ''] = CALLS;
  const buildId = readFileSync('.next/BUILD_ID', 'utf8').trim();
  test('with any spelling', () =>
    expectMaintenance([
      ...[`${call}.rsc`, `${call}.json`, `${call}?_rsc=1`, `${call}%2f`, `${call}/x`, `${call}x`],
      ...[call.toUpperCase(), call.replace('/rec', '/REC')],
      ...[call.replace('rec', '%72ec'), call.replace('/rec', '/./rec'), `/x/..${call}`],
      ...[`/_next/data/${buildId}${call}.json`, `${call};x`, `${call}%00`, `${call}/../../health`],
    ]));
});
