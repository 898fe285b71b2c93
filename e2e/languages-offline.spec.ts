import { expect, test, type Page } from '@playwright/test';
import { LOCALES, splitLocalePath } from '../lib/locales';
import { getCachedPaths, waitUntilShellCached, waitUntilPageCached } from './helpers/deployment';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Cached pages by locale, as English paths. */
async function getCachedPages(page: Page) {
  const paths = (await getCachedPaths(page)).filter(
    (path) => !/\.\w+$|^\/(?:_next|images)\//.test(path),
  );
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      paths
        .map(splitLocalePath)
        .flatMap((cached) => (cached.locale === locale ? [cached.path] : [])),
    ]),
  );
}

test("caches the app in the visitor's language only", async ({ page, context }) => {
  await page.goto('/ja');
  await waitUntilShellCached(page, 'ja');
  const cached = await getCachedPages(page);
  expect(cached.ja).toEqual(
    expect.arrayContaining(['/', '/offline', '/results', '/card', '/saved']),
  );
  expect(cached).toMatchObject({ en: ['/offline'], 'zh-Hans': [], 'zh-Hant': [] });

  await context.setOffline(true);
  await page.goto('/ja/saved');
  await expect(heading(page)).toHaveText('保存したお店');
  await page.goto('/ja/card');
  await expect(heading(page)).toHaveText('お店の人に見せるカード');
  await page.goto('/ja');
  await expect(heading(page)).toContainText('こんにちは');
  // A page that is not cached, and one that does not exist.
  for (const path of ['/ja/intro', '/ja/nowhere']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('オフラインです');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  }
  await page.goto('/ja/places/133525');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.goto('/intro');
  await expect(heading(page)).toHaveText('You’re offline');
  // This language was never opened: the offline page is English.
  await page.goto('/zh-Hans/intro');
  await expect(heading(page)).toHaveText('You’re offline');

  // The offline page reloads itself when the connection returns; a cached page does not.
  await page.goto('/ja/saved');
  await context.setOffline(false);
  await page.goto('/ja/offline');
  await page.getByRole('button', { name: 'もう一度試す' }).tap();
  await expect(page).toHaveURL(/\/ja$/);
});

test('caches a second language beside the first @deep', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilShellCached(page);
  expect((await getCachedPages(page)).ja).toEqual([]);
  await page.goto('/zh-Hant/intro');
  await waitUntilShellCached(page, 'zh-Hant');
  await waitUntilPageCached(page, '/zh-Hant/intro');
  await context.setOffline(true);
  for (const [path, text] of [
    ['/card', 'Dietary card'],
    ['/zh-Hant/card', '給店員看的卡片'],
    ['/zh-Hant/menu', '你已離線'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(text);
  }
});

test('shares of other apps open the menu page in the language @deep', async ({ page }) => {
  await page.goto('/zh-Hans/menu');
  await waitUntilShellCached(page, 'zh-Hans');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(href).toBe('/zh-Hans/manifest.webmanifest');
  await page.evaluate(async (address) => {
    const manifest = await (await fetch(address ?? '')).json();
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: manifest.share_target.action });
    form.enctype = manifest.share_target.enctype;
    form.append(
      Object.assign(document.createElement('input'), { name: 'text', value: '김치찌개' }),
    );
    document.body.append(form);
    form.submit();
  }, href);
  await expect(page).toHaveURL(/\/zh-Hans\/menu#shared$/);
  await expect.poll(() => page.getByText('김치찌개').count()).toBeGreaterThan(0);
});
