import { expect, test, type APIRequestContext } from '@playwright/test';
import { LOCALES, toLocalePath } from '../lib/locales';

const PLACE = '/places/2871024';
const RECIPE = '/recipes/baechu-kimchi';

/** Locale, canonical address and alternates in the head of a page. */
async function readHead(request: APIRequestContext, path: string) {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  const html = await answer.text();
  const find = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    lang: find(/<html lang="([^"]+)"/),
    canonical: find(/<link rel="canonical" href="([^"]+)"/),
    manifest: find(/<link rel="manifest" href="([^"]+)"/),
    feed: find(/type="application\/rss\+xml" href="([^"]+)"/),
    sharedLocale: find(/<meta property="og:locale" content="([^"]+)"/),
    sharedUrl: find(/<meta property="og:url" content="([^"]+)"/),
    languages: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
        ([, language, href]) => [language, href],
      ),
    ),
  };
}

test('pages link their alternates in all languages', async ({ request }) => {
  for (const path of [
    '/',
    '/location',
    '/menu',
    '/card',
    '/counter',
    '/dishes',
    '/intro',
    '/accessibility',
    '/recipies',
    PLACE,
    RECIPE,
  ]) {
    const english = await readHead(request, path);
    expect(Object.keys(english.languages)).toEqual([...LOCALES, 'x-default']);
    expect(english.languages['x-default']).toBe(english.canonical);
    expect(english.manifest).toBe('/manifest.webmanifest');
    for (const locale of LOCALES) {
      const head = await readHead(request, toLocalePath(path, locale));
      expect(head.languages).toEqual(english.languages);
      expect(head).toMatchObject({ lang: locale, canonical: english.languages[locale] });
      expect(head.manifest).toBe(toLocalePath('/manifest.webmanifest', locale));
      if (path === '/recipies')
        expect(head.feed).toMatch(new RegExp(`${toLocalePath('/feed.xml', locale)}$`));
      if (locale === 'en') continue;
      expect(head.sharedUrl).toBe(head.canonical);
      const names = { ja: 'ja_JP', 'zh-Hans': 'zh_CN', 'zh-Hant': 'zh_TW' };
      expect(head.sharedLocale).toBe(names[locale]);
    }
  }
});

test('sitemaps list all languages with alternates', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const robots = await (await request.get('/robots.txt')).text();
  const index = '/places/sitemap/index.xml';
  expect(robots).toContain(index);
  const files = await (await request.get(index)).text();
  for (const locale of LOCALES) {
    expect(sitemap).toContain(`${toLocalePath(RECIPE, locale)}</loc>`);
    const file = `/places/sitemap/${locale === 'en' ? '' : `${locale}-`}0.xml`;
    expect(files).toContain(`${file}</loc>`);
    const places = await (await request.get(file)).text();
    const [entry = ''] = places.split('</url>');
    expect(entry).toMatch(new RegExp(`${toLocalePath('/places', locale)}/\\w+</loc>`));
    expect(entry.match(/hreflang="[\w-]+"/g)).toHaveLength(LOCALES.length + 1);
  }
});

test('feed and manifest exist for each language only', async ({ request }) => {
  for (const locale of LOCALES) {
    const feed = await request.get(toLocalePath('/feed.xml', locale));
    expect(feed.headers()['content-type']).toContain('application/rss+xml');
    expect(await feed.text()).toContain(`<language>${locale}</language>`);
    const manifest = await request.get(toLocalePath('/manifest.webmanifest', locale));
    expect(manifest.headers()['content-type']).toContain('application/manifest+json');
    expect(await manifest.json()).toMatchObject({
      id: '/',
      lang: locale,
      start_url: toLocalePath('/', locale),
      share_target: { action: toLocalePath('/menu/share', locale) },
    });
  }
  for (const file of ['/feed.xml', '/manifest.webmanifest']) {
    for (const prefix of ['/ko', '/JA'])
      expect((await request.get(prefix + file)).status(), prefix + file).toBe(404);
    const long = await request.get(`/en${file}`, { maxRedirects: 0 });
    expect([long.status(), long.headers().location]).toEqual([307, file]);
  }
});
