import { expect, test, type Page } from '@playwright/test';
import ja from '../messages/ja.json' with { type: 'json' };
import zhHant from '../messages/zh-Hant.json' with { type: 'json' };
import { holdLunchTime } from './helpers/lunch-time';
import { readKoreanName, resultCards, walkToResults } from './helpers/search-steps';
import { SERVERS } from './helpers/servers';

const PLACE = '/places/KOP005614';

const getLang = (page: Page) => page.locator('html').getAttribute('lang');

async function chooseLanguage(page: Page, menu: string, language: string) {
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('navigation', { name: menu }).getByText(language, { exact: true }).click();
}

test.beforeEach(({ page }) => holdLunchTime(page));

test.describe('language menu', () => {
  test('works by keyboard, fits a small phone, and keeps path and query', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('/recipies?tag=soup');
    await page.getByRole('button', { name: 'Language' }).press('Enter');
    const menu = page.getByRole('navigation', { name: 'Language' });
    const japanese = menu.getByRole('link', { name: '日本語' });
    await expect(menu).toBeVisible();
    await expect(menu.getByRole('link', { name: 'English' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(japanese).toBeFocused();
    await expect(japanese).toHaveAttribute('lang', 'ja');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/ja/recipies?tag=soup');
    expect(await getLang(page)).toBe('ja');

    // Longest Back label, beside both menus.
    await page.goto('/zh-Hans/location');
    const header = await page.getByRole('banner').boundingBox();
    expect(header?.height).toBe(56);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
  });

  test('keeps the search and its results', async ({ page }) => {
    await walkToResults(page, 'Myeongdong', '1000m', ['Chicken']);
    const first = resultCards(page).first();
    const name = await readKoreanName(first);
    await chooseLanguage(page, 'Language', '繁體中文');
    await expect(page).toHaveURL('/zh-Hant/results');
    const list = page.getByRole('list', { name: zhHant.results.restaurants });
    await expect(list.getByRole('article').first()).toContainText(name);

    // Back through the steps in the same language, with the answers kept.
    await page.getByRole('banner').getByRole('link', { name: zhHant.layout.back }).click();
    await expect(page).toHaveURL('/zh-Hant/preferences');
    await expect(page.getByRole('button', { pressed: true })).toHaveText(
      zhHant.wizard.meats.chicken,
    );
    await page.getByRole('button', { name: zhHant.wizard.preferences.done }).click();
    await expect(page).toHaveURL('/zh-Hant/results');
    await list.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/zh-Hant\/places\/[^/]+$/);

    await chooseLanguage(page, zhHant.layout.language, 'English');
    await expect(page).toHaveURL(/:\d+\/places\/[^/]+$/);
    expect(await getLang(page)).toBe('en');
  });
});

test('a step opened too early redirects to the first one in the same language', async ({
  page,
}) => {
  await page.goto('/ja/results');
  await expect(page).toHaveURL('/ja/location');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ja.wizard.location.question);
});

test('all links of a page stay in its language', async ({ page }) => {
  for (const path of [
    '',
    '/intro',
    '/accessibility',
    '/saved',
    '/recipies',
    '/recipes/bulgogi',
    '/menu',
    '/card',
    PLACE,
    '/nope',
  ]) {
    await page.goto(`/ja${path}`);
    const hrefs = await page
      .locator('a[href^="/"]:not([data-prefix])')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(5);
    expect(hrefs.filter((href) => !/^\/ja(?:[/?#]|$)/.test(href ?? ''))).toEqual([]);
  }
});

test('shared links keep the language of the page', async ({ page }) => {
  await page.addInitScript(() => {
    const share = (data: { url?: string }) => {
      document.title = data.url ?? '';
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
  });
  await page.goto(`/zh-Hant${PLACE}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: zhHant.places.share, exact: true })
    .click();
  await page.getByRole('button', { name: zhHant.party.sendLink }).click();
  await expect(page).toHaveTitle(`${SERVERS.embedded}/zh-Hant${PLACE}`);
});

test.describe('language offer on home', () => {
  const cases = [
    { locale: 'ja-JP', read: '日本語で見る', close: '閉じる', lang: 'ja' },
    { locale: 'zh-HK', read: '用中文看', close: '關閉', lang: 'zh-Hant' },
    { locale: 'zh-CN', read: '用中文看', close: '关闭', lang: 'zh-Hans' },
  ] as const;
  for (const { locale, read, close, lang } of cases) {
    test.describe(locale, () => {
      test.use({ locale, viewport: { width: 360, height: 640 } });

      test('causes no layout shift, links to the language and stays closed @deep', async ({
        page,
      }) => {
        // A font that arrives late moves letters by itself.
        await page.route('**/*.woff2', (route) => route.abort());
        await page.addInitScript(() => {
          new PerformanceObserver((shifts) => {
            document.documentElement.dataset.shifts = String(shifts.getEntries().length);
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto('/');
        const offer = page.getByRole('link', { name: read });
        await expect(offer).toBeVisible();
        await expect(page.locator('html')).not.toHaveAttribute('data-shifts');
        await offer.click();
        await expect(page).toHaveURL(`/${lang}`);
        expect(await getLang(page)).toBe(lang);
        await expect(offer).toBeHidden();

        await page.goto('/');
        await page.getByRole('button', { name: close }).click();
        await expect(offer).toBeHidden();
        await page.reload();
        await expect(page.getByRole('link', { name: 'Start' })).toBeEnabled();
        await expect(offer).toBeHidden();
      });
    });
  }

  test('is not shown to readers of English', async ({ browser }) => {
    const page = await browser.newPage({ locale: 'en-GB', baseURL: SERVERS.embedded });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
    await page.close();
  });
});

test.describe('localized address', () => {
  const answers = [
    ['/ja/Error', 200, 'ja', ja.wizard.lost.heading],
    ['/ja/nope', 404, 'ja', ja.statusPages.notFound.text],
    ['/ja/recipies/nope', 404, 'ja', ja.statusPages.notFound.text],
    ['/ja/recipes/nope', 404, 'ja', ja.recipes.notFound],
    ['/ja/recipes/No%20Such', 404, 'ja', ja.recipes.notFound],
    ['/zh-Hant/places/999999', 404, 'zh-Hant', zhHant.places.missing],
    ['/ja/recipies', 200, 'ja', ja.recipes.welcome],
    ['/en/nope', 404, 'en', 'Page not found'],
    ['/zh', 404, 'en', 'Page not found'],
    ['/ja-JP/card', 404, 'en', 'Page not found'],
    ['/JA', 404, 'en', 'Page not found'],
    [`/xx${PLACE}`, 404, 'en', 'Page not found'],
    ['/xx/maintenance', 404, 'en', 'Page not found'],
  ] as const;
  test('has the status and the language without JavaScript', async ({ request }) => {
    for (const [path, status, lang, text] of answers) {
      const response = await request.get(path);
      expect.soft(response.status(), path).toBe(status);
      const html = await response.text();
      expect.soft(html, path).toContain(`<html lang="${lang}"`);
      expect.soft(html.replaceAll(/<script.*?<\/script>/gs, ''), path).toContain(text);
    }
  });

  test('images of recipes are not localized', async ({ request }) => {
    const picture = await request.get('/images/recipes/bulgogi-4x3.webp');
    expect(picture.headers()['content-type']).toBe('image/webp');
    const missing = await request.get('/images/recipes/nope.webp');
    expect(missing.status()).toBe(404);
    expect(missing.headers()['x-nextjs-cache']).not.toBe('MISS');
  });

  test('shows the maintenance page in the language', async ({ request }) => {
    for (const path of ['/ja', '/ja/results', '/ja/nope', '/ja/Error']) {
      const response = await request.get(SERVERS.maintenance + path);
      expect(response.status()).toBe(503);
      expect(response.headers()['cache-control']).toContain('no-store');
      expect(await response.text()).toContain(ja.statusPages.maintenance.title);
    }
  });

  test('with an English prefix redirects to the short address', async ({ request }) => {
    for (const [path, target] of [
      ['/en', '/'],
      ['/en/card?from=list', '/card?from=list'],
      ['/en/recipes/bulgogi', '/recipes/bulgogi'],
    ] as const) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status(), response.headers().location]).toEqual([path, 307, target]);
    }
  });

  test('redirects /recipes to the list of recipes', async ({ request }) => {
    const response = await request.get('/ja/recipes', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers().location).toBe('/ja/recipies');
  });
});
