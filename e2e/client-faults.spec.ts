import { expect, test } from '@playwright/test';
import { waitUntilShellCached } from './helpers/deployment';
import { holdLunchTime } from './helpers/lunch-time';
import {
  openResults,
  resultCards,
  tap,
  walkToPreferences,
  walkToResults,
} from './helpers/search-steps';

const LOOK_UP = '**/api/rec/get-content-id-by-gps';

test.use({ serviceWorkers: 'allow' });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('recipes are readable', async ({ page }) => {
    await page.goto('/recipies');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).not.toBeEmpty();
  });

  test('the wizard explains that it needs JavaScript', async ({ page }) => {
    for (const path of ['/location', '/distance', '/preferences', '/veganpreferences']) {
      await page.goto(path);
      // Playwright's text locators ignore <noscript>.
      const message = page.locator('noscript p').first();
      await expect(message).toContainText('Finding restaurants needs JavaScript');
      await expect(message).toBeVisible();
    }
  });
});

test.describe('connection lost during a request', () => {
  test('look-up: stays on the screen and works again online', async ({ page, context }) => {
    await page.goto('/location');
    await tap(page, 'link', /^Myeongdong/);
    await expect(page.getByRole('button', { name: '1000m' })).toBeEnabled();
    await page.route(LOOK_UP, async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    });
    await tap(page, 'button', '1000m');
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
    await expect(page).toHaveURL(/\/distance$/);
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You’re offline.');
    await page.unroute(LOOK_UP);
    await context.setOffline(false);
    await tap(page, 'button', '1000m');
    await expect(page).toHaveURL(/\/preferences$/);
  });

  for (const [name, path] of [
    ['filter', '**/api/rec/get-filtered-restaurants'],
    ['translation', '**/api/rec/translate-restaurant-pagination'],
  ] as const) {
    test(`${name}: shows the time-out screen and keeps the choices @deep`, async ({ page }) => {
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await tap(page, 'button', 'Pork');
      await page.route(path, (route) => route.abort('internetdisconnected'));
      await tap(page, 'button', 'I’m all set!');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Oops! Looks like we lost Kioot',
      );
      await page.unroute(path);
      await page.goto('/preferences');
      await expect(page.getByRole('button', { name: 'Pork' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await tap(page, 'button', 'I’m all set!');
      await expect(page).toHaveURL(/\/results$/);
    });
  }

  test('search: shows the offline message, keeps the choices and retries when online', async ({
    page,
    context,
  }) => {
    await walkToPreferences(page, 'Myeongdong', '1000m');
    await tap(page, 'button', 'Pork');
    await waitUntilShellCached(page);
    await context.setOffline(true);
    await tap(page, 'button', 'I’m all set!');
    // The error screen, or the offline page when the error screen is not cached yet.
    await expect(page).toHaveURL(/\/error$/);
    await expect(page.getByText(/^You’re offline/)).toBeVisible();
    await expect(page.getByText(/timed out/)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/results$/);
    await expect(resultCards(page).first()).toBeVisible();
  });

  test('vegan search: shows the offline message on the screen and retries when online', async ({
    page,
    context,
  }) => {
    await walkToPreferences(page, 'Insadong', '1000m');
    await tap(page, 'button', 'Vegetarian');
    await tap(page, 'button', 'I’m all set!');
    await tap(page, 'button', /^Strict Vegan/);
    await context.setOffline(true);
    await tap(page, 'button', 'Show me the results!');
    await expect(page.getByText(/^You’re offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/results$/);
  });

  test('Load more: keeps the list @deep', async ({ page, context }) => {
    await openResults(page, 'Myeongdong', '1000m', []);
    await context.setOffline(true);
    await tap(page, 'button', 'Load more');
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    // Other requests below the list may fail first.
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(resultCards(page)).toHaveCount(10);
    await context.setOffline(false);
    await tap(page, 'button', 'Try again');
    await expect(resultCards(page)).toHaveCount(20);
  });
});

test('two tabs keep separate searches @deep', async ({ page, context }) => {
  await holdLunchTime(page);
  await openResults(page, 'Myeongdong', '1000m', ['Pork']);
  const readFirst = () => resultCards(page).first().getByRole('heading').first().innerText();
  const first = await readFirst();
  const other = await context.newPage();
  await openResults(other, 'Jamsil', '500m', ['Chicken']);
  await page.reload();
  await expect.poll(readFirst).toBe(first);
  await tap(page, 'button', 'Load more');
  await expect(resultCards(page)).toHaveCount(20);
});

test('storage of an older version breaks no screen @deep', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('kioot.session.v0', '{"area":1}');
    sessionStorage.setItem(
      'kioot.session.v1',
      '{"location":"Myeongdong","radius":"1000","step":3}',
    );
    localStorage.setItem('restaurantInfo', '[{"id":1,"name":"old"}]');
    localStorage.setItem('kioot.saved.v1', '{"version":0,"list":[]}');
  });
  for (const path of ['/results', '/preferences', '/location', '/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Application Error')).toHaveCount(0);
  }
});

for (const [name, time] of [
  ['ten years behind', '2016-01-01T00:00:00Z'],
  ['ten years ahead', '2036-01-01T00:00:00Z'],
] as const) {
  test(`a clock ${name} does not affect the search @deep`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await walkToResults(page, 'Myeongdong', '1000m', ['Pork']);
    await expect(resultCards(page)).toHaveCount(10);
  });
}

test('the search works on slow 3G without lost taps or repeated requests @deep', async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (400 * 1024) / 8,
    uploadThroughput: (400 * 1024) / 8,
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/rec/')) sent.push(new URL(request.url()).pathname);
  });
  page.setDefaultTimeout(60_000);
  await page.goto('/location');
  await tap(page, 'link', /^Myeongdong/);
  await page.getByRole('button', { name: '500m' }).dblclick();
  await expect(page).toHaveURL(/\/preferences$/, { timeout: 60_000 });
  await page.getByRole('button', { name: 'I’m all set!' }).dblclick();
  await expect(page).toHaveURL(/\/results$/, { timeout: 60_000 });
  await expect(resultCards(page).first()).toBeVisible({ timeout: 60_000 });
  expect([...sent].sort()).toEqual([...new Set(sent)].sort());
});
