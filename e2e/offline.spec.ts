import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { FOODS_FILE } from '../lib/foods-file';
import { readTotal, resultCards, tap, walkToPreferences, walkToResults } from './helpers/guide';
import { getKeptPaths, waitUntilKept, waitUntilPageKept } from './helpers/deployment';

const WORKER_MOST_GZ_BYTES = 25_000;
const RECIPE = 'baechu-kimchi';

test.use({ serviceWorkers: 'allow' });

async function enterTunnel(page: Page) {
  await waitUntilKept(page);
  await page.context().setOffline(true);
}

async function expectOfflinePage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
}

test.describe('after one visit, in a tunnel', () => {
  test('home, the first step and the card open', async ({ page }) => {
    await page.goto('/intro');
    await enterTunnel(page);
    for (const [path, heading] of [
      ['/', /^Hello! I’m Kioot/],
      ['/location', 'First, tell me where you are!'],
      ['/card', 'Card for the staff'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    }
  });

  test('the wizard goes as far as the look-up, which fails honestly', async ({ page }) => {
    await page.goto('/');
    await enterTunnel(page);
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

  test('the preference screens open with what was chosen', async ({ page }) => {
    await walkToPreferences(page, 'Hongdae', '500m');
    await enterTunnel(page);
    await page.reload();
    await tap(page, 'button', 'Vegetarian');
    await tap(page, 'button', 'I’m all set!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('What type of vegan are you?');
    await page.reload();
    await expect(page.getByRole('button', { name: /^Strict Vegan/ })).toBeVisible();
  });

  test('a search says why it failed, and runs by itself once there is a signal', async ({
    page,
    context,
  }) => {
    await walkToPreferences(page, 'Hongdae', '500m');
    await tap(page, 'button', 'Chicken');
    await enterTunnel(page);
    await tap(page, 'button', 'I’m all set!');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Oops! Looks like we lost Kioot',
    );
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Again', exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/results$/);
    await expect(page.getByText(/^Chicken · Hongdae · 500 m/)).toBeVisible();
  });

  test('the last results open, and the card from there', async ({ page }) => {
    await walkToResults(page, 'Hongdae', '500m', ['Chicken']);
    const first = await resultCards(page).first().getByRole('heading').innerText();
    await enterTunnel(page);
    await page.reload();
    await expect(resultCards(page).first().getByRole('heading')).toHaveText(first, {
      useInnerText: true,
    });
    await page.goto('/card');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card for the staff');
  });

  test('closed and opened again, the last results are found from the start and from any page', async ({
    page,
    context,
  }) => {
    await page.clock.install({ time: new Date('2026-11-25T12:30+09:00') });
    await walkToResults(page, 'Myeongdong', '500m', ['Pork']);
    const names = await resultCards(page).getByRole('heading').allInnerTexts();
    const total = await readTotal(page);
    await enterTunnel(page);
    await page.close();

    const reopened = await context.newPage();
    await reopened.clock.install({ time: new Date('2026-11-25T12:35+09:00') });
    await reopened.goto('/');
    await expect(reopened.getByRole('link', { name: 'Start' })).toBeVisible();
    const words = `Myeongdong, 500 m, Pork · ${names.length} of ${total} places`;
    await tap(reopened, 'button', 'Menu');
    await tap(reopened, 'link', 'Saved places');
    await expect(reopened.getByRole('link', { name: /^Your last results/ })).toContainText(words);
    await reopened.goto('/intro');
    await expectOfflinePage(reopened);
    await reopened.getByRole('link', { name: /^Your last results/ }).tap();

    await expect(reopened.getByRole('heading', { level: 1 })).toHaveText('Your last results');
    await expect(reopened.getByText(words)).toBeVisible();
    await expect(reopened.getByText('Found on 25 Nov 2026, 12:30, Seoul time.')).toBeVisible();
    expect(await resultCards(reopened).getByRole('heading').allInnerTexts()).toEqual(names);
    const first = resultCards(reopened).first();
    await expect(first.locator('[lang=ko]').first()).toHaveText(/[가-힣]/);
    await expect(
      first
        .getByText(/^(?:Usually open|Open|Closed|Break|Hours unknown)/)
        .filter({ visible: true }),
    ).toHaveCount(1);
    await expect(first.getByText(/^\d+ m$/)).toBeVisible();
    await first.getByRole('button', { name: /^Save/ }).tap();
    await expect(first.getByRole('button', { name: /^Saved/ })).toBeVisible();

    await tap(reopened, 'link', 'Show this to the staff');
    const card = reopened.getByRole('dialog', { name: 'Card for the staff' });
    await expect(card.locator('p[lang=ko]').first()).toHaveText('저는 돼지고기를 좋아합니다.');
    await reopened.goBack();
    await expect(resultCards(reopened)).toHaveCount(names.length);
  });

  test('without a search there are no last results, and nothing leads to any', async ({ page }) => {
    await page.goto('/card');
    await enterTunnel(page);
    await page.goto('/intro');
    await expectOfflinePage(page);
    await expect(page.getByRole('link', { name: 'Saved places' })).toBeVisible();
    await expect(page.getByRole('link', { name: /last results/ })).toHaveCount(0);
    await page.goto('/last-results');
    await expect(page.getByText(/^Nothing here yet/)).toBeVisible();
  });

  test('a recipe opened from the list is there with its picture, another is not', async ({
    page,
  }) => {
    await page.goto('/recipies');
    await waitUntilKept(page);
    const link = page.locator(`a[href="/recipes/${RECIPE}"]`).first();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`/recipes/${RECIPE}$`));
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const picture = page.locator('article img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await waitUntilPageKept(page, `/recipes/${RECIPE}`);
    await enterTunnel(page);

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

  test('a recipe that was the very first page is kept with its picture', async ({ page }) => {
    await page.goto(`/recipes/${RECIPE}`);
    const picture = page.locator('article img').first();
    await expect(picture).toHaveJSProperty('complete', true);
    await enterTunnel(page);
    await page.reload();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  test('any other page says so, offers what works, and opens once there is a signal', async ({
    page,
  }) => {
    await page.goto('/');
    await enterTunnel(page);
    await page.goto('/intro');
    await expectOfflinePage(page);
    await expect(page).toHaveURL(/\/intro$/);
    await tap(page, 'link', 'Card for the staff');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Card for the staff');
    await page.goBack();
    await expectOfflinePage(page);
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
    await expect(page).toHaveURL(/\/intro$/);
  });

  test('a call to the API fails, though it was answered before', async ({ page }) => {
    const call = () =>
      page.evaluate(async () => {
        try {
          return (await fetch('/api/health')).status;
        } catch (error) {
          return String(error);
        }
      });
    await page.goto('/');
    await waitUntilKept(page);
    expect(await call()).toBe(200);
    await enterTunnel(page);
    expect(await call()).toContain('TypeError');
  });
});

test('the kinds of food are drawn in a tunnel, where none was shown before', async ({ page }) => {
  await page.goto('/intro');
  await enterTunnel(page);
  await page.evaluate((file) => {
    const picture = `<svg viewBox="0 0 64 64"><use href="${file}#soup" data-testid="soup" /></svg>`;
    document.body.insertAdjacentHTML('beforeend', picture);
  }, FOODS_FILE);
  const getWidth = (use: SVGElement | HTMLElement) =>
    use instanceof SVGGraphicsElement ? use.getBBox().width : 0;
  await expect.poll(() => page.getByTestId('soup').evaluate(getWidth)).toBeGreaterThan(30);
});

test('nothing is kept that says so, is missing or is a call', async ({ page }) => {
  await page.goto('/');
  await waitUntilKept(page);
  for (const path of ['/maintenance', '/recipes/no-such-recipe', '/nowhere', '/feed.xml']) {
    const answer = page.waitForResponse((response) => response.url().endsWith(path));
    await page.evaluate((wanted) => void fetch(wanted), path);
    await answer;
  }
  await page.goto('/maintenance');
  await page.goto('/recipes/no-such-recipe');
  await page.goto('/nowhere');
  await page.goto('/intro');
  await waitUntilPageKept(page, '/intro');
  const kept = await getKeptPaths(page);
  expect(kept).toContain('/offline');
  expect(
    kept.filter((path) => /^\/(?:api|maintenance|nowhere|feed|recipes\/no-such)/.test(path)),
  ).toEqual([]);
});

test('a visitor who saves data keeps what was opened and no more', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/');
  await waitUntilPageKept(page, '/');
  await page.goto('/intro');
  await waitUntilPageKept(page, '/intro');
  const kept = await getKeptPaths(page);
  expect(kept.filter((path) => !/^\/(?:_next|images|icon)/.test(path)).sort()).toEqual([
    '/',
    '/intro',
    '/offline',
  ]);
});

test('the worker is small, is asked for at each visit, and covers the whole site', async ({
  page,
  request,
}) => {
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['service-worker-allowed']).toBe('/');
  expect(worker.headers()['content-type']).toContain('text/javascript');
  expect(gzipSync(await worker.body()).length).toBeLessThan(WORKER_MOST_GZ_BYTES);
  await page.goto('/intro');
  await waitUntilKept(page);
  const registration = await page.evaluate(async () => {
    const { scope, updateViaCache } = await navigator.serviceWorker.ready;
    return { path: new URL(scope).pathname, updateViaCache };
  });
  expect(registration).toEqual({ path: '/', updateViaCache: 'none' });
});

test('the guide can be installed', async ({ page, request }) => {
  await page.goto('/');
  await waitUntilKept(page);
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

test('the offline page fits a phone, in light and dark', async ({ page }, info) => {
  await page.goto('/');
  await enterTunnel(page);
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
