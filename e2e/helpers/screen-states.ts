import { expect, type Page } from '@playwright/test';
import { openResults, resultCards, tap, walkToPreferences } from './search-steps';
import { sortList } from './filters';
import { openPath, localize } from './localize';
import { PARTY_STATES } from './party-states';
import { SERVERS } from './servers';

/** State of a screen. */
export interface ScreenState {
  /** Name in tests and in the files of `npm run tool -- screenshots`. */
  name: string;
  /** Opens the state in a new page; resolves when it is shown. */
  open: (page: Page) => Promise<void>;
}

function openAt(path: string): ScreenState['open'] {
  return async (page) => {
    await openPath(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  };
}

async function failCall(page: Page, call: string) {
  await page.route(`**/api/{rec,localized/*}/${call}`, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'no' } } }),
  );
}

async function holdCall(page: Page, call: string) {
  await page.route(`**/api/{rec,localized/*}/${call}`, () => undefined);
}

async function walkToVeganPreferences(page: Page) {
  await walkToPreferences(page, 'Insadong', '1000m');
  await tap(page, 'button', 'Vegetarian');
  await tap(page, 'button', 'I’m all set!');
  await tap(page, 'button', /^Lacto-Ovo/);
}

async function walkToDistance(page: Page) {
  await openPath(page, '/location');
  await tap(page, 'link', /^Myeongdong/);
  await expect(page.getByRole('button', { name: localize(page, '1000m') })).toBeEnabled();
}

async function openCard(page: Page) {
  await openPath(page, '/card');
  // Traditional Chinese has several classes of vegetarian food.
  await page
    .getByRole('radio', { name: localize(page, /^Strict vegan/) })
    .first()
    .check();
  await page.getByRole('checkbox', { name: localize(page, 'shrimp'), exact: true }).check();
  await expect(
    page.getByRole('button', { name: localize(page, 'Show full screen') }),
  ).toBeEnabled();
}

/** Hadonggwan, in Myeongdong. */
const PLACE = '/places/KOP005614';

/** Soybean paste stew, a dish with a price and places. */
const DISH = '/dishes/soybean-paste-stew';

/** Bibimbap, bulgogi and more. */
const KOREAN_PLACE = '/places/KOP018263';

/** An order of one bowl and two portions, for a visitor with a severe allergy. */
async function openOrder(page: Page) {
  await page.addInitScript(() =>
    localStorage.setItem(
      'kioot.profile.v1',
      JSON.stringify({ wish: null, allergies: ['peanut'], severe: ['peanut'] }),
    ),
  );
  await openPath(page, KOREAN_PLACE);
  await tap(page, 'button', 'Order in Korean');
  const more = page.getByRole('dialog').getByRole('button', { name: localize(page, /^One more/) });
  await more.nth(0).click();
  await more.nth(1).click();
  await more.nth(1).click();
}

/** All routes in all their states. */
export const SCREEN_STATES: readonly ScreenState[] = [
  { name: 'home', open: openAt('/') },
  {
    name: 'menu',
    open: async (page) => {
      await openPath(page, '/');
      await tap(page, 'button', 'Menu');
      await expect(page.getByRole('navigation', { name: localize(page, 'Main') })).toBeVisible();
    },
  },
  { name: 'location', open: openAt('/location') },
  {
    name: 'location-denied',
    open: async (page) => {
      await openPath(page, '/location');
      await tap(page, 'button', 'Use my location');
      await expect(page.getByText(localize(page, /isn’t sharing your location/))).toBeVisible();
    },
  },
  {
    name: 'location-again',
    open: async (page) => {
      await openResults(page, 'Insadong', '500m', []);
      await openPath(page, '/location');
      await expect(page.getByRole('link', { name: localize(page, /^Last time: /) })).toBeVisible();
    },
  },
  { name: 'distance', open: walkToDistance },
  {
    name: 'distance-alert',
    open: async (page) => {
      await walkToDistance(page);
      const button = page.getByRole('button', { name: localize(page, '500m') });
      await button.evaluate((element: HTMLButtonElement) => element.setAttribute('value', ''));
      await button.click();
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'distance-waiting',
    open: async (page) => {
      await holdCall(page, 'get-content-id-by-gps');
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
      await tap(page, 'button', /^Any allergies\?/);
      for (const food of ['peanuts', 'shrimp'])
        await page.getByRole('checkbox', { name: localize(page, food), exact: true }).check();
    },
  },
  { name: 'veganpreferences', open: walkToVeganPreferences },
  {
    name: 'loading',
    open: async (page) => {
      await holdCall(page, 'get-filtered-restaurants');
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await tap(page, 'button', 'I’m all set!');
      await expect(page.getByText(localize(page, 'Looking for your restaurants…'))).toBeVisible();
    },
  },
  {
    name: 'loading-failed',
    open: async (page) => {
      await failCall(page, 'get-filtered-restaurants-eng');
      await walkToVeganPreferences(page);
      await tap(page, 'button', 'Show me the results!');
      await expect(page.getByRole('button', { name: localize(page, 'Try again') })).toBeVisible();
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
    name: 'results-share',
    open: async (page) => {
      await openPath(page, '/');
      await page.evaluate(() =>
        localStorage.setItem(
          'kioot.profile.v1',
          '{"wish":{"kind":"lactoOvo"},"allergies":["shrimp"]}',
        ),
      );
      await openResults(page, 'Myeongdong', '1000m', ['Pork', 'Beef']);
      await tap(page, 'button', 'Share this list');
      await page.getByRole('radio', { name: localize(page, 'Ask a friend what they eat') }).check();
    },
  },
  {
    name: 'results-map',
    open: async (page) => {
      // A small radius: farther out all places are in clusters.
      await openResults(page, 'Insadong', '500m', ['Pork']);
      await tap(page, 'button', 'Map');
      const map = page.getByRole('region', { name: localize(page, /^Map of \d+ places?$/) });
      await map.getByRole('button', { expanded: false }).first().click();
      await expect(
        page.getByRole('region', { name: localize(page, 'Selected place') }),
      ).toBeVisible();
    },
  },
  {
    name: 'results-more-failed',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '1000m', []);
      await failCall(page, 'translate-restaurant-pagination');
      await tap(page, 'button', 'Load more');
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    },
  },
  {
    // With an allergy, which another instance never gets: its choice, and our reading.
    name: 'results-chosen-elsewhere',
    open: async (page) => {
      await page.addInitScript(() =>
        localStorage.setItem('kioot.profile.v1', '{"wish":null,"allergies":["shrimp"]}'),
      );
      await openPath(page, `${SERVERS.forwarding}/share?area=1&radius=500&meats=pork,beef`);
      await expect(
        page.getByText(localize(page, /^Chosen by the tourism service for:/)).first(),
      ).toBeVisible();
    },
  },
  {
    name: 'results-empty',
    open: async (page) => {
      await openResults(page, 'Namdaemun', '500m', ['Lamb']);
      await expect(page.getByText(localize(page, '0 Results'))).toBeVisible();
      const help = page.getByRole('group', { name: localize(page, 'What might help') });
      // The first is there before the others are counted.
      await expect(help.getByRole('button').nth(1)).toBeVisible();
    },
  },
  {
    name: 'results-empty-far',
    open: async (page) => {
      await openResults(page, 'Hongdae', '2000m', ['Duck']);
      const help = page.getByRole('group', { name: localize(page, 'What might help') });
      await expect(help.getByRole('button').nth(3)).toBeVisible();
    },
  },
  {
    name: 'results-empty-city',
    open: async (page) => {
      await openResults(page, 'Mangwon', '1000m', ['Halal']);
      await tap(page, 'button', /^Show \d+ places? in all of Seoul/);
      await expect(page.getByRole('article').first()).toBeVisible();
    },
  },
  {
    name: 'results-nearest',
    open: async (page) => {
      await openResults(page, 'Insadong', '1000m', ['Pork']);
      await sortList(page, 'nearest');
      await page
        .getByRole('combobox', { name: localize(page, 'Price') })
        .selectOption({ index: 1 });
      const folded = page.getByRole('button', { name: localize(page, /^Price unknown/) });
      await expect(folded).toBeVisible();
      const first = resultCards(page).first();
      await first.getByRole('button', { name: localize(page, /^Save/) }).click();
    },
  },
  {
    name: 'results-vegan',
    open: async (page) => {
      // The vegan response holds all cards at once; ten of them represent the rest.
      await page.route('**/api/{rec,localized/*}/get-filtered-restaurants-eng', async (route) => {
        const answer = await (await route.fetch()).json();
        const rows: unknown[] = JSON.parse(answer.restaurantInfoEng);
        await route.fulfill({ json: { restaurantInfoEng: JSON.stringify(rows.slice(0, 10)) } });
      });
      await walkToVeganPreferences(page);
      await tap(page, 'button', 'Show me the results!');
      await expect(resultCards(page).first()).toBeVisible();
    },
  },
  {
    name: 'share',
    open: async (page) => {
      await holdCall(page, 'get-content-id-by-gps');
      await openPath(page, '/share?area=1&radius=1000');
      await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    },
  },
  ...PARTY_STATES,
  { name: 'share-bad', open: openAt('/share') },
  { name: 'saved-empty', open: openAt('/saved') },
  {
    name: 'saved',
    open: async (page) => {
      await openResults(page, 'Insadong', '1000m', ['Pork']);
      for (const at of [0, 1]) {
        await resultCards(page)
          .nth(at)
          .getByRole('button', { name: localize(page, /^Save/) })
          .click();
      }
      await openPath(page, '/saved');
      await expect(page.getByText(localize(page, '2 places'))).toBeVisible();
    },
  },
  {
    name: 'last-results',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '500m', ['Pork']);
      await openPath(page, '/last-results');
      await expect(resultCards(page).first()).toBeVisible();
    },
  },
  { name: 'last-results-empty', open: openAt('/last-results') },
  { name: 'dish', open: openAt(DISH) },
  {
    name: 'dish-checked',
    open: async (page) => {
      await openCard(page);
      await openPath(page, DISH);
      await expect(page.getByRole('status').first()).toBeVisible();
    },
  },
  { name: 'dish-missing', open: openAt('/dishes/no-such-dish') },
  { name: 'place', open: openAt(PLACE) },
  {
    name: 'place-checked',
    open: async (page) => {
      await openCard(page);
      await openPath(page, PLACE);
      await expect(page.getByText(localize(page, /^· /)).first()).toBeVisible();
    },
  },
  {
    name: 'place-order',
    open: async (page) => {
      await openOrder(page);
      await tap(page, 'button', 'Done');
    },
  },
  { name: 'place-order-choosing', open: openOrder },
  {
    name: 'place-taxi',
    open: async (page) => {
      await openPath(page, PLACE);
      await tap(page, 'button', 'Taxi card');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'place-elsewhere',
    open: async (page) => {
      await openPath(page, `${SERVERS.forwarding}/places/999999`);
      await expect(
        page.getByRole('heading', { name: localize(page, 'Place not found') }),
      ).toBeVisible();
    },
  },
  { name: 'place-missing', open: openAt('/places/999999') },
  {
    name: 'places-shared',
    open: async (page) => {
      await openPath(page, '/places?ids=KOP005614,KOP002876,999999');
      await expect(page.getByText(localize(page, '2 places'))).toBeVisible();
    },
  },
  { name: 'card', open: openCard },
  {
    name: 'card-shown',
    open: async (page) => {
      await openCard(page);
      await tap(page, 'button', 'Show full screen');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'dishes', open: openAt('/dishes') },
  {
    name: 'dishes-found',
    open: async (page) => {
      await openPath(page, '/dishes?q=jeyuk&can=strictVegan');
      await expect(
        page.getByRole('region', { name: localize(page, 'Dishes found') }),
      ).toBeVisible();
    },
  },
  { name: 'counter', open: openAt('/counter') },
  {
    name: 'counter-shown',
    open: async (page) => {
      await openPath(page, '/counter');
      await tap(page, 'button', /The machine won’t take my card/);
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  { name: 'menu-reader', open: openAt('/menu') },
  {
    name: 'menu-read',
    open: async (page) => {
      await openCard(page);
      await openPath(page, '/menu');
      await tap(page, 'button', 'Paste');
      await page
        .getByRole('textbox', { name: localize(page, 'Menu text') })
        .fill('제육볶음 11,000\n산채비빔밥 9,000\n공기밥 1,000\n모둠한상 35,000');
      await tap(page, 'button', 'Read the text');
      await expect(page.getByRole('list', { name: localize(page, 'Dishes') })).toBeVisible();
    },
  },
  {
    name: 'offline',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '500m', ['Pork']);
      await openPath(page, '/offline');
      await expect(
        page.getByRole('link', { name: localize(page, /^Your last results/) }),
      ).toBeVisible();
    },
  },
  {
    name: 'application-error',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '500m', ['Pork']);
      // Simulates a browser without an API that the screen needs.
      await page.addInitScript(() =>
        Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
          get() {
            throw new TypeError('not here');
          },
        }),
      );
      await openPath(page, '/last-results');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        localize(page, 'Application Error'),
      );
    },
  },
  { name: 'error', open: openAt('/error') },
  {
    name: 'error-search',
    open: async (page) => {
      await failCall(page, 'get-filtered-restaurants');
      await walkToPreferences(page, 'Myeongdong', '1000m');
      await tap(page, 'button', 'I’m all set!');
      await expect(page.getByRole('link', { name: localize(page, 'Search again') })).toBeVisible();
    },
  },
  {
    name: 'home-again',
    open: async (page) => {
      await openResults(page, 'Myeongdong', '1000m', ['Pork', 'Beef']);
      await resultCards(page)
        .first()
        .getByRole('button', { name: localize(page, /^Save/) })
        .click();
      await openPath(page, '/');
      await expect(page.getByRole('link', { name: localize(page, /^Continue: /) })).toBeVisible();
    },
  },
  { name: 'welcome', open: openAt('/welcome') },
  { name: 'intro', open: openAt('/intro') },
  { name: 'accessibility', open: openAt('/accessibility') },
  { name: 'recipies', open: openAt('/recipies') },
  {
    name: 'recipe',
    open: async (page) => {
      await openPath(page, '/recipies');
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page).toHaveURL(/\/recipes\/[\w-]+$/);
      await expect(page.getByRole('main').getByRole('article')).toBeVisible();
    },
  },
  { name: 'recipies-none', open: openAt('/recipies?q=nothing-like-it') },
  { name: 'recipe-not-found', open: openAt('/recipes/no-such-recipe') },
  { name: 'not-found', open: openAt('/no-such-page') },
  { name: 'maintenance', open: openAt(`${SERVERS.maintenance}/`) },
];
