import { expect, test, type Page } from '@playwright/test';
import { AREAS } from '../lib/areas';
import { createAxeBuilder } from './helpers/axe';
import { holdLunchTime } from './helpers/lunch-time';
import {
  loadAll,
  openResults,
  readKoreanName,
  readTotal,
  resultCards,
  tap,
  walkToPreferences,
  walkToResults,
} from './helpers/search-steps';
import { SERVERS } from './helpers/servers';

test.describe('layout of all screens', () => {
  const STEPS = ['/', '/location', '/error', '/welcome'];
  const CONTENT = ['/intro', '/recipies'];
  const MESSAGES = ['/no-such-page', '/recipes/no-such-recipe', '/maintenance'];

  async function expectFooter(page: Page) {
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText('©');
    await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(footer).toContainText('Korea Tourism Organization');
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'rel',
      /noopener/,
    );
  }

  test('has a menu, a logo that links home, a footer unless it is a step, and at most 640 px', async ({
    page,
  }) => {
    for (const path of [...STEPS, ...CONTENT, ...MESSAGES]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Kioot' })).toHaveAttribute('href', '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (STEPS.includes(path)) await expect(page.getByRole('contentinfo'), path).toHaveCount(0);
      else await expectFooter(page);
      if (!MESSAGES.includes(path))
        await expect(page.getByRole('navigation', { name: 'Tabs' }), path).toHaveCount(0);
      await page.setViewportSize({ width: 1280, height: 800 });
      const main = await page.getByRole('main').boundingBox();
      expect(main?.width).toBeLessThanOrEqual(640);

      await header.getByRole('button', { name: 'Menu' }).click();
      const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      // The specification's three entries come first.
      await expect(entries).toHaveText([
        'Kioot',
        'Recipes',
        'About',
        'Saved places',
        'Read a menu',
        'Dietary card',
      ]);
      expect(
        await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['/', '/recipies', '/intro', '/saved', '/menu', '/card']);
      await page.keyboard.press('Escape');
      await expect(entries.first()).toBeHidden();
    }
  });

  test('has a menu that navigates and closes', async ({ page }) => {
    await page.goto('/');
    await tap(page, 'button', 'Menu');
    await tap(page, 'link', 'About');
    await expect(page).toHaveURL(/\/intro$/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('has tabs after the steps, above nothing that is handed over or printed', async ({
    page,
  }) => {
    const tabs = page.getByRole('navigation', { name: 'Tabs' });
    await openResults(page, 'Insadong', '500m', []);
    await expectFooter(page);
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const bar = await tabs.boundingBox();
      expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBe(height);
      for (const link of await tabs.getByRole('link').all()) {
        const box = await link.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [name, url] of [
      ['Read menu', /\/menu$/],
      ['Saved', /\/saved$/],
      ['Eat', /\/results$/],
      ['Show staff', /\/card$/],
    ] as const) {
      await tabs.getByRole('link', { name }).tap();
      await expect(page).toHaveURL(url);
      await expect(tabs.locator('[aria-current=page]')).toHaveText(name);
    }
    await page.getByText('I eat everything').tap();
    await page.emulateMedia({ media: 'print' });
    await expect(tabs).toBeHidden();
    await page.emulateMedia({ media: null });
    await tap(page, 'button', 'Show full screen');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(
      await page.evaluate(() => document.elementFromPoint(195, 840)?.closest('dialog')),
    ).not.toBeNull();
  });
});

test.describe('areas', () => {
  test('lists 24 areas once, by part of Seoul, in English and Korean', async ({ page }) => {
    await page.goto('/location');
    await expect(page.getByText('Step 1/3')).toBeVisible();
    const areas = page.getByRole('main').getByRole('listitem');
    await expect(areas).toHaveCount(24);
    for (const { location_en: en, location_ko: ko } of AREAS) {
      await expect(areas.filter({ has: page.getByText(en, { exact: true }) })).toContainText(ko);
    }
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Popular',
      'Around the palaces',
      'West',
      /^C[a-z]+ and east$/,
      'South of the river',
    ]);
    await expect(
      page.getByRole('region', { name: 'Popular' }).getByRole('listitem').first(),
    ).toHaveText('Myeongdong명동');
    await expect(areas.filter({ hasText: '한옥마을' })).toContainText('in Bukchon');
    await expect(page.getByRole('link', { name: /^Last time/ })).toHaveCount(0);
  });

  test('offers the area of the last search first', async ({ page }) => {
    await openResults(page, 'Insadong', '500m', []);
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link').first()).toHaveText(
      'Continue: Anything in Insadong',
    );
    await tap(page, 'link', 'New search');
    await page.getByRole('link', { name: 'Last time: Insadong' }).tap();
    // Places per radius, without a call.
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const near = page.getByRole('button', { name: '500m' });
    await expect(near).toHaveAccessibleDescription(/^about 8 min on foot \d+ places$/);
    expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);
    const [, count] = /(\d+) places/.exec(await near.innerText()) ?? [];
    let found: unknown;
    await page.route('**/api/rec/get-content-id-by-gps', async (route) => {
      expect(route.request().postDataJSON()).toMatchObject({ mapx: 126.9856 });
      const response = await route.fetch();
      found = await response.json();
      await route.fulfill({ response });
    });
    await near.tap();
    await expect(page).toHaveURL(/\/preferences$/);
    expect(found).toHaveLength(Number(count));
  });

  test('finds stations, areas and sights by name, and goes on from there', async ({ page }) => {
    await page.goto('/location');
    const field = page.getByRole('searchbox', { name: 'Search stations, areas and sights' });
    const found = page.getByRole('list', { name: 'Search stations, areas and sights' });
    for (const [text, name] of [
      ['anguk station', /^Anguk Station/],
      ['명동', /^Myeongdong/],
      ['東大門デザイン', /^Dongdaemun Design Plaza.*from Dongdaemun History/],
    ] as const) {
      await field.fill(text);
      await expect(found.getByRole('link').first()).toHaveText(name);
    }
    await field.fill('Atlantis');
    await expect(page.getByText(/^I don’t know that name/)).toBeVisible();
    expect((await createAxeBuilder(page).analyze()).violations).toEqual([]);
    await field.fill('Seoul Station');
    await found.getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/distance$/);
    await tap(page, 'button', '500m');
    await tap(page, 'button', 'I’m all set!');
    await expect(page).toHaveURL(/\/results$/);
    await expect(page.getByText(/Seoul Station/).first()).toBeVisible();
  });

  test('uses two columns up to 600 px, and three beyond', async ({ page }) => {
    await page.goto('/location');
    for (const [width, columns] of [
      [360, 2],
      [600, 2],
      [601, 3],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await Promise.all(
        (await page.getByRole('main').getByRole('listitem').all()).map((item) =>
          item.boundingBox(),
        ),
      );
      expect(new Set(boxes.map((box) => box?.x)).size, `${width} px`).toBe(columns);
    }
  });
});

test.describe('back buttons follow the route table', () => {
  test('through the whole wizard', async ({ page }) => {
    await walkToResults(page, 'Hongdae', '2000m', ['Chicken']);
    await tap(page, 'link', 'Back');
    await expect(page).toHaveURL(/\/preferences$/);
    await expect(page.getByRole('button', { name: 'Chicken' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await tap(page, 'link', 'Back');
    await expect(page).toHaveURL(/\/distance$/);
    await expect(page.getByRole('button', { name: '2000m' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await tap(page, 'link', 'Back');
    await expect(page).toHaveURL(/\/location$/);
    await expect(page.getByRole('link', { name: /^Hongdae/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await tap(page, 'link', 'Back');
    await expect(page).toHaveURL(/\/$/);
  });

  test('from the vegan screen', async ({ page }) => {
    await walkToPreferences(page, 'Hongdae', '500m');
    await tap(page, 'button', 'Vegetarian');
    await tap(page, 'button', 'I’m all set!');
    await expect(page).toHaveURL(/\/veganpreferences$/);
    await tap(page, 'link', 'Back');
    await expect(page).toHaveURL(/\/distance$/);
  });
});

test.describe('session choices', () => {
  test('redirect later steps to the first one when missing', async ({ page }) => {
    for (const path of ['/distance', '/preferences', '/veganpreferences', '/loading', '/results']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/location$/);
    }
  });

  test('survive a reload and the browser’s back button', async ({ page }) => {
    await walkToPreferences(page, 'Jamsil', '1000m');
    await tap(page, 'button', 'Beef');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Beef' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goBack();
    await expect(page.getByRole('button', { name: '1000m' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Beef' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('restore the results and their page after a reload', async ({ page }) => {
    await holdLunchTime(page);
    await openResults(page, 'Itaewon', '500m', []);
    const total = await readTotal(page);
    expect(total).toBeGreaterThan(30);
    await tap(page, 'button', 'Load more');
    await expect(resultCards(page)).toHaveCount(20);
    const names = await resultCards(page).getByRole('heading').allInnerTexts();
    await page.reload();
    await expect(resultCards(page)).toHaveCount(20);
    expect(await resultCards(page).getByRole('heading').allInnerTexts()).toEqual(names);
    expect(await loadAll(page)).toBe(total);
  });

  for (const path of ['/', '/recipies']) {
    test(`are cleared when ${path} opens`, async ({ page }) => {
      await openResults(page, 'Insadong', '500m', ['Pork']);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect
        .poll(() =>
          page.evaluate(() => [sessionStorage.length, localStorage.getItem('restaurantInfo')]),
        )
        .toEqual([0, null]);
      await page.goto('/preferences');
      await expect(page).toHaveURL(/\/location$/);
      // The last list is still there to look at.
      await page.goto('/results');
      await expect(page).toHaveURL(/\/last-results$/);
    });
  }

  test('are cleared by "Try Again" on the results', async ({ page }) => {
    await openResults(page, 'Insadong', '500m', []);
    await tap(page, 'link', 'Try Again');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a radius button without a value shows an error', async ({ page }) => {
  await page.goto('/location');
  await tap(page, 'link', /^Mangwon/);
  const button = page.getByRole('button', { name: '500m' });
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLButtonElement) => element.setAttribute('value', ''));
  await button.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please select the radius');
  await expect(page).toHaveURL(/\/distance$/);
});

test('results carry a disclaimer and link to a map search by Korean name', async ({ page }) => {
  await openResults(page, 'Myeongdong', '500m', []);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recommended for you');
  await expect(
    page.getByText(/double-check ingredients and menus with each restaurant/),
  ).toBeVisible();
  const card = resultCards(page).first();
  const korean = await readKoreanName(card);
  const link = card.getByRole('link', { name: /^View map/ });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
  const href = (await link.getAttribute('href')) ?? '';
  expect(decodeURIComponent(href)).toContain(korean);
});

test.describe('pages of the framework', () => {
  test('an unknown address is a 404 with a link home', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading')).toHaveText('Unhandled Thrown Response!');
    await tap(page, 'link', 'Go home');
    await expect(page).toHaveURL(/\/$/);
  });

  test('/error and /Error show the time-out screen', async ({ page }) => {
    for (const path of ['/error', '/Error']) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Oops! Looks like we lost Kioot',
      );
      await expect(page.getByText(/timed out to keep things moving/)).toBeVisible();
      await tap(page, 'link', 'Try Again');
      await expect(page).toHaveURL(/\/$/);
    }
  });
});

test.describe('off Vercel', () => {
  // A blocked service worker is logged to the console.
  test.use({ serviceWorkers: 'allow' });

  test('loads no analytics and logs nothing', async ({ page }) => {
    const foreignRequests: string[] = [];
    const logged: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== SERVERS.embedded || pathname.includes('insights'))
        foreignRequests.push(request.url());
    });
    page.on('console', (message) => logged.push(message.text()));
    await walkToResults(page, 'Itaewon', '500m', []);
    expect(foreignRequests).toEqual([]);
    expect(logged).toEqual([]);
  });
});
