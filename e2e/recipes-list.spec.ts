import { expect, type Page } from '@playwright/test';
import { createAxeBuilder } from './helpers/axe';
import { collectConsoleErrors, test } from './helpers/recipe-site';
import { createIdleWaiter } from './helpers/idle-requests';

test.describe.configure({ mode: 'default' });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('recipe list', () => {
  test('shows each published recipe once, newest first, upcoming ones last', async ({
    page,
    recipeSite,
  }) => {
    const consoleErrors = collectConsoleErrors(page);
    await page.goto('/recipies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to our kitchen');
    await expect(page.getByText('Korean mom’s kitchen')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      /instagram\.com/,
    );

    const { data } = await recipeSite.database.anon
      .from('posts')
      .select('title, content')
      .order('published_at', { ascending: false });
    const isComing = ({ content }: { content: unknown }) =>
      content === null || content === '' || JSON.stringify(content) === '{"html":""}';
    const toTitles = (posts: typeof data) => (posts ?? []).map(({ title }) => title);
    const coming = toTitles((data ?? []).filter(isComing));
    await expect(cards(page).getByRole('heading')).toHaveText([
      ...toTitles((data ?? []).filter((post) => !isComing(post))),
      ...coming,
    ]);
    expect(coming.length).toBeGreaterThan(1);
    await expect(
      page.getByRole('region', { name: 'Coming soon' }).getByRole('article'),
    ).toHaveCount(coming.length);
    expect(consoleErrors).toEqual([]);
  });

  test('shows image, title, excerpt, minutes, date and three tags on a card', async ({ page }) => {
    await page.goto('/recipies');
    const card = cards(page).filter({ hasText: 'Kimchi-jjigae' });
    await expect(card.getByRole('heading')).toHaveText('Kimchi Stew (Kimchi-jjigae)');
    await expect(card.getByText('The sourer the kimchi')).toBeVisible();
    await expect(card.getByText('45 min', { exact: true })).toBeVisible();
    await expect(card.getByRole('time')).toHaveText('January 8, 2026');
    await expect(card.getByRole('listitem')).toHaveText(['#stew', '#kimchi', '#pork']);
    const picture = card.getByRole('presentation');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200);
  });

  test('fits all widths: columns of at least 260 px, a mascot of at most 277 px @deep', async ({
    page,
  }) => {
    for (const [width, columns] of [
      [320, 1],
      [390, 1],
      [640, 2],
      [1280, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/recipies');
      const boxes = await cards(page).evaluateAll((elements) =>
        elements.map((element) => element.getBoundingClientRect().toJSON()),
      );
      expect(new Set(boxes.map(({ x }) => x)).size).toBe(columns);
      expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(260);
      const mascot = await page.getByRole('img', { name: /^Kioot/ }).boundingBox();
      expect(mascot?.width).toBeLessThanOrEqual(277);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });

  test('fits the first card on the first screen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/recipies');
    const box = await cards(page).first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(844);
  });

  test('links from a card to its recipe and back', async ({ page }) => {
    await page.goto('/recipies');
    await cards(page).filter({ hasText: 'Kimchi-jjigae' }).click();
    await expect(page).toHaveURL(/\/recipes\/kimchi-jjigae$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kimchi Stew (Kimchi-jjigae)');
    await page.getByRole('link', { name: '← Back to Recipes' }).click();
    await expect(page).toHaveURL(/\/recipies$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('filters by tag and query without requests, and keeps both in the address', async ({
    page,
  }) => {
    const waitUntilIdle = createIdleWaiter(page);
    await page.goto('/recipies');
    await waitUntilIdle();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/_next/') && !request.url().includes('_rsc')) {
        requests.push(request.url());
      }
    });
    await page.getByRole('button', { name: '#vegan', exact: true }).click();
    await expect(page).toHaveURL(/\/recipies\?tag=vegan$/);
    const vegan = await cards(page).count();
    await page.getByRole('searchbox').fill('kimchi');
    await expect(page).toHaveURL(/\?tag=vegan&q=kimchi$/);
    await expect(cards(page).filter({ hasText: 'Vegan Cabbage Kimchi' })).toHaveCount(1);
    expect(await cards(page).count()).toBeLessThan(vegan);
    expect(requests).toEqual([]);

    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue('kimchi');
    await expect(page.getByRole('button', { name: '#vegan', exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(page).toHaveURL(/\/recipies$/);
    expect(await cards(page).count()).toBeGreaterThan(vegan);
  });

  test('finds a recipe by its Korean name and by any spelling', async ({ page }) => {
    await page.goto('/recipies');
    for (const [query, title] of [
      ['김치', 'Cabbage Kimchi (Baechu-kimchi)'],
      ['bulgoki', 'Sweet Soy Beef (Bulgogi)'],
      ['bibimbop', 'Mixed Rice with Vegetables (Bibimbap)'],
      ['kimchee', 'Cabbage Kimchi (Baechu-kimchi)'],
    ] as const) {
      await page.getByRole('searchbox').fill(query);
      await expect(page.getByRole('search').getByRole('status')).toContainText(
        /^\d+ of \d+ recipes/,
      );
      await expect(cards(page).getByRole('heading', { name: title, exact: true })).toBeVisible();
      await expect.poll(() => cards(page).count(), query).toBeLessThan(12);
      await page.getByRole('searchbox').fill('');
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(12);
    }
  });

  test('offers alternatives when nothing matches', async ({ page }) => {
    await page.goto('/recipies?tag=vegan&q=lasagne');
    const search = page.getByRole('search');
    await expect(search.getByText('We don’t have that recipe yet.')).toBeVisible();
    await expect(search.getByRole('status')).toContainText('0 of');
    await expect(cards(page)).toHaveCount(0);
    await expect(search.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      /instagram\.com/,
    );
    await search.getByRole('list').last().getByRole('button', { name: /^#/ }).first().click();
    await expect(page).toHaveURL(/\?tag=[\w-]+$/);
    expect(await cards(page).count()).toBeGreaterThan(0);
  });

  test('groups tags in touch targets of 44 px', async ({ page }) => {
    await page.goto('/recipies');
    await expect(page.getByRole('list', { name: 'Diet' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'Taste' })).toBeHidden();
    await page.getByText('More filters').focus();
    await page.keyboard.press('Enter');
    for (const name of ['Made with', 'Kind of dish', 'Taste', 'For when', 'More']) {
      await expect(page.getByRole('list', { name, exact: true })).toBeVisible();
    }
    const heights = await page
      .getByRole('button', { name: /^#/ })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    expect((await createAxeBuilder(page).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: '#spicy' }).click();
    await expect(page).toHaveURL(/\?tag=spicy$/);
    await expect(page.getByText('More filters: #spicy')).toBeVisible();
  });

  test('navigates client-side from a card, and leaves Ctrl+click to the browser', async ({
    page,
  }) => {
    const waitUntilIdle = createIdleWaiter(page);
    await page.goto('/recipies');
    await waitUntilIdle();
    // Checks `defaultPrevented`: Playwright does not always report tabs opened with Ctrl.
    await page.evaluate(() => {
      Object.assign(window, { isSame: true });
      addEventListener('click', (tap) => Object.assign(window, { isTaken: tap.defaultPrevented }));
    });
    const isTaken = () => page.evaluate((): unknown => Reflect.get(window, 'isTaken'));
    await page.getByRole('searchbox').fill('kimchi stew');
    const link = page.getByRole('link', { name: 'Kimchi Stew (Kimchi-jjigae)' });
    await link.click({ modifiers: ['Control'] });
    expect(await isTaken()).toBe(false);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/recipes\/kimchi-jjigae$/);
    expect(await isTaken()).toBe(true);
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true);
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('kimchi stew');
  });

  test('is the target of /recipes', async ({ page, request }) => {
    const response = await request.get('/recipes', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    await page.goto('/recipes');
    await expect(page).toHaveURL(/\/recipies$/);
    expect((await request.get('/recipies/anything')).status()).toBe(404);
  });

  test("formats dates in the reader's locale @deep", async ({ browser, recipeSite }) => {
    const context = await browser.newContext({
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      baseURL: recipeSite.url,
    });
    const page = await context.newPage();
    const consoleErrors = collectConsoleErrors(page);
    await page.goto('/recipes/kimchi-jjigae');
    await expect(page.getByRole('time')).toHaveText('2026년 1월 8일');
    expect(consoleErrors).toEqual([]);
    await context.close();
  });
});

test('sitemap and feed list every recipe, the feed upcoming ones too', async ({
  request,
  recipeSite,
}) => {
  const { data } = await recipeSite.database.anon.from('posts').select('slug, content');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const feed = await (await request.get('/feed.xml')).text();
  for (const { slug, content } of data ?? []) {
    // Upcoming recipes are announced in the feed alone.
    const isListed = !['null', '""', '{"html":""}'].includes(JSON.stringify(content));
    expect([slug, sitemap.includes(`/recipes/${slug}</loc>`)]).toEqual([slug, isListed]);
    expect(feed).toContain(`/recipes/${slug}</link>`);
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.+\/sitemap\.xml/);
});
