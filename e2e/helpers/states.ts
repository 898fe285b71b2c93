import { expect, type Page } from '@playwright/test';
import { tap, walkToPreferences, walkToResults } from './guide';
import { SERVERS } from './servers';

/** One thing a visitor can come to see. */
export interface ScreenState {
  /** Names the state in tests and in the files of `docs/screens`. */
  name: string;
  /** Leads a fresh page there and returns once it stands. */
  open: (page: Page) => Promise<void>;
}

function opened(path: string): ScreenState['open'] {
  return async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  };
}

async function fail(page: Page, call: string) {
  await page.route(`**/api/rec/${call}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no' } } }),
  );
}

async function hold(page: Page, call: string) {
  await page.route(`**/api/rec/${call}`, () => undefined);
}

async function walkToVegan(page: Page) {
  await walkToPreferences(page, 'Insadong', '1000m');
  await tap(page, 'button', 'Vegetarian');
  await tap(page, 'button', 'I’m all set!');
  await tap(page, 'button', /^Lacto-Ovo/);
}

async function walkToDistance(page: Page) {
  await page.goto('/location');
  await tap(page, 'link', /^Myeongdong/);
  await expect(page.getByRole('button', { name: '1000m' })).toBeEnabled();
}

/** Every route, and every state a route can be in. */
export const STATES: readonly ScreenState[] = [
  { name: 'home', open: opened('/') },
  {
    name: 'menu',
    open: async (page) => {
      await page.goto('/');
      await tap(page, 'button', 'Menu');
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    },
  },
  { name: 'location', open: opened('/location') },
  { name: 'distance', open: walkToDistance },
  {
    name: 'distance-alert',
    open: async (page) => {
      await walkToDistance(page);
      const button = page.getByRole('button', { name: '500m' });
      await button.evaluate((element: HTMLButtonElement) => element.setAttribute('value', ''));
      await button.click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'distance-waiting',
    open: async (page) => {
      await hold(page, 'get-content-id-by-gps');
      await walkToDistance(page);
      await tap(page, 'button', '1000m');
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    },
  },
  {
    name: 'preferences',
    open: async (page) => {
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await tap(page, 'button', 'Pork');
      await tap(page, 'button', 'Beef');
    },
  },
  { name: 'veganpreferences', open: walkToVegan },
  {
    name: 'loading',
    open: async (page) => {
      await hold(page, 'get-filtered-restaurants');
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await tap(page, 'button', 'I’m all set!');
      await expect(page.getByText('Looking for your restaurants…')).toBeVisible();
    },
  },
  {
    name: 'loading-failed',
    open: async (page) => {
      await fail(page, 'get-filtered-restaurants-eng');
      await walkToVegan(page);
      await tap(page, 'button', 'Show me the results!');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  },
  {
    name: 'results',
    open: (page) => walkToResults(page, 'Myeongdong', '1000m', ['Pork', 'Beef']),
  },
  {
    name: 'results-more-failed',
    open: async (page) => {
      await walkToResults(page, 'Myeongdong', '1000m', []);
      await fail(page, 'translate-restaurant-pagination');
      await tap(page, 'button', 'Load more');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'results-empty',
    open: async (page) => {
      await page.route('**/api/rec/get-filtered-restaurants', (route) =>
        route.fulfill({ json: { restaurantInfo: [], total: 0 } }),
      );
      await walkToResults(page, 'Namsan', '500m', ['Duck']);
      await expect(page.getByText('0 Results')).toBeVisible();
    },
  },
  { name: 'error', open: opened('/error') },
  { name: 'welcome', open: opened('/welcome') },
  { name: 'intro', open: opened('/intro') },
  { name: 'recipies', open: opened('/recipies') },
  {
    name: 'recipe',
    open: async (page) => {
      await page.goto('/recipies');
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/recipes\/[\w-]+$/);
      await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    },
  },
  { name: 'recipe-not-found', open: opened('/recipes/no-such-recipe') },
  { name: 'not-found', open: opened('/no-such-page') },
  { name: 'maintenance', open: opened(`${SERVERS.maintenance}/`) },
];
