import { expect, test, type Page } from '@playwright/test';
import { LOCALES, splitLocalePath } from '../lib/locales';
import { getKeptPaths, waitUntilKept, waitUntilPageKept } from './helpers/deployment';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The kept pages of each language, in its words for the English path. */
async function getKeptPages(page: Page) {
  const paths = (await getKeptPaths(page)).filter(
    (path) => !/\.\w+$|^\/(?:_next|images)\//.test(path),
  );
  return Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      paths.map(splitLocalePath).flatMap((kept) => (kept.locale === locale ? [kept.path] : [])),
    ]),
  );
}

test('who reads Japanese has the guide in Japanese in a tunnel, and no other language', async ({
  page,
  context,
}) => {
  await page.goto('/ja');
  await waitUntilKept(page, 'ja');
  const kept = await getKeptPages(page);
  expect(kept.ja).toEqual(expect.arrayContaining(['/', '/offline', '/results', '/card', '/saved']));
  expect(kept).toMatchObject({ en: ['/offline'], 'zh-Hans': [], 'zh-Hant': [] });

  await context.setOffline(true);
  await page.goto('/ja/saved');
  await expect(heading(page)).toHaveText('保存したお店');
  await page.goto('/ja/card');
  await expect(heading(page)).toHaveText('お店の人に見せるカード');
  await page.goto('/ja');
  await expect(heading(page)).toContainText('こんにちは');
  // A page that is not kept, and one that there is not.
  for (const path of ['/ja/intro', '/ja/nowhere']) {
    await page.goto(path);
    await expect(heading(page)).toHaveText('オフラインです');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  }
  await page.goto('/ja/places/133525');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.goto('/intro');
  await expect(heading(page)).toHaveText('You are offline');
  // Never read on this phone, so that the page of last resort is the English one.
  await page.goto('/zh-Hans/intro');
  await expect(heading(page)).toHaveText('You are offline');

  // The page of last resort opens again by itself as soon as there is a signal; a kept one stays.
  await page.goto('/ja/saved');
  await context.setOffline(false);
  await page.goto('/ja/offline');
  await page.getByRole('button', { name: 'もう一度試す' }).tap();
  await expect(page).toHaveURL(/\/ja$/);
});

test('a second language on the phone is kept beside the first', async ({ page, context }) => {
  await page.goto('/');
  await waitUntilKept(page);
  expect((await getKeptPages(page)).ja).toEqual([]);
  await page.goto('/zh-Hant/intro');
  await waitUntilKept(page, 'zh-Hant');
  await waitUntilPageKept(page, '/zh-Hant/intro');
  await context.setOffline(true);
  for (const [path, words] of [
    ['/card', 'Card for the staff'],
    ['/zh-Hant/card', '給店員看的卡片'],
    ['/zh-Hant/menu', '你已離線'],
  ] as const) {
    await page.goto(path);
    await expect(heading(page)).toHaveText(words);
  }
});

test('what another app shares opens the menu page of the language', async ({ page }) => {
  await page.goto('/zh-Hans/menu');
  await waitUntilKept(page, 'zh-Hans');
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
