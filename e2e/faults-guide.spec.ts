import { expect, test } from '@playwright/test';
import { waitUntilKept } from './helpers/deployment';
import { openResults, resultCards, tap, walkToPreferences, walkToResults } from './helpers/guide';

const LOOK_UP = '**/api/rec/get-content-id-by-gps';

test.use({ serviceWorkers: 'allow' });

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('recipes are read as ever', async ({ page }) => {
    await page.goto('/recipies');
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).not.toBeEmpty();
  });

  test('the wizard says what it needs', async ({ page }) => {
    for (const path of ['/location', '/distance', '/preferences', '/veganpreferences']) {
      await page.goto(path);
      // Playwright's text search passes over <noscript>.
      const words = page.locator('noscript p').first();
      await expect(words).toContainText('Finding restaurants needs JavaScript');
      await expect(words).toBeVisible();
    }
  });
});

test.describe('a connection that is lost in mid-request', () => {
  test('at the look-up: still there, and works again with the signal', async ({
    page,
    context,
  }) => {
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
    await expect(page.getByRole('main').getByRole('alert')).toContainText('You are offline.');
    await page.unroute(LOOK_UP);
    await context.setOffline(false);
    await tap(page, 'button', '1000m');
    await expect(page).toHaveURL(/\/preferences$/);
  });

  for (const [name, path] of [
    ['filter', '**/api/rec/get-filtered-restaurants'],
    ['translation', '**/api/rec/translate-restaurant-pagination'],
  ] as const) {
    test(`at the ${name}: the time-out screen, and nothing chosen is lost`, async ({ page }) => {
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

  test('at the search: says so, keeps all three answers, and searches by itself with the signal', async ({
    page,
    context,
  }) => {
    await walkToPreferences(page, 'Myeongdong', '1000m');
    await tap(page, 'button', 'Pork');
    await waitUntilKept(page);
    await context.setOffline(true);
    await tap(page, 'button', 'I’m all set!');
    // The error screen, or in its place the page for what is not kept yet.
    await expect(page).toHaveURL(/\/error$/);
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await expect(page.getByText(/timed out/)).toHaveCount(0);
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/results$/);
    await expect(resultCards(page).first()).toBeVisible();
  });

  test('at a vegan search: the same, without leaving', async ({ page, context }) => {
    await walkToPreferences(page, 'Insadong', '1000m');
    await tap(page, 'button', 'Vegetarian');
    await tap(page, 'button', 'I’m all set!');
    await tap(page, 'button', /^Strict Vegan/);
    await context.setOffline(true);
    await tap(page, 'button', 'Show me the results!');
    await expect(page.getByText(/^You are offline/)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(/\/results$/);
  });

  test('at "Load more": what is there stays', async ({ page, context }) => {
    await openResults(page, 'Myeongdong', '1000m', []);
    await context.setOffline(true);
    await tap(page, 'button', 'Load more');
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    // What is under the list may say so first, while the next page is still asked for.
    await expect(page.getByRole('button', { name: 'Try once more' })).toBeVisible();
    await expect(resultCards(page)).toHaveCount(10);
    await context.setOffline(false);
    await tap(page, 'button', 'Try once more');
    await expect(resultCards(page)).toHaveCount(20);
  });
});

test('two tabs with two searches keep apart', async ({ page, context }) => {
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

test('storage of an older version leads to the beginning, not to a broken screen', async ({
  page,
}) => {
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
  test(`a clock ${name} changes nothing of the search`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(time));
    await walkToResults(page, 'Myeongdong', '1000m', ['Pork']);
    await expect(resultCards(page)).toHaveCount(10);
  });
}

test('slow 3G: the whole search, no tap lost, no request sent twice', async ({ page, context }) => {
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
