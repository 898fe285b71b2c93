import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { FOOD_DRAWINGS_PATH } from '../lib/food-drawings';
import { holdLunchTime } from './helpers/lunch-time';
import {
  openResults,
  readTotal,
  resultCards,
  tap,
  walkToPreferences,
  walkToResults,
} from './helpers/search-steps';
import { getCachedPaths, waitUntilShellCached, waitUntilPageCached } from './helpers/deployment';

const MAX_WORKER_GZIP_BYTES = 25_000;
const RECIPE = 'baechu-kimchi';

test.use({ serviceWorkers: 'allow' });

async function goOffline(page: Page) {
  await waitUntilShellCached(page);
  await page.context().setOffline(true);
}

async function expectOfflinePage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
}

test.describe('offline after one visit', () => {
  test('opens home, the first step and the staff card', async ({ page }) => {
    await page.goto('/intro');
    await goOffline(page);
    for (const [path, heading] of [
      ['/', /^Hello! I’m Kioot/],
      ['/location', 'First, tell me where you are!'],
      ['/card', 'Dietary card'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  test('runs the wizard up to the look-up, which fails', async ({ page }) => {
    await page.goto('/');
    await goOffline(page);
    await page.reload();
    await tap(page, 'link', 'Start');
    await tap(page, 'link', /^Hongdae /);
    await expect(page).toHaveURL(/\/distance$/);
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/api/rec/get-content-id-by-gps'),
    );
    await tap(page, 'button', '500m');
    await failed;
    await expect(page).toHaveURL(/\/distance$/);
  });

  test('opens the preference screens with the choices @deep', async ({ page }) => {
    await walkToPreferences(page, 'Hongdae', '500m');
    await goOffline(page);
    await page.reload();
    await tap(page, 'button', 'Vegetarian');
    await tap(page, 'button', 'I’m all set!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What type of vegan are you?');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Strict Vegan/ })).toBeVisible();
  });

  test('explains a failed search and retries it when online @deep', async ({ page, context }) => {
    await walkToPreferences(page, 'Hongdae', '500m');
    await tap(page, 'button', 'Chicken');
    await goOffline(page);
    await tap(page, 'button', 'I’m all set!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Oops! Looks like we lost Kioot',
    );
    await expect(page.getByText(/^You’re offline/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Again', exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/results$/);
    await expect(page.getByText(/^Chicken\s· Hongdae\s· 500\sm/)).toBeVisible();
  });

  test('opens the last results, and the staff card from there', async ({ page }) => {
    await holdLunchTime(page);
    await openResults(page, 'Hongdae', '500m', ['Chicken']);
    const first = await resultCards(page).first().getByRole('heading').innerText();
    await goOffline(page);
    await page.reload();
    await expect(resultCards(page).first().getByRole('heading')).toHaveText(first, {
      useInnerText: true,
    });
    await page.goto('/card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dietary card');
  });

  test('finds the last results after a restart, from home and from any page @deep', async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: new Date('2026-11-25T12:30+09:00') });
    await walkToResults(page, 'Myeongdong', '500m', ['Pork']);
    const names = await resultCards(page).getByRole('heading').allInnerTexts();
    const total = await readTotal(page);
    await goOffline(page);
    await page.close();

    const reopened = await context.newPage();
    await reopened.clock.install({ time: new Date('2026-11-25T12:35+09:00') });
    await reopened.goto('/');
    await expect(reopened.getByRole('link', { name: 'New search' })).toBeVisible();
    const summary = `Myeongdong, 500 m, Pork · ${names.length} of ${total} places`;
    await tap(reopened, 'button', 'Menu');
    await tap(reopened, 'link', 'Saved places');
    await expect(reopened.getByRole('link', { name: /^Your last results/ })).toContainText(summary);
    await reopened.goto('/intro');
    await expectOfflinePage(reopened);
    await expect(reopened.getByRole('link', { name: /^Your last results/ })).toBeVisible();
    // The tabs lead on without a connection, "Eat" to the list.
    await reopened.goto('/saved');
    await tap(reopened, 'link', 'Show staff');
    await expect(reopened.getByRole('heading', { level: 1 })).toHaveText('Dietary card');
    await tap(reopened, 'link', 'Eat');

    await expect(reopened.getByRole('heading', { level: 1 })).toHaveText('Your last results');
    await expect(reopened.getByText(summary)).toBeVisible();
    await expect(reopened.getByText('Found on 25 Nov 2026, 12:30, Seoul time.')).toBeVisible();
    expect(await resultCards(reopened).getByRole('heading').allInnerTexts()).toEqual(names);
    const first = resultCards(reopened).first();
    await expect(first.locator('[lang=ko]').first()).toHaveText(/[가-힣]/);
    await expect(
      first
        .getByText(/^(?:Usually|Open|Closed|Break|Last orders|Hours unknown)/)
        .filter({ visible: true }),
    ).toHaveCount(1);
    await expect(first.getByText(/\d+ min walk$/)).toBeVisible();
    await first.getByRole('button', { name: /^Save/ }).tap();
    await expect(first.getByRole('button', { name: /^Saved/ })).toBeVisible();

    await tap(reopened, 'link', 'Dietary card');
    const card = reopened.getByRole('dialog', { name: 'Dietary card' });
    await expect(card.locator('p[lang=ko]').first()).toHaveText('저는 돼지고기를 좋아합니다.');
    await reopened.goBack();
    await expect(resultCards(reopened)).toHaveCount(names.length);
  });

  test('links no last results without a search @deep', async ({ page }) => {
    await page.goto('/card');
    await goOffline(page);
    await page.goto('/intro');
    await expectOfflinePage(page);
    await expect(page.getByRole('link', { name: 'Saved places' })).toBeVisible();
    await expect(page.getByRole('link', { name: /last results/ })).toHaveCount(0);
    await page.goto('/last-results');
    await expect(page.getByText(/^Nothing here yet/)).toBeVisible();
  });

  test('opens a visited recipe with its image, but no other', async ({ page }) => {
    await page.goto('/recipies');
    await waitUntilShellCached(page);
    const link = page.locator(`a[href="/recipes/${RECIPE}"]`).first();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/recipes/${RECIPE}$`));
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const picture = page.locator('article img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await waitUntilPageCached(page, `/recipes/${RECIPE}`);
    await goOffline(page);

    await page.goto(`/recipes/${RECIPE}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await page.goto('/recipies');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goto('/recipes/bulgogi');
    await expectOfflinePage(page);
  });

  test('caches a recipe with its image when it is the first page @deep', async ({ page }) => {
    await page.goto(`/recipes/${RECIPE}`);
    const picture = page.locator('article img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await goOffline(page);
    await page.reload();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('shows the offline page for others, with links, and reloads when online', async ({
    page,
  }) => {
    await page.goto('/');
    await goOffline(page);
    await page.goto('/intro');
    await expectOfflinePage(page);
    await expect(page).toHaveURL(/\/intro$/);
    await tap(page, 'link', 'Dietary card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dietary card');
    await page.goBack();
    await expectOfflinePage(page);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You’re offline');
    await expect(page).toHaveURL(/\/intro$/);
  });

  test('does not cache API calls', async ({ page }) => {
    const call = () =>
      page.evaluate(async () => {
        try {
          return (await fetch('/api/health')).status;
        } catch (error) {
          return String(error);
        }
      });
    await page.goto('/');
    await waitUntilShellCached(page);
    expect(await call()).toBe(200);
    await goOffline(page);
    expect(await call()).toContain('TypeError');
  });
});

test('food icons are cached before their first use @deep', async ({ page }) => {
  await page.goto('/intro');
  await goOffline(page);
  await page.evaluate((file) => {
    const picture = `<svg viewBox="0 0 64 64"><use href="${file}#soup" data-testid="soup" /></svg>`;
    document.body.insertAdjacentHTML('beforeend', picture);
  }, FOOD_DRAWINGS_PATH);
  const getWidth = (use: SVGElement | HTMLElement) =>
    use instanceof SVGGraphicsElement ? use.getBBox().width : 0;
  await expect.poll(() => page.getByTestId('soup').evaluate(getWidth)).toBeGreaterThan(30);
});

test('no-store pages, 404s and API calls are not cached @deep', async ({ page }) => {
  await page.goto('/');
  await waitUntilShellCached(page);
  for (const path of ['/maintenance', '/recipes/no-such-recipe', '/nowhere', '/feed.xml']) {
    const answer = page.waitForResponse((response) => response.url().endsWith(path));
    await page.evaluate((wanted) => void fetch(wanted), path);
    await answer;
  }
  await page.goto('/maintenance');
  await page.goto('/recipes/no-such-recipe');
  await page.goto('/nowhere');
  await page.goto('/intro');
  await waitUntilPageCached(page, '/intro');
  const cached = await getCachedPaths(page);
  expect(cached).toContain('/offline');
  expect(
    cached.filter((path) => /^\/(?:api|maintenance|nowhere|feed|recipes\/no-such)/.test(path)),
  ).toEqual([]);
});

test('data saver mode caches visited pages only @deep', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await waitUntilPageCached(page, '/');
  await page.goto('/intro');
  await waitUntilPageCached(page, '/intro');
  const cached = await getCachedPaths(page);
  expect(cached.filter((path) => !/^\/(?:_next|images|icon)/.test(path)).sort()).toEqual([
    '/',
    '/intro',
    '/offline',
  ]);
});

test('the service worker is small, revalidated and covers the whole site', async ({
  page,
  request,
}) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['service-worker-allowed']).toBe('/');
  expect(worker.headers()['content-type']).toContain('text/javascript');
  expect(gzipSync(await worker.body()).length).toBeLessThan(MAX_WORKER_GZIP_BYTES);
  await page.goto('/intro');
  await waitUntilShellCached(page);
  const registration = await page.evaluate(async () => {
    const { scope, updateViaCache } = await navigator.serviceWorker.ready;
    return { path: new URL(scope).pathname, updateViaCache };
  });
  expect(registration).toEqual({ path: '/', updateViaCache: 'none' });
});

test('the app is installable', async ({ page, request }) => {
  await page.goto('/');
  await waitUntilShellCached(page);
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    icons: { src: string }[];
    shortcuts: { url: string }[];
  };
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/card', '/saved', '/recipies']);
});

test('the offline page fits a phone, in light and dark @deep', async ({ page }, info) => {
  await page.goto('/');
  await goOffline(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/intro');
    await expectOfflinePage(page);
    await page.screenshot({ path: info.outputPath(`offline-${colorScheme}.png`) });
    const isFitting = await page.evaluate(
      () =>
        document.documentElement.scrollWidth <= innerWidth &&
        document.documentElement.scrollHeight <= innerHeight,
    );
    expect(isFitting, colorScheme).toBe(true);
  }
});
