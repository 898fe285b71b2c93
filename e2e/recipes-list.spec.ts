import { expect, type Page } from '@playwright/test';
import { lookWithAxe } from './helpers/axe';
import { collectComplaints, test } from './helpers/kitchen';

test.describe.configure({ mode: 'default' });

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test.describe('the list', () => {
  test('greets, shows every published recipe once, newest first, and no other', async ({
    page,
    kitchen,
  }) => {
    const complaints = collectComplaints(page);
    await page.goto('/recipies');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to our kitchen');
    await expect(page.getByText('Korean mom’s kitchen')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      /instagram\.com/,
    );

    const { data } = await kitchen.database.anon
      .from('posts')
      .select('title')
      .order('published_at', { ascending: false });
    await expect(cards(page).getByRole('heading', { level: 2 })).toHaveText(
      (data ?? []).map(({ title }) => title),
    );
    expect(complaints).toEqual([]);
  });

  test('puts picture, title, excerpt, date and at most three tags on a card', async ({ page }) => {
    await page.goto('/recipies');
    const card = cards(page).filter({ hasText: 'Kimchi-jjigae' });
    await expect(card.getByRole('heading')).toHaveText('Kimchi Stew (Kimchi-jjigae)');
    await expect(card.getByText('The sourer the kimchi')).toBeVisible();
    await expect(card.getByRole('time')).toHaveText('January 8, 2026');
    await expect(card.getByRole('listitem')).toHaveText(['#stew', '#kimchi', '#pork']);
    const picture = card.getByRole('presentation');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(200);
  });

  test('fits every width: columns of at least 260 px, a mascot of at most 277 px', async ({
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

  test('leads from a card to its recipe, and back', async ({ page }) => {
    await page.goto('/recipies');
    await cards(page).filter({ hasText: 'Kimchi-jjigae' }).click();
    await expect(page).toHaveURL(/\/recipes\/kimchi-jjigae$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kimchi Stew (Kimchi-jjigae)');
    await page.getByRole('link', { name: '← Back to Recipes' }).click();
    await expect(page).toHaveURL(/\/recipies$/);
    await expect(cards(page).first()).toBeVisible();
  });

  test('filters by tag and words without asking the server, and keeps both in the address', async ({
    page,
  }) => {
    await page.goto('/recipies');
    await page.waitForLoadState('networkidle');
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

  test('is where /recipes leads', async ({ page, request }) => {
    const response = await request.get('/recipes', { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    await page.goto('/recipes');
    await expect(page).toHaveURL(/\/recipies$/);
    expect((await request.get('/recipies/anything')).status()).toBe(404);
  });

  test('writes dates as the reader does', async ({ browser, kitchen }) => {
    const context = await browser.newContext({
      locale: 'ko-KR',
      timezoneId: 'Asia/Seoul',
      baseURL: kitchen.url,
    });
    const page = await context.newPage();
    const complaints = collectComplaints(page);
    await page.goto('/recipes/kimchi-jjigae');
    await expect(page.getByRole('time')).toHaveText('2026년 1월 8일');
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('sitemap, robots and feed name every recipe', async ({ request, kitchen }) => {
  const { data } = await kitchen.database.anon.from('posts').select('slug');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const feed = await (await request.get('/feed.xml')).text();
  for (const { slug } of data ?? []) {
    expect(sitemap).toContain(`/recipes/${slug}</loc>`);
    expect(feed).toContain(`/recipes/${slug}</link>`);
  }
  expect(await (await request.get('/robots.txt')).text()).toMatch(/Sitemap: http.+\/sitemap\.xml/);
});

test.describe('accessibility', () => {
  for (const path of ['/recipies', '/recipes/kimchi-jjigae', '/recipes/no-such-recipe']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(path);
        const { violations } = await lookWithAxe(page).analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      });
    }
  }
});
