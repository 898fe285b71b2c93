import { expect, test, type Page } from '@playwright/test';
import {
  getKeptPaths,
  openDeployment,
  waitUntilKept,
  waitUntilPageKept,
  type Deployment,
} from './helpers/deployment';
import { tap } from './helpers/guide';
import { startSharedDatabase, tellOfChange, type SharedDatabase } from './helpers/machines';

/** The worker waits five seconds for a network that does not answer, then shows what it kept. */
const SHOWN_WITHIN_MS = 9_000;
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

/** Collects every script and style the page could not get, and every error nobody caught. */
function watchFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  page.on('response', (response) => {
    if (response.status() === 404) failures.push(response.url());
  });
  return failures;
}

/** Resolves at the first thing links do once they are hydrated: they fetch ahead the page they lead to. */
async function waitForLinksTo(page: Page, path: string): Promise<void> {
  await page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === path && searchParams.has('_rsc');
  });
}

test.describe('the server is gone', () => {
  test('what was kept opens, the rest says so and opens by itself later', async ({ page }) => {
    await page.goto(site.url);
    await waitUntilKept(page);
    await site.stop();
    await page.goto(`${site.url}/card`);
    await expect(getHeading(page)).toHaveText('Card for the staff');
    await page.goto(`${site.url}/intro`);
    await expect(getHeading(page)).toHaveText('You are offline');
    await site.start();
    await expect(getHeading(page)).not.toHaveText('You are offline');
    await expect(page).toHaveURL(/\/intro$/);
  });

  test('a signal that leads nowhere shows the kept page within seconds', async ({ page }) => {
    await page.goto(site.url);
    await waitUntilKept(page);
    await site.fallSilent();
    await page.goto(`${site.url}/card`, { timeout: SHOWN_WITHIN_MS, waitUntil: 'commit' });
    await expect(getHeading(page)).toHaveText('Card for the staff');
  });
});

test('maintenance shows through the worker, and nothing of it is kept', async ({ page }) => {
  await page.goto(site.url);
  await waitUntilKept(page);
  await site.stop();
  await site.start({ MAINTENANCE_MODE: '1' });
  for (const path of ['/', '/card', '/recipies']) {
    const response = await page.goto(site.url + path);
    expect(response?.status()).toBe(503);
    await expect(getHeading(page)).toHaveText('We’ll be back soon!');
  }
  await site.stop();
  await page.goto(`${site.url}/card`);
  await expect(getHeading(page)).toHaveText('Card for the staff');
  await page.goto(`${site.url}/recipies`);
  await expect(getHeading(page)).toHaveText('You are offline');
});

test('a recipe is new at the next visit, and gone when it was taken away', async ({ page }) => {
  await page.goto(site.url + RECIPE_PAGE);
  await waitUntilKept(page);
  await page.reload();
  await database.setTitle('baechu-kimchi', 'Kimchi, newly written');
  await tellOfChange(site.url, 'baechu-kimchi');
  await page.reload();
  await expect(getHeading(page)).toHaveText('Kimchi, newly written');
  await expect
    .poll(() => page.evaluate(async (path) => (await caches.match(path))?.text(), RECIPE_PAGE))
    .toContain('Kimchi, newly written');

  await database.addRecipe('short-lived', 'Short-lived soup');
  await tellOfChange(site.url, 'short-lived');
  await page.goto(`${site.url}/recipes/short-lived`);
  await waitUntilPageKept(page, '/recipes/short-lived');
  await database.removeRecipe('short-lived');
  await tellOfChange(site.url, 'short-lived');
  expect((await page.goto(`${site.url}/recipes/short-lived`))?.status()).toBe(404);
  await expect.poll(() => getKeptPaths(page)).not.toContain('/recipes/short-lived');
});

test.describe('a new build', () => {
  test('leaves an open page of the old one working', async ({ page }) => {
    await page.goto(site.url);
    await waitUntilKept(page);
    await site.deploy();
    const failures = watchFailures(page);
    await tap(page, 'link', 'Start');
    await tap(page, 'link', /^Hongdae /);
    await expect(page).toHaveURL(/\/distance$/);
    await tap(page, 'button', '500m');
    await expect(page).toHaveURL(/\/preferences$/);
    await expect(page.getByRole('button', { name: 'Chicken' })).toBeVisible();
    expect(failures).toEqual([]);
  });

  test('takes over the kept screens, with all their parts', async ({ page }) => {
    test.setTimeout(120_000);
    await page.goto(site.url);
    await waitUntilKept(page);
    const readKept = () =>
      page.evaluate(async () => {
        const read = async (path: string) => (await caches.match(path))?.text() ?? '';
        return { build: await read('/.build'), card: await read('/card') };
      });
    const before = await readKept();
    await site.deploy();
    const failures = watchFailures(page);
    await page.reload();
    await expect
      .poll(async () => (await readKept()).build, { timeout: 45_000 })
      .not.toBe(before.build);
    // Not the whole page: a failure would print it.
    expect((await readKept()).card === before.card).toBe(false);
    await site.stop();
    for (const [path, heading] of [
      ['/', /^Hello! I’m Kioot/],
      ['/location', 'First, tell me where you are!'],
      ['/card', 'Card for the staff'],
    ] as const) {
      await page.goto(site.url + path);
      await expect(getHeading(page)).toHaveText(heading);
    }
    await tap(page, 'button', 'Menu');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(failures).toEqual([]);
  });

  test.describe('without a worker', () => {
    test.use({ serviceWorkers: 'block' });

    test('makes an old page load anew, once', async ({ page }) => {
      const isHydrated = waitForLinksTo(page, '/location');
      await page.goto(site.url);
      await expect(page.getByRole('link', { name: 'Start' })).toBeVisible();
      await isHydrated;
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
      });
      await site.deploy();
      // A tap before the new page is hydrated would load one more document.
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
