import { expect, test, type Page } from '@playwright/test';
import {
  getCachedPaths,
  openDeployment,
  waitUntilShellCached,
  waitUntilPageCached,
  type Deployment,
} from '../helpers/deployment';
import { tap } from '../helpers/search-steps';
import { startSharedDatabase, notifyOfChange, type SharedDatabase } from '../helpers/instances';

/** The service worker waits five seconds for the network, then serves the cached page. */
const MAX_SHOW_MS = 9_000;
const RECIPE_PAGE = '/recipes/baechu-kimchi';

let database: SharedDatabase;
let site: Deployment;

test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });
test.beforeAll(async () => {
  database = await startSharedDatabase();
});
test.afterAll(() => database.stop());
test.beforeEach(async () => {
  site = await openDeployment(database.env);
});
test.afterEach(() => site.close());

function getHeading(page: Page) {
  return page.getByRole('heading', { level: 1 });
}

/** Collects failed scripts and styles (404) and uncaught errors. */
function collectFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  page.on('response', (response) => {
    if (response.status() === 404) failures.push(response.url());
  });
  return failures;
}

/** Waits for the prefetch of a linked page: the first request of a hydrated link. */
async function waitForLinksTo(page: Page, path: string): Promise<void> {
  await page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === path && searchParams.has('_rsc');
  });
}

test.describe('server unreachable', () => {
  test('cached pages open; others show the offline page and reload when the server returns', async ({
    page,
  }) => {
    await page.goto(site.url);
    await waitUntilShellCached(page);
    await site.stop();
    await page.goto(`${site.url}/card`);
    await expect(getHeading(page)).toHaveText('Dietary card');
    await page.goto(`${site.url}/intro`);
    await expect(getHeading(page)).toHaveText('You’re offline');
    await site.start();
    await expect(getHeading(page)).not.toHaveText('You’re offline');
    await expect(page).toHaveURL(/\/intro$/);
  });

  test('shows the cached page within seconds when the network hangs', async ({ page }) => {
    await page.goto(site.url);
    await waitUntilShellCached(page);
    await site.stopResponding();
    await page.goto(`${site.url}/card`, { timeout: MAX_SHOW_MS, waitUntil: 'commit' });
    await expect(getHeading(page)).toHaveText('Dietary card');
  });
});

test('shows the maintenance page through the service worker and does not cache it', async ({
  page,
}) => {
  await page.goto(site.url);
  await waitUntilShellCached(page);
  await site.stop();
  await site.start({ MAINTENANCE_MODE: '1' });
  for (const path of ['/', '/card', '/recipies']) {
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(503);
    await expect(getHeading(page)).toHaveText('We’ll be back soon!');
  }
  await site.stop();
  await page.goto(`${site.url}/card`);
  await expect(getHeading(page)).toHaveText('Dietary card');
  await page.goto(`${site.url}/recipies`);
  await expect(getHeading(page)).toHaveText('You’re offline');
});

test('a changed recipe is shown at the next visit, and a removed one leaves the cache', async ({
  page,
}) => {
  await page.goto(site.url + RECIPE_PAGE);
  await waitUntilShellCached(page);
  await page.reload();
  await database.setTitle('baechu-kimchi', 'Kimchi, newly written');
  await notifyOfChange(site.url, 'baechu-kimchi');
  await page.reload();
  await expect(getHeading(page)).toHaveText('Kimchi, newly written');
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path))?.text(), RECIPE_PAGE))
    .toContain('Kimchi, newly written');

  await database.addRecipe('short-lived', 'Short-lived soup');
  await notifyOfChange(site.url, 'short-lived');
  await page.goto(`${site.url}/recipes/short-lived`);
  await waitUntilPageCached(page, '/recipes/short-lived');
  await database.removeRecipe('short-lived');
  await notifyOfChange(site.url, 'short-lived');
  expect((await page.goto(`${site.url}/recipes/short-lived`))?.status()).toBe(404);
  await expect.poll(() => getCachedPaths(page)).not.toContain('/recipes/short-lived');
});

test.describe('new build', () => {
  test('keeps open pages of the old build working', async ({ page }) => {
    await page.goto(site.url);
    await waitUntilShellCached(page);
    await site.deploy();
    const failures = collectFailures(page);
    await tap(page, 'link', 'Start');
    await tap(page, 'link', /^Hongdae /);
    await expect(page).toHaveURL(/\/distance$/);
    await tap(page, 'button', '500m');
    await expect(page).toHaveURL(/\/preferences$/);
    await expect(page.getByRole('button', { name: 'Chicken' })).toBeVisible();
    expect(failures).toEqual([]);
  });

  test('replaces the cached screens and their chunks', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(site.url);
    await waitUntilShellCached(page);
    const readCached = () =>
      page.evaluate(async () => {
        const read = async (path: string) => (await caches.match(path))?.text() ?? '';
        return { build: await read('/.build'), card: await read('/card') };
      });
    const before = await readCached();
    await site.deploy();
    const failures = collectFailures(page);
    await page.reload();
    await expect
      .poll(async () => (await readCached()).build, { timeout: 45_000 })
      .not.toBe(before.build);
    // Compares to a boolean: a failure would print both pages.
    expect((await readCached()).card === before.card).toBe(false);
    await site.stop();
    for (const [path, heading] of [
      ['/', /^Hello! I’m Kioot/],
      ['/location', 'First, tell me where you are!'],
      ['/card', 'Dietary card'],
    ] as const) {
      await page.goto(site.url + path);
      await expect(getHeading(page)).toHaveText(heading);
    }
    await tap(page, 'button', 'Menu');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(failures).toEqual([]);
  });

  test.describe('without a service worker', () => {
    test.use({ serviceWorkers: 'block' });

    test('reloads a page of the old build once', async ({ page }) => {
      const isHydrated = waitForLinksTo(page, '/location');
      await page.goto(site.url);
      await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
      await isHydrated;
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await site.deploy();
      // A tap before hydration would load the document again.
      const isNewHydrated = waitForLinksTo(page, '/distance');
      await tap(page, 'link', 'Start');
      await expect(getHeading(page)).toHaveText('First, tell me where you are!');
      await isNewHydrated;
      await tap(page, 'link', /^Hongdae /);
      await expect(page).toHaveURL(/\/distance$/);
      await expect(page.getByRole('button', { name: '500m' })).toBeVisible();
      expect(documents).toHaveLength(1);
    });
  });
});
