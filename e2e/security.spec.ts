import { expect, test, type Page } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { test as recipeTest } from './helpers/recipe-site';
import { getHeader, sendRaw, getStatus } from './helpers/raw-http';
import { expectSecurityHeaders } from './helpers/security-headers';
import { SERVERS } from './helpers/servers';
import { walkToResults } from './helpers/search-steps';
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
