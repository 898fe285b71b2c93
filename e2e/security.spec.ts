import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { test as recipeTest } from './helpers/recipe-site';
import { postJson, startInstance, startSharedDatabase } from './helpers/instances';
import { getRaw, getHeader, sendRaw, getStatus } from './helpers/raw-http';
import { SERVERS } from './helpers/servers';
import { walkToResults } from './helpers/search-steps';
import { REC_PATHS } from '../lib/search/contract/rec-endpoints';
import type { Json } from '../lib/supabase/database.types';

const PAGES = [
  ...['/', '/intro', '/location', '/distance', '/preferences', '/veganpreferences', '/loading'],
  ...[
    '/results',
    '/error',
    '/Error',
    '/recipies',
    '/recipes/kimchi-jjigae',
    '/maintenance',
    '/card',
    '/accessibility',
  ],
];
const OTHER_PATHS = [
  ...['/nowhere', '/recipes/no-such-recipe', '/api/health', '/api/ready', '/api/nothing', '/%ff'],
  ...['/robots.txt', '/sitemap.xml', '/feed.xml', '/manifest.webmanifest', '/icon.svg'],
  ...['/images/og.png', '/icons/icon-192.png', '/_next/static/nothing.js', '/_next/image?url=x'],
];

function expectSecurityHeaders(headers: Record<string, string>, path: string) {
  const sent = { path, ...headers };
  expect.soft(sent).toMatchObject({
    path,
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)') as unknown,
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'") as unknown,
  });
  expect.soft(sent).not.toHaveProperty('x-powered-by');
  expect.soft(sent).not.toHaveProperty('x-kioot-peer');
}

test.describe('security headers', () => {
  test('are sent with every page, file and call', async ({ request }) => {
    for (const path of [...PAGES, ...OTHER_PATHS]) {
      const response = await request.get(path);
      expectSecurityHeaders(response.headers(), path);
      expect
        .soft(
          response.headersArray().filter(({ name }) => /^content-security/i.test(name)),
          path,
        )
        .toHaveLength(1);
    }
  });

  test('are sent with accepted and rejected calls', async ({ request }) => {
    for (const data of [{ mapx: 126.985, mapy: 37.5636, radius: 500 }, {}]) {
      const response = await request.post('/api/rec/get-content-id-by-gps', { data });
      expectSecurityHeaders(response.headers(), response.url());
    }
    const response = await request.put('/api/revalidate', { data: {} });
    expect(response.status()).toBe(405);
    expectSecurityHeaders(response.headers(), response.url());
  });

  test('are sent with redirects and unsupported methods', async ({ request }) => {
    for (const path of ['/recipies/', '/card//', '/recipes', '/Error/']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 308]);
      expectSecurityHeaders(response.headers(), path);
    }
    const [built = ''] =
      /\/_next\/static\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? [];
    for (const path of [
      '/',
      '/recipes/x',
      '/images/og.png',
      '/sw.js',
      '/_next/image?url=x',
      built,
    ]) {
      for (const method of ['POST', 'PUT', 'OPTIONS', 'PROPFIND', 'TRACE']) {
        const answer = await sendRaw(
          SERVERS.embedded,
          `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
        );
        expect([method, path, getStatus(answer)]).toEqual([method, path, 405]);
        expect(getHeader(answer, 'allow')).toBe('GET, HEAD');
        expect(getHeader(answer, 'strict-transport-security')).toBe('max-age=63072000');
      }
    }
  });

  test('restrict built files opened as documents', async ({ request }) => {
    const html = await (await request.get('/')).text();
    const [script = ''] = /\/_next\/static\/chunks\/[^"]+\.js/.exec(html) ?? [];
    const response = await request.get(script);
    expect(response.status()).toBe(200);
    expectSecurityHeaders(response.headers(), script);
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  });

  test('are sent in maintenance mode', async ({ request }) => {
    for (const path of ['/', '/api/rec/x', '/nowhere.png']) {
      const response = await request.get(SERVERS.maintenance + path);
      expect(response.status()).toBe(503);
      expectSecurityHeaders(response.headers(), path);
    }
  });
});

/** Collects violations of the content security policy. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function')
        report(`${event.violatedDirective} stopped ${event.blockedURI} on ${location.pathname}`);
    });
  });
  page.on('console', (message) => {
    if (/permissions.policy|content security/i.test(message.text()))
      violations.push(message.text());
  });
  return violations;
}

recipeTest.describe('content security policy', () => {
  recipeTest.use({ serviceWorkers: 'allow' });

  recipeTest('blocks nothing of the app on any page', async ({ page, recipeSite }) => {
    const { url } = recipeSite.database;
    const { error } = await recipeSite.database.service.from('posts').insert({
      slug: 'pictures',
      title: 'Pictures',
      status: 'published',
      content: `<p>Text</p><img src="${url}/static/other.png" alt="From the database's host">`,
    });
    expect(error).toBeNull();
    const violations = await collectViolations(page);
    for (const path of [...PAGES, '/recipes/pictures', '/recipes/bibimbap', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('load');
    }
    await walkToResults(page, 'Myeongdong', '500m', ['Pork']);
    expect(violations).toEqual([]);
  });

  recipeTest(
    "allows images of the site and of the database's host only",
    async ({ page, recipeSite }) => {
      const violations = await collectViolations(page);
      await page.goto('/recipes/kimchi-jjigae');
      await page.evaluate((address) => {
        for (const src of [`${address}/static/x.png`, 'https://elsewhere.example/x.png']) {
          document.body.append(Object.assign(new Image(), { src }));
        }
      }, recipeSite.database.url);
      await expect
        .poll(() => violations.filter((text) => text.startsWith('img-src')))
        .toEqual(['img-src stopped https://elsewhere.example/x.png on /recipes/kimchi-jjigae']);
    },
  );
});

test('blocks inline handlers, foreign scripts, frames and forms', async ({ page }) => {
  const violations = await collectViolations(page);
  await page.goto('/intro');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="document.title=\'handled\'"><iframe src="https://elsewhere.example/"></iframe>',
    );
    const script = document.createElement('script');
    script.src = 'https://elsewhere.example/x.js';
    document.head.append(
      script,
      Object.assign(document.createElement('base'), { href: 'https://elsewhere.example/' }),
    );
    void fetch('https://elsewhere.example/').catch(() => undefined);
  });
  for (const directive of [
    'script-src-attr',
    'script-src-elem',
    'frame-src',
    'base-uri',
    'connect-src',
  ]) {
    await expect.poll(() => violations.join('\n')).toContain(directive);
  }
  expect(await page.title()).not.toBe('handled');
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.action = 'https://elsewhere.example/';
    document.body.append(form);
    form.submit();
  });
  await expect.poll(() => violations.join('\n')).toContain('form-action');
});

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

recipeTest('a malformed post breaks no page but its own', async ({ request, recipeSite }) => {
  const slugs = ['odd-length', 'odd-prototype'];
  const odd = { length: { toString: '' } };
  const recipe = { prepMinutes: 1, cookMinutes: 1, category: odd, ingredients: odd, steps: odd };
  const { error } = await recipeSite.database.service.from('posts').insert([
    {
      ...{ slug: 'odd-length', title: '<b>&amp;]]>\u2028', excerpt: ']]><x>&' },
      ...{ status: 'published', thumbnail_url: '/images/og.png?a=1&b=<2>' },
      content: { recipe, html: '<p>The story</p>' },
    },
    {
      ...{ slug: 'odd-prototype', title: 'Prototype', status: 'published' },
      ...{ thumbnail_url: null, tags: ['__proto__', 'constructor'] },
      content: JSON.parse('{"__proto__":{"html":"<p>no</p>"},"recipe":{"__proto__":{}}}') as Json,
    },
  ]);
  expect(error).toBeNull();
  for (const slug of slugs) await recipeSite.callWebhook('INSERT', slug, null);
  expect(await (await request.get('/recipes/odd-length')).text()).toContain('<p>The story</p>');
  for (const path of ['/recipes/odd-prototype', '/recipes/odd-length/card.png', '/recipies']) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const xml = await (await request.get(path)).text();
    expect(xml).toContain('odd-length');
    expect([path, XMLValidator.validate(xml)]).toEqual([path, true]);
  }
  // The site is shared with later tests.
  await recipeSite.database.service.from('posts').delete().in('slug', slugs);
  for (const slug of slugs) await recipeSite.callWebhook('DELETE', null, slug);
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
