import { expect, test } from '@playwright/test';
import { AREAS } from '../lib/areas';
import {
  loadAll,
  openResults,
  readKoreanName,
  readTotal,
  resultCards,
  tap,
  walkToPreferences,
  walkToResults,
} from './helpers/guide';
import { SERVERS } from './helpers/servers';

test.describe('the layout on every screen', () => {
  const MESSAGES = ['/no-such-page', '/recipes/no-such-recipe', '/maintenance'];

  test('has a menu, a logo that goes home, and is at most 640 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of [
      ...['/', '/location', '/intro', '/error', '/welcome', '/recipies'],
      ...MESSAGES,
    ]) {
      await page.goto(path);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Kioot' })).toHaveAttribute('href', '/');
      const main = await page.getByRole('main').boundingBox();
      expect(main?.width).toBeLessThanOrEqual(640);

      await header.getByRole('button', { name: 'Menu' }).click();
      const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      // The specification's three first, then what joins them.
      await expect(entries).toHaveText([
        'Kioot',
        'Recipes',
        'About',
        'Saved places',
        'Read a menu',
        'Card for the staff',
      ]);
      expect(
        await entries.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
      ).toEqual(['/', '/recipies', '/intro', '/saved', '/menu', '/card']);
      await page.keyboard.press('Escape');
      await expect(entries.first()).toBeHidden();
    }
  });

  test('the menu leads on and closes', async ({ page }) => {
    await page.goto('/');
    await tap(page, 'button', 'Menu');
    await tap(page, 'link', 'About');
    await expect(page).toHaveURL(/\/intro$/);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });

  test('has a footer where there is more to read than a question', async ({ page }) => {
    for (const path of ['/intro', '/recipies', '/results', ...MESSAGES]) {
      if (path !== '/results') await page.goto(path);
      if (path === '/results') await openResults(page, 'Insadong', '500m', []);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('©');
      await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await expect(footer).toContainText('Korea Tourism Organization');
      await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
        'rel',
        /noopener/,
      );
    }
  });

  test('shows the background and no footer elsewhere', async ({ page }) => {
    for (const path of ['/', '/welcome', '/location', '/error']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
    }
  });
});

test.describe('areas', () => {
  test('are 24, in order, in English and Korean', async ({ page }) => {
    await page.goto('/location');
    await expect(page.getByText('Step 1/3')).toBeVisible();
    const areas = page.getByRole('main').getByRole('listitem');
    await expect(areas).toHaveText(
      AREAS.map(({ location_en, location_ko }) => location_en + location_ko),
    );
    await expect(areas.first().locator('[lang=ko]')).toHaveText('명동');
  });

  test('stand in two columns up to 600 px, and in three beyond', async ({ page }) => {
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

test.describe('back buttons go where the route table says', () => {
  test('through the whole flow', async ({ page }) => {
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

test.describe('what was chosen', () => {
  test('is asked for where a later step is opened with nothing chosen', async ({ page }) => {
    for (const path of ['/distance', '/preferences', '/veganpreferences', '/loading', '/results']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/location$/);
    }
  });

  test('survives a reload and the browser’s own back button', async ({ page }) => {
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

  test('results come back after a reload with the page they had reached', async ({ page }) => {
    await openResults(page, 'Insadong', '1000m', []);
    const total = await readTotal(page);
    await tap(page, 'button', 'Load more');
    await expect(resultCards(page)).toHaveCount(20);
    const names = await resultCards(page).getByRole('heading').allInnerTexts();
    await page.reload();
    await expect(resultCards(page)).toHaveCount(20);
    expect(await resultCards(page).getByRole('heading').allInnerTexts()).toEqual(names);
    expect(await loadAll(page)).toBe(total);
  });

  for (const path of ['/', '/recipies']) {
    test(`is forgotten when ${path} opens`, async ({ page }) => {
      await openResults(page, 'Insadong', '500m', ['Pork']);
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect
        .poll(() =>
          page.evaluate(() => [sessionStorage.length, localStorage.getItem('restaurantInfo')]),
        )
        .toEqual([0, null]);
      await page.goto('/results');
      await expect(page).toHaveURL(/\/location$/);
    });
  }

  test('"Try Again" on the results starts afresh', async ({ page }) => {
    await openResults(page, 'Insadong', '500m', []);
    await tap(page, 'link', 'Try Again');
    await expect(page).toHaveURL(/\/$/);
  });
});

test('a radius button without a value says what is missing', async ({ page }) => {
  await page.goto('/location');
  await tap(page, 'link', /^Mangwon/);
  const button = page.getByRole('button', { name: '500m' });
  await expect(button).toBeEnabled();
  await button.evaluate((element: HTMLButtonElement) => element.setAttribute('value', ''));
  await button.click();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please select the radius');
  await expect(page).toHaveURL(/\/distance$/);
});

test('results ask to double-check, and each opens a map search for its Korean name', async ({
  page,
}) => {
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
  test('an unknown address is a 404 with a way home', async ({ page }) => {
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading')).toHaveText('Unhandled Thrown Response!');
    await tap(page, 'link', 'Go home');
    await expect(page).toHaveURL(/\/$/);
  });

  test('/error, in either spelling, is the time-out screen', async ({ page }) => {
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
  // A worker that is kept out is logged.
  test.use({ serviceWorkers: 'allow' });

  test('nothing is loaded from an analytics service and nothing is logged', async ({ page }) => {
    const strangers: string[] = [];
    const logged: string[] = [];
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin !== SERVERS.embedded || pathname.includes('insights'))
        strangers.push(request.url());
    });
    page.on('console', (message) => logged.push(message.text()));
    await walkToResults(page, 'Itaewon', '500m', []);
    expect(strangers).toEqual([]);
    expect(logged).toEqual([]);
  });
});
