import { expect, test, type Page, type Route } from '@playwright/test';
import type { PlaceCard } from '../lib/search/contract/rec-contract';
import {
  openResults,
  resultCards,
  tap,
  walkToPreferences,
  walkToResults,
} from './helpers/search-steps';

const LOOK_UP = '**/api/rec/get-content-id-by-gps';
const FILTER = '**/api/rec/get-filtered-restaurants';
const PAGE = '**/api/rec/translate-restaurant-pagination';
const ENGLISH = '**/api/rec/get-filtered-restaurants-eng';

function respondWithError(status: number) {
  return (route: Route) =>
    route.fulfill({ status, json: { error: { code: 'internal', message: 'no' } } });
}

function collectLogs(page: Page): string[] {
  const logs: string[] = [];
  page.on('console', (message) => logs.push(message.text()));
  return logs;
}

test.describe('failing look-up (specification section 8)', () => {
  test('is logged, removes the spinner, stays on /distance without a message and can be retried', async ({
    page,
  }) => {
    const logs = collectLogs(page);
    for (const [name, handler] of [
      ['with a 500', respondWithError(500)],
      ['with no answer', (route: Route) => route.abort('connectionreset')],
      ['with HTML', (route: Route) => route.fulfill({ body: '<html></html>' })],
      ['with another shape', (route: Route) => route.fulfill({ json: { ids: [] } })],
    ] as const) {
      logs.length = 0;
      await page.route(LOOK_UP, handler);
      await page.goto('/location');
      await tap(page, 'link', /^Myeongdong/);
      await tap(page, 'button', '1000m');
      await expect.poll(() => logs.join('\n'), name).toContain('The content-id look-up failed');
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveURL(/\/distance$/);

      await page.unroute(LOOK_UP);
      await tap(page, 'button', '1000m');
      await expect(page).toHaveURL(/\/preferences$/);
    }
  });

  test('shows a spinner while pending, and sends one request for a double tap @deep', async ({
    page,
  }) => {
    let requests = 0;
    const pending: Route[] = [];
    await page.route(LOOK_UP, (route) => {
      requests += 1;
      pending.push(route);
    });
    await page.goto('/location');
    await tap(page, 'link', /^Myeongdong/);
    const button = page.getByRole('button', { name: '500m' });
    await expect(button).toBeEnabled();
    await button.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await expect(page.getByRole('status').filter({ hasText: 'Looking around' })).toBeVisible();
    await expect.poll(() => requests).toBe(1);
    await pending[0]?.continue();
    await expect(page).toHaveURL(/\/preferences$/);
    expect(requests).toBe(1);
  });

  test('reports a slow look-up after ten seconds; Back, menu and Cancel keep working', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(LOOK_UP, () => undefined);
    await page.goto('/location');
    await tap(page, 'link', /^Myeongdong/);
    const button = page.getByRole('button', { name: '500m' });
    await button.click();
    const waiting = page.getByRole('status').filter({ hasText: 'Looking around' });
    await expect(waiting).toHaveText('Looking around…');
    await page.clock.fastForward(10_000);
    await expect(waiting).toContainText('This is taking longer than usual.');
    const cancelled = page.waitForEvent('requestfailed');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect((await cancelled).url()).toContain('get-content-id-by-gps');
    await expect(waiting).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(page).toHaveURL(/\/distance$/);

    await button.click();
    await tap(page, 'button', 'Menu');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Escape');
    await tap(page, 'link', 'Back');
    await expect(page).toHaveURL(/\/location$/);
  });

  test('cancels the request when the screen is left @deep', async ({ page }) => {
    await page.route(LOOK_UP, () => undefined);
    const cancelled = page.waitForEvent('requestfailed');
    await page.goto('/location');
    await tap(page, 'link', /^Myeongdong/);
    await tap(page, 'button', '500m');
    await page.goBack();
    expect((await cancelled).url()).toContain('get-content-id-by-gps');
    await expect(page).toHaveURL(/\/location$/);
  });
});

test.describe('failing filter or translation', () => {
  for (const [name, path] of [
    ['the filter', FILTER],
    ['the translation', PAGE],
  ] as const) {
    test(`an error of ${name} shows the time-out screen`, async ({ page }) => {
      for (const status of [500, 502, 504]) {
        await page.route(path, respondWithError(status));
        await walkToPreferences(page, 'Myeongdong', '500m');
        await tap(page, 'button', 'I’m all set!');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Oops! Looks like we lost Kioot',
        );
        expect(new URL(page.url()).pathname.toLowerCase()).toBe('/error');
        // Only 504 is a timeout of the backend.
        await expect(page.getByText(/timed out/)).toHaveCount(status === 504 ? 1 : 0);
        await page.unroute(path);
        await tap(page, 'link', 'Search again');
        await expect(page).toHaveURL(/\/results$/);
        await expect(page.getByText(/^\d+ Results?$/)).toBeVisible();
      }
    });
  }

  test('shows the time-out screen after 120 seconds without a response, not earlier', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(FILTER, () => undefined);
    await walkToPreferences(page, 'Myeongdong', '500m');
    await tap(page, 'button', 'I’m all set!');
    await expect(page.getByText('Looking for your restaurants…')).toBeVisible();
    await page.clock.fastForward(10_000);
    await expect(page.getByText(/This is taking longer than usual/)).toBeVisible();
    await page.clock.fastForward(108_000);
    await expect(page).toHaveURL(/\/loading$/);
    await page.clock.fastForward(3_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Oops! Looks like we lost Kioot',
    );
    await expect(page.getByText(/timed out to keep things moving/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Try Again', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
  });

  test('cancels the request when the loading screen is left @deep', async ({ page }) => {
    await page.route(FILTER, () => undefined);
    await walkToPreferences(page, 'Myeongdong', '500m');
    const sent = page.waitForRequest(FILTER);
    await tap(page, 'button', 'I’m all set!');
    await sent;
    const cancelled = page.waitForEvent('requestfailed');
    await tap(page, 'link', 'Back');
    expect((await cancelled).url()).toContain('get-filtered-restaurants');
    await expect(page).toHaveURL(/\/preferences$/);
  });
});

test('a failing vegan search is logged, stays on /loading and can be retried', async ({ page }) => {
  const logs = collectLogs(page);
  await page.route(ENGLISH, respondWithError(500));
  await walkToPreferences(page, 'Insadong', '1000m');
  await tap(page, 'button', 'Vegetarian');
  await tap(page, 'button', 'I’m all set!');
  await tap(page, 'button', /^Lacto-Ovo/);
  await tap(page, 'button', 'Show me the results!');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(logs.join('\n')).toContain('The search failed');
  await expect(page).toHaveURL(/\/loading$/);

  await page.unroute(ENGLISH);
  await tap(page, 'button', 'Try again');
  await expect(page).toHaveURL(/\/results$/);
});

test.describe('Load more', () => {
  test('keeps the list on failure and can be retried', async ({ page }) => {
    await openResults(page, 'Myeongdong', '1000m', []);
    await page.route(PAGE, respondWithError(502));
    await tap(page, 'button', 'Load more');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Couldn’t load more.');
    await expect(resultCards(page)).toHaveCount(10);

    await page.unroute(PAGE);
    await tap(page, 'button', 'Try again');
    await expect(resultCards(page)).toHaveCount(20);
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });

  test('cancels the request when the list is left; only another tap repeats it @deep', async ({
    page,
  }) => {
    await walkToResults(page, 'Myeongdong', '1000m', []);
    let requests = 0;
    await page.route(PAGE, () => void (requests += 1));
    const sent = page.waitForRequest(PAGE);
    await tap(page, 'button', 'Load more');
    await sent;
    const cancelled = page.waitForEvent('requestfailed');
    await tap(page, 'link', 'Back');
    expect((await cancelled).url()).toContain('translate-restaurant-pagination');
    await expect(page).toHaveURL(/\/preferences$/);

    await page.unroute(PAGE);
    await page.route(PAGE, (route) => {
      requests += 1;
      return route.continue();
    });
    await page.goBack();
    await expect(resultCards(page)).toHaveCount(10);
    await page.evaluate(() => {
      for (const name of ['blur', 'focus', 'offline', 'online'])
        window.dispatchEvent(new Event(name));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await tap(page, 'button', 'Load more');
    await expect(resultCards(page)).toHaveCount(20);
    expect(requests).toBe(2);
  });

  test('shows Loading... while pending, and sends one request for a double tap @deep', async ({
    page,
  }) => {
    const pages: { page: number; ids: string[] }[] = [];
    const pending: Route[] = [];
    await page.route(PAGE, (route) => {
      const sent = route.request().postDataJSON() as {
        restaurantInfo: PlaceCard[];
        page: number;
      };
      const ids = sent.restaurantInfo.map(({ contentId }) => contentId);
      pages.push({ page: sent.page, ids });
      if (pages.length === 1) return route.continue();
      pending.push(route);
    });
    await walkToResults(page, 'Myeongdong', '1000m', []);
    await expect(resultCards(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Load more' }).evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await expect(page.getByRole('button', { name: 'Loading...' })).toBeVisible();
    await page
      .getByRole('button', { name: 'Loading...' })
      .evaluate((element: HTMLButtonElement) => element.click());
    // The request code is loaded by the first tap.
    await expect.poll(() => pages.length).toBe(2);
    await pending[0]?.continue();
    await expect(resultCards(page)).toHaveCount(20);
    // Each request posts its own ten rows as page 1; the session keeps the page number.
    const ids = await resultCards(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)));
    expect(pages).toEqual([
      { page: 1, ids: ids.slice(0, 10) },
      { page: 1, ids: ids.slice(10, 20) },
    ]);
    const session = await page.evaluate(() => sessionStorage.getItem('kioot.session.v1'));
    expect(JSON.parse(session ?? '{}')).toMatchObject({ search: { page: 2 } });
  });
});

test('an empty result can be looked for elsewhere again', async ({ page }) => {
  await page.route('**/api/search', (route) => route.fulfill({ status: 500, json: {} }));
  await openResults(page, 'Namsan', '500m', ['Duck']);
  const help = page.getByRole('group', { name: 'What might help' });
  await expect(help.getByRole('alert')).toHaveText('Couldn’t look further away.');
  await page.unroute('**/api/search');
  await tap(page, 'button', 'Try again');
  await expect(help.getByRole('button', { name: /in all of Seoul/ })).toBeVisible();
});

test.describe('storage', () => {
  test('blocked storage breaks no screen @deep', async ({ page }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await walkToResults(page, 'Myeongdong', '1000m', ['Pork']);
    await tap(page, 'button', 'Load more');
    await expect(resultCards(page)).toHaveCount(20);
  });

  test('full storage breaks no screen @deep', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await walkToResults(page, 'Myeongdong', '1000m', ['Pork']);
    await tap(page, 'button', 'Load more');
    await expect(resultCards(page)).toHaveCount(20);
  });

  test('corrupt storage breaks no screen', async ({ page }) => {
    await page.addInitScript(() => {
      sessionStorage.setItem('kioot.session.v1', '{"location":');
      localStorage.setItem('restaurantInfo', '<xml>');
      localStorage.setItem('restaurantInfoSearch', '7');
    });
    await page.goto('/results');
    await expect(page).toHaveURL(/\/location$/);
    await expect(page.getByRole('link', { name: /^Myeongdong/ })).toBeVisible();
  });
});
