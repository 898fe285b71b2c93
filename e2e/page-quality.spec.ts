import { expect, test, type Page } from '@playwright/test';
import { getBlankBytes, getMaxRatio } from '../tools/size/blank-page';
import { getRouteSizes } from '../tools/size/route-bytes';
import { openVeganResults, resultCards, tap } from './helpers/search-steps';

/** Messengers drop preview images of 600 kB and more. */
const MAX_SHARE_IMAGE_BYTES = 600_000;
const PAGES = ['/', '/location', '/preferences', '/intro', '/recipies', '/error'] as const;

test.describe('page metadata', () => {
  test('has title, description, share image, icons and theme color', async ({ request }) => {
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

  test('a recipe has its own title and share image', async ({ page, request }) => {
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
    // PNG stores width and height at bytes 16 and 20.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(MAX_SHARE_IMAGE_BYTES);
    expect((await request.get('/recipes/no-such-recipe/card.png')).status()).toBe(404);
  });

  test('share images are in the language of their page', async ({ request }) => {
    const readImage = async (path: string) => {
      const html = await (await request.get(path)).text();
      const meta = (name: string) =>
        new RegExp(`<meta property="${name}" content="([^"]+)"`).exec(html)?.[1] ?? '';
      const { pathname } = new URL(meta('og:image'));
      const picture = await request.get(pathname);
      expect([path, picture.status()]).toEqual([path, 200]);
      expect(picture.headers()['content-type']).toBe('image/png');
      return { pathname, alt: meta('og:image:alt'), bytes: await picture.body() };
    };
    const english = await readImage('/places/KOP005614');
    expect(english).toMatchObject({
      pathname: '/places/KOP005614/card.png',
      alt: 'Hadonggwan, and Kioot',
    });
    for (const [path, picture, alt] of [
      ['/ja', '/images/og-ja.png', /緑の帽子/],
      ['/ja/places/KOP005614', '/ja/places/KOP005614/card.png', /^河東館とKioot$/],
      ['/zh-Hans/places/KOP005614', '/zh-Hans/places/KOP005614/card.png', /^河东馆和 Kioot$/],
      ['/zh-Hant/recipes/bibimbap', '/zh-Hant/recipes/bibimbap/card.png', /和媽媽一起做菜/],
    ] as const) {
      const image = await readImage(path);
      expect(image.pathname).toBe(picture);
      expect(image.alt).toMatch(alt);
      expect(image.bytes.equals(english.bytes)).toBe(false);
    }
    expect((await request.get('/ja/places/999999/card.png')).status()).toBe(404);
  });

  test('screens have unique titles', async ({ request }) => {
    const titles = await Promise.all(
      [...PAGES, '/distance', '/veganpreferences', '/loading', '/results', '/welcome'].map(
        async (path) => /<title>([^<]+)/.exec(await (await request.get(path)).text())?.[1],
      ),
    );
    expect(new Set(titles).size).toBe(titles.length);
  });
});

test('animates the next screen but not the first one', async ({ page }) => {
  await page.goto('/location');
  const animation = () =>
    page.getByRole('main').evaluate((element) => getComputedStyle(element).animationName);
  await expect(page.getByRole('link', { name: /^Myeongdong/ })).toBeVisible();
  expect(await animation()).toBe('none');
  await tap(page, 'link', /^Myeongdong/);
  await expect(page.getByRole('button', { name: '500m' })).toBeEnabled();
  expect(await animation()).toBe('step-in');
});

test('going back restores the scroll position', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/location');
  const area = page.getByRole('link', { name: /^Hyehwa/ });
  await area.click();
  await expect(page).toHaveURL(/\/distance$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(area).toBeInViewport();
});

/** Keeps the parts of each page change that move on their own. */
async function watchMoves(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const parts = document.getAnimations().flatMap(({ effect }) => {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return /^::view-transition-group\(((?:place|dish)-.+)\)$/.exec(part ?? '')?.[1] ?? [];
        });
        document.documentElement.dataset.moves = parts.join(' ');
      });
      return transition;
    };
  });
  return page.locator('html');
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the picture of a card moves to the page of its place, and Back to the card', async ({
    page,
  }) => {
    const root = await watchMoves(page);
    await openVeganResults(page, 'Myeongdong', '1000m', 'strictVegan');
    const card = resultCards(page).nth(24);
    await card.scrollIntoViewIfNeeded();
    const link = card.getByRole('link').first();
    const id = /[\w-]+$/.exec((await link.getAttribute('href')) ?? '')?.[0];
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`/places/${id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(root).toHaveAttribute('data-moves', `place-${id}`);
    await page.goBack();
    await expect(page).toHaveURL(/\/results$/);
    await expect(link).toBeInViewport();
  });

  test('the picture of a dish moves to its page', async ({ page }) => {
    const root = await watchMoves(page);
    await page.goto('/dishes/soybean-paste-stew');
    const link = page.getByRole('region', { name: 'Dishes like it' }).getByRole('link').first();
    const slug = /[\w-]+$/.exec((await link.getAttribute('href')) ?? '')?.[0];
    await link.tap();
    await expect(page).toHaveURL(new RegExp(`/dishes/${slug}$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(root).toHaveAttribute('data-moves', `dish-${slug}`);
  });
});

test('cards out of view are left out at their height once their list is laid out', async ({
  page,
}) => {
  await openVeganResults(page, 'Myeongdong', '1000m', 'strictVegan');
  const last = resultCards(page).last();
  const isSkipped = () =>
    last
      .getByRole('link')
      .first()
      .evaluate((link) => !link.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isSkipped).toBe(true);
  const [skippedPx, wholePx] = await page
    .getByRole('list', { name: 'Restaurants' })
    .evaluate((list) => {
      const skipped = list.getBoundingClientRect().height;
      list.removeAttribute('data-laid-out');
      return [skipped, list.getBoundingClientRect().height];
    });
  expect(skippedPx).toBe(wholePx);
  expect(await isSkipped()).toBe(false);
});

test('the main action stays in the lower half of the screen', async ({ page }) => {
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

test('the main action never covers the heading', async ({ page }) => {
  for (const path of ['/', '/error']) {
    await page.goto(path);
    for (const [name, width, height, textSize] of [
      ['a small phone', 360, 640, '100%'],
      ['a phone on its side', 844, 390, '100%'],
      ['a low window', 390, 520, '100%'],
      ['text at 200 %', 390, 844, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), textSize);
      const textBox = await page.getByRole('heading', { level: 1 }).locator('..').boundingBox();
      const action = await page.getByRole('main').getByRole('link').first().boundingBox();
      const end = (textBox?.y ?? 0) + (textBox?.height ?? 0);
      expect(end, `${path} on ${name}`).toBeLessThanOrEqual(action?.y ?? 0);
    }
  }
});

test('routes stay within their JavaScript budget', async ({ browser }) => {
  test.setTimeout(180_000);
  const blank = await getBlankBytes(false);
  const sizes = await getRouteSizes(browser);
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.filter(({ route, bytes }) => bytes > blank * getMaxRatio(route))).toEqual([]);
});
