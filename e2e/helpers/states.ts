import { expect, type Page } from '@playwright/test';
import { openResults, resultCards, tap, walkToPreferences } from './guide';
import { go, say } from './say';
import { SERVERS } from './servers';

/** One thing a visitor can come to see. */
export interface ScreenState {
  /** Names the state in tests and in the files of `npm run tool -- screenshots`. */
  name: string;
  /** Leads a fresh page there and returns once it stands. */
  open: (page: Page) => Promise<void>;
}

function opened(path: string): ScreenState['open'] {
  return async (page) => {
    await go(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  };
}

async function fail(page: Page, call: string) {
  await page.route(`**/api/{rec,in/*}/${call}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no' } } }),
  );
}

async function hold(page: Page, call: string) {
  await page.route(`**/api/{rec,in/*}/${call}`, () => undefined);
}

async function walkToVegan(page: Page) {
  await walkToPreferences(page, 'Insadong', '1000m');
  await tap(page, 'button', 'Vegetarian');
  await tap(page, 'button', 'I’m all set!');
  await tap(page, 'button', /^Lacto-Ovo/);
}

async function walkToDistance(page: Page) {
  await go(page, '/location');
  await tap(page, 'link', /^Myeongdong/);
  await expect(page.getByRole('button', { name: say(page, '1000m') })).toBeEnabled();
}

async function openCard(page: Page) {
  await go(page, '/card');
  await page.getByRole('radio', { name: say(page, /^Strict vegan/) }).check();
  await page.getByRole('checkbox', { name: say(page, 'shrimp'), exact: true }).check();
  await expect(page.getByRole('button', { name: say(page, 'Show it full screen') })).toBeEnabled();
}

/** Hadonggwan, in Myeongdong. */
const PLACE = '/places/KOP005614';

/** Every route, and every state a route can be in. */
export const STATES: readonly ScreenState[] = [
  { name: 'home', open: opened('/') },
  {
    name: 'menu',
    open: async (page) => {
      await go(page, '/');
      await tap(page, 'button', 'Menu');
      await expect(page.getByRole('navigation', { name: say(page, 'Main') })).toBeVisible();
    },
  },
  { name: 'location', open: opened('/location') },
  {
    name: 'location-denied',
    open: async (page) => {
      await go(page, '/location');
      await tap(page, 'button', 'Use where I am');
      await expect(page.getByText(say(page, /keeps your position to itself/))).toBeVisible();
    },
  },
  { name: 'distance', open: walkToDistance },
  {
    name: 'distance-alert',
    open: async (page) => {
      await walkToDistance(page);
      const button = page.getByRole('button', { name: say(page, '500m') });
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
  {
    name: 'preferences-allergies',
    open: async (page) => {
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await page.getByText(say(page, 'Allergies?')).click();
      for (const food of ['peanuts', 'sesame'])
        await page.getByRole('checkbox', { name: say(page, food), exact: true }).check();
    },
  },
  { name: 'veganpreferences', open: walkToVegan },
  {
    name: 'loading',
    open: async (page) => {
      await hold(page, 'get-filtered-restaurants');
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await tap(page, 'button', 'I’m all set!');
      await expect(page.getByText(say(page, 'Looking for your restaurants…'))).toBeVisible();
    },
  },
  {
    name: 'loading-failed',
    open: async (page) => {
      await fail(page, 'get-filtered-restaurants-eng');
      await walkToVegan(page);
      await tap(page, 'button', 'Show me the results!');
      await expect(page.getByRole('button', { name: say(page, 'Try again') })).toBeVisible();
    },
  },
  {
    name: 'results',
    open: (page) => openResults(page, 'Myeongdong', '1000m', ['Pork', 'Beef']),
  },
  {
    name: 'results-edit',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '1000m', ['Pork', 'Beef']);
      await tap(page, 'button', /^Edit/);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'results-map',
    open: async (page) => {
      await openResults(page, 'Insadong', '1000m', ['Pork']);
      await tap(page, 'button', 'Map');
      const map = page.getByRole('region', { name: say(page, /^Map of \d+ places?$/) });
      await map.getByRole('button', { expanded: false }).first().click();
      await expect(page.getByRole('region', { name: say(page, 'Chosen place') })).toBeVisible();
    },
  },
  {
    name: 'results-more-failed',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '1000m', []);
      await fail(page, 'translate-restaurant-pagination');
      await tap(page, 'button', 'Load more');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'results-empty',
    open: async (page) => {
      await openResults(page, 'Namdaemun', '500m', ['Lamb']);
      await expect(page.getByText(say(page, '0 Results'))).toBeVisible();
      const help = page.getByRole('group', { name: say(page, 'What would help') });
      await expect(help.getByRole('button').first()).toBeVisible();
    },
  },
  {
    name: 'results-nearest',
    open: async (page) => {
      await openResults(page, 'Insadong', '1000m', ['Pork']);
      await page.getByRole('combobox', { name: say(page, 'Order') }).selectOption('nearest');
      await tap(page, 'button', 'Open now');
      await expect(page.getByText(say(page, / open now/))).toBeVisible();
      await tap(page, 'button', 'Open now');
      const first = resultCards(page).first();
      await first.getByRole('button', { name: say(page, /^Save/) }).click();
    },
  },
  {
    name: 'results-vegan',
    open: async (page) => {
      // The vegan answer comes in one piece; a look at its first cards is a look at all of them.
      await page.route('**/api/{rec,in/*}/get-filtered-restaurants-eng', async (route) => {
        const answer = await (await route.fetch()).json();
        const rows: unknown[] = JSON.parse(answer.restaurantInfoEng);
        await route.fulfill({ json: { restaurantInfoEng: JSON.stringify(rows.slice(0, 10)) } });
      });
      await walkToVegan(page);
      await tap(page, 'button', 'Show me the results!');
      await expect(resultCards(page).first()).toBeVisible();
    },
  },
  {
    name: 'share',
    open: async (page) => {
      await hold(page, 'get-content-id-by-gps');
      await go(page, '/share?area=1&radius=1000');
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    },
  },
  { name: 'share-bad', open: opened('/share') },
  { name: 'saved-empty', open: opened('/saved') },
  {
    name: 'saved',
    open: async (page) => {
      await openResults(page, 'Insadong', '1000m', ['Pork']);
      for (const at of [0, 1]) {
        await resultCards(page)
          .nth(at)
          .getByRole('button', { name: say(page, /^Save/) })
          .click();
      }
      await go(page, '/saved');
      await expect(page.getByText(say(page, '2 places'))).toBeVisible();
    },
  },
  {
    name: 'last-results',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '500m', ['Pork']);
      await go(page, '/last-results');
      await expect(resultCards(page).first()).toBeVisible();
    },
  },
  { name: 'last-results-empty', open: opened('/last-results') },
  { name: 'place', open: opened(PLACE) },
  {
    name: 'place-checked',
    open: async (page) => {
      await openCard(page);
      await go(page, PLACE);
      await expect(page.getByText(say(page, /^for /)).first()).toBeVisible();
    },
  },
  {
    name: 'place-taxi',
    open: async (page) => {
      await go(page, PLACE);
      await tap(page, 'button', 'Taxi card');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'place-elsewhere',
    open: async (page) => {
      await go(page, `${SERVERS.forwarding}/places/999999`);
      await expect(page.getByRole('heading', { name: say(page, 'Place not found') })).toBeVisible();
    },
  },
  { name: 'place-missing', open: opened('/places/999999') },
  {
    name: 'places-shared',
    open: async (page) => {
      await go(page, '/places?ids=KOP005614,KOP002876,999999');
      await expect(page.getByText(say(page, '2 places'))).toBeVisible();
    },
  },
  { name: 'card', open: openCard },
  {
    name: 'card-shown',
    open: async (page) => {
      await openCard(page);
      await tap(page, 'button', 'Show it full screen');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'menu-reader', open: opened('/menu') },
  {
    name: 'menu-read',
    open: async (page) => {
      await openCard(page);
      await go(page, '/menu');
      await tap(page, 'button', 'Paste');
      await page
        .getByRole('textbox', { name: say(page, 'The text of the menu') })
        .fill('제육볶음 11,000\n산채비빔밥 9,000\n공기밥 1,000\n모둠한상 35,000');
      await tap(page, 'button', 'Read the text');
      await expect(page.getByRole('list', { name: say(page, 'Dishes') })).toBeVisible();
    },
  },
  {
    name: 'offline',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '500m', ['Pork']);
      await go(page, '/offline');
      await expect(page.getByRole('link', { name: say(page, /^Your last results/) })).toBeVisible();
    },
  },
  {
    name: 'application-error',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '500m', ['Pork']);
      // A browser that cannot do what a screen takes for granted.
      await page.addInitScript(() =>
        Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
          get() {
            throw new TypeError('not here');
          },
        }),
      );
      await go(page, '/last-results');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        say(page, 'Application Error'),
      );
    },
  },
  { name: 'error', open: opened('/error') },
  {
    name: 'error-search',
    open: async (page) => {
      await fail(page, 'get-filtered-restaurants');
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await tap(page, 'button', 'I’m all set!');
      await expect(page.getByRole('link', { name: say(page, 'Search again') })).toBeVisible();
    },
  },
  {
    name: 'home-again',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '1000m', ['Pork', 'Beef']);
      await resultCards(page)
        .first()
        .getByRole('button', { name: say(page, /^Save/) })
        .click();
      await go(page, '/');
      await expect(page.getByRole('link', { name: say(page, /^Continue: /) })).toBeVisible();
    },
  },
  { name: 'welcome', open: opened('/welcome') },
  { name: 'intro', open: opened('/intro') },
  { name: 'recipies', open: opened('/recipies') },
  {
    name: 'recipe',
    open: async (page) => {
      await go(page, '/recipies');
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/recipes\/[\w-]+$/);
      await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    },
  },
  { name: 'recipies-none', open: opened('/recipies?q=nothing-like-it') },
  { name: 'recipe-not-found', open: opened('/recipes/no-such-recipe') },
  { name: 'not-found', open: opened('/no-such-page') },
  { name: 'maintenance', open: opened(`${SERVERS.maintenance}/`) },
];
