import { expect, test } from '@playwright/test';
import { getBlankBytes, getMaxTimes } from '../tools/size/blank';
import { getRouteSizes } from '../tools/size/routes';
import { tap } from './helpers/guide';

/** Messengers leave out a preview picture of 600 kB. */
const SHARED_PICTURE_MOST_BYTES = 600_000;
const PAGES = ['/', '/location', '/preferences', '/intro', '/recipies', '/error'] as const;

test.describe('every page is complete', () => {
  test('each has a title, a description, a shared picture, icons and a theme colour', async ({
    request,
  }) => {
    for (const path of PAGES) {
      const html = await (await request.get(path)).text();
      const meta = (name: string) =>
        new RegExp(`<meta (?:name|property)="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(title).toContain('Kioot');
      expect(meta('description').length).toBeGreaterThan(20);
      expect(meta('og:title')).not.toBe('');
      expect(meta('og:site_name')).toBe('Kioot');
      expect(meta('twitter:card')).toBe('summary_large_image');
      expect(html).toMatch(
        /<meta name="theme-color" content="#\w{6}" media="\(prefers-color-scheme: dark\)"/,
      );
      expect(html).toMatch(/<link rel="icon" href="\/icon\.svg/);
      expect(html).toMatch(/<link rel="apple-touch-icon"/);
      expect(html).toMatch(/<link rel="manifest"/);

      const picture = await request.get(new URL(meta('og:image')).pathname);
      expect(picture.status()).toBe(200);
      expect(picture.headers()['content-type']).toMatch(/^image\//);
    }
  });

  test('a recipe is shared with its own title and a picture', async ({ page, request }) => {
    await page.goto('/recipies');
    const href = await page
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .getAttribute('href');
    const html = await (await request.get(href ?? '')).text();
    expect(html).toMatch(/<meta property="og:title" content="[^"]{4,}"/);
    const image = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    const { pathname, search } = new URL(image.replaceAll('&amp;', '&'));
    expect(pathname).toBe(`${href}/card.png`);
    const picture = await request.get(pathname + search);
    expect(picture.status()).toBe(200);
    expect(picture.headers()['content-type']).toBe('image/png');
    const bytes = await picture.body();
    // Where a PNG says how wide and how high it is.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(SHARED_PICTURE_MOST_BYTES);
    expect((await request.get('/recipes/no-such-recipe/card.png')).status()).toBe(404);
  });

  test('no two screens share a title', async ({ request }) => {
    const titles = await Promise.all(
      [...PAGES, '/distance', '/veganpreferences', '/loading', '/results', '/welcome'].map(
        async (path) => /<title>([^<]+)/.exec(await (await request.get(path)).text())?.[1],
      ),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test('a move brings the next screen in; the first screen of a visit stands at once', async ({
  page,
}) => {
  await page.goto('/location');
  const animation = () =>
    page.getByRole('main').evaluate((element) => getComputedStyle(element).animationName);
  await expect(page.getByRole('link', { name: /^Myeongdong/ })).toBeVisible();
  expect(await animation()).toBe('none');
  await tap(page, 'link', /^Myeongdong/);
  await expect(page.getByRole('button', { name: '500m' })).toBeEnabled();
  expect(await animation()).toBe('step-in');
});

test('going back keeps the place in the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/location');
  const area = page.getByRole('link', { name: /^Hyehwa/ });
  await area.click();
  await expect(page).toHaveURL(/\/distance$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(area).toBeInViewport();
});

test('the main action stays under the thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 520 });
  for (const [path, role, name] of [
    ['/', 'link', 'Start'],
    ['/error', 'link', 'Try Again'],
  ] as const) {
    await page.goto(path);
    const box = await page.getByRole(role, { name }).boundingBox();
    expect(box?.y).toBeGreaterThan(260);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(520);
  }
});

test('no action covers what Kioot says, on small, low and lying phones and in large text', async ({
  page,
}) => {
  for (const path of ['/', '/error']) {
    for (const [name, width, height, textSize] of [
      ['a small phone', 360, 640, '100%'],
      ['a phone on its side', 844, 390, '100%'],
      ['a low window', 390, 520, '100%'],
      ['text at 200 %', 390, 844, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      const words = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox();
      const action = await page.getByRole('main').getByRole('link').first().boundingBox();
      const end = (words?.y ?? 0) + (words?.height ?? 0);
      expect(end, `${path} on ${name}`).toBeLessThanOrEqual(action?.y ?? 0);
    }
  }
});

test('no route sends much more JavaScript than a blank page of the same Next', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const blank = await getBlankBytes(false);
  const sizes = await getRouteSizes(browser);
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ route, bytes }) => bytes > blank * getMaxTimes(route))).toEqual([]);
});
