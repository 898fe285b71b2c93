import { expect, test, type Page } from '@playwright/test';
import {
  goToListEnd,
  openResults,
  openVeganResults,
  readTotal,
  resultCards,
  tap,
  walkToPreferences,
} from './helpers/guide';

const PAGE = '**/api/rec/translate-restaurant-pagination';

/** The metres on the cards, from the top. */
async function readDistances(page: Page): Promise<number[]> {
  const lines = await resultCards(page)
    .getByText(/^[\d.]+ k?m$/)
    .allInnerTexts();
  return lines.map((line) => parseFloat(line) * (line.endsWith(' km') ? 1000 : 1));
}

test('each restaurant says why it is listed, how sure that is, and what to ask about', async ({
  page,
}) => {
  await openVeganResults(page, 'Insadong', '2000m', 'strictVegan');
  const shapes = new Map<string, string>();
  for (const [words, shape] of [
    [/All known dishes fit|Both dishes we know fit|The one dish we know fits/, 'only'],
    ['Has options', 'options'],
    ['Maybe, ask', 'maybe'],
  ] as const) {
    const card = resultCards(page).filter({ hasText: words }).first();
    await expect(card).toBeVisible();
    const drawing = card.locator(`svg[data-shape=${shape}] path`);
    shapes.set(shape, (await drawing.getAttribute('d')) ?? '');
  }
  expect(new Set(shapes.values()).size).toBe(3);
  await expect(
    resultCards(page)
      .getByText(/^Often made with .*: ask$/)
      .first(),
  ).toBeVisible();
});

test('a diet’s list comes in sections, whatever its order, and names no diet where it has to ask', async ({
  page,
}) => {
  await openVeganResults(page, 'Insadong', '2000m', 'strictVegan');
  const headings = page.getByRole('heading', { level: 2, name: /\(\d+\)$/ });
  const readSections = async () =>
    (await headings.allInnerTexts()).map((text) => text.replace(/ \(\d+\)$/, ''));
  await expect(headings.first()).toHaveText(/^Good bets/);
  const sections = await readSections();
  expect(sections).toEqual(['Good bets', 'Ask first', 'Only drinks or sides']);
  const counts = (await headings.allInnerTexts()).map((text) =>
    Number(/\((\d+)\)$/.exec(text)?.[1]),
  );
  const total = await readTotal(page);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);

  const asked = resultCards(page).filter({ hasText: 'Maybe, ask' });
  await expect(asked).toHaveCount(counts[1] ?? 0);
  await expect(asked.filter({ hasText: /vegan/i })).toHaveCount(0);
  await expect(asked.filter({ hasText: /Ask at .*[가-힣].*\?/ }).first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Nearest');
  await expect(headings.first()).toHaveText(`Good bets (${counts[0]})`);

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Best match');
  // It stands at the end of the list, and is drawn when somebody comes near.
  await goToListEnd(page);
  const unknown = page.getByRole('button', { name: /^Show \d+ places? whose menu we don’t know$/ });
  const more = Number(/\d+/.exec(await unknown.innerText())?.[0]);
  await unknown.tap();
  await expect(page.getByText(`${total + more} Results`, { exact: true })).toBeVisible();
  await expect(headings.last()).toHaveText(`Menu not known (${more})`);
  await expect(unknown).toHaveCount(0);
});

test('a meat names its dishes in English and Korean; anything needs no reason', async ({
  page,
}) => {
  await openResults(page, 'Insadong', '1000m', ['Pork']);
  const named = resultCards(page).filter({ has: page.locator('p span > [lang=ko]') });
  await expect(named.first().locator('p span > [lang=ko]').first()).toContainText(/[가-힣]/);
  await expect(named.first()).toContainText(/pork|ribs|bacon|ham/i);

  await openResults(page, 'Insadong', '500m', []);
  await expect(
    resultCards(page).filter({ has: page.locator('p span > [lang=ko]') }),
  ).not.toHaveCount(0);
  for (const words of ['All known dishes fit', 'Has options', 'Unknown, ask', ': ask']) {
    await expect(resultCards(page).filter({ hasText: words })).toHaveCount(0);
  }
});

test('sorted by the nearest, the whole list is, over all pages and in English', async ({
  page,
}) => {
  await openResults(page, 'Myeongdong', '1000m', ['Pork']);
  const total = await readTotal(page);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Nearest');
  for (let shown = 10; shown < total; shown += 10) {
    await expect(resultCards(page)).toHaveCount(shown);
    await page.getByRole('button', { name: 'Load more' }).tap();
  }
  await expect(resultCards(page)).toHaveCount(total);
  await expect(page.getByRole('button', { name: /Load/ })).toHaveCount(0);
  const distances = await readDistances(page);
  expect(distances).toHaveLength(total);
  const [good = ''] = await page.getByRole('heading', { name: /^Good bets/ }).allInnerTexts();
  const sections = [0, Number(/\d+/.exec(good)?.[0])].map((from, at, all) =>
    distances.slice(from, all[at + 1]),
  );
  for (const section of sections) {
    expect(section.length).toBeGreaterThan(1);
    expect(section).toEqual([...section].sort((a, b) => a - b));
  }
  await expect(
    resultCards(page)
      .locator('h2, h3')
      .filter({ hasText: /[A-Za-z]/ }),
  ).toHaveCount(total);

  await page.getByRole('combobox', { name: 'Order' }).selectOption('Best match');
  await expect(resultCards(page)).toHaveCount(10);
});

test('an order that cannot be translated stays in Korean, says so, and can be tried again', async ({
  page,
}) => {
  await openResults(page, 'Insadong', '2000m', ['Pork']);
  await page.route(PAGE, (route) => route.fulfill({ status: 502, json: {} }));
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Nearest');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(resultCards(page)).toHaveCount(10);
  await page.unroute(PAGE);
  await page.getByRole('button', { name: 'Try once more' }).tap();
  await expect(
    resultCards(page)
      .locator('h2, h3')
      .filter({ hasText: /[A-Za-z]/ }),
  ).toHaveCount(10);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test.describe('from where I am', () => {
  const MYEONGDONG = { latitude: 37.5636, longitude: 126.985 };
  /** Rounded, as it is sent and kept. */
  const POINT = { mapx: 126.985, mapy: 37.564 };
  /** How far that is from there, and more. */
  const ROUNDING_M = 75;

  test('is asked on a tap only, counts from there, and searches there when asked', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const asked = { times: 0 };
      Object.assign(window, { asked });
      const original = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...words) => {
        asked.times += 1;
        original(...words);
      };
    });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(MYEONGDONG);
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.url() + (request.postData() ?? '')));
    await openResults(page, 'Insadong', '500m', []);
    await goToListEnd(page);
    await expect(page.getByText('Straight distances from the middle of Insadong.')).toBeVisible();
    const before = await readDistances(page);
    expect(
      await page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times),
    ).toBe(0);

    await page.getByRole('button', { name: 'From me' }).tap();
    await expect(page.getByText('Straight distances from where you are.')).toBeVisible();
    const after = await readDistances(page);
    expect(Math.min(...after)).toBeGreaterThan(500);
    expect(after).not.toEqual(before);
    expect(bodies.filter((body) => body.includes('37.5636'))).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(kept).not.toContain('37.5636');

    const lookUp = page.waitForRequest('**/api/rec/get-content-id-by-gps');
    await page.getByRole('button', { name: 'Search around me' }).tap();
    expect((await lookUp).postDataJSON()).toEqual({ ...POINT, radius: 500 });
    await expect
      .poll(async () => Math.max(...(await readDistances(page))))
      .toBeLessThanOrEqual(500 + ROUNDING_M);
    await expect(page).toHaveURL(/\/results$/);
    await expect(page.getByText('Straight distances from where you are.')).toBeVisible();

    // A reload knows where was searched from, although the phone is not asked again.
    await page.reload();
    await goToListEnd(page);
    await expect(page.getByText('Straight distances from where you searched.')).toBeVisible();
    expect(Math.max(...(await readDistances(page)))).toBeLessThanOrEqual(500);
    await expect(page.getByRole('button', { name: 'From me' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );

    // Back to how far to walk, a longer walk starts there too.
    await tap(page, 'link', 'Back');
    await tap(page, 'link', 'Back');
    const further = page.waitForRequest('**/api/rec/get-content-id-by-gps');
    await tap(page, 'button', '1000m');
    expect((await further).postDataJSON()).toEqual({ ...POINT, radius: 1000 });
    await tap(page, 'button', 'I’m all set!');
    await goToListEnd(page);
    await expect(page.getByText('Straight distances from where you searched.')).toBeVisible();

    // What outlives the tab says that it was around the visitor, and not where.
    const outliving = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(outliving).not.toMatch(/"mapx":126\.985,"mapy":37\.56[34]\d*}/);
    await page.goto('/last-results');
    await expect(page.getByText(/^Around you, 1000 m, Anything/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search this again' })).toHaveCount(0);
  });

  test('that finds nothing suggests what is around there, not around the area', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(MYEONGDONG);
    await openResults(page, 'Insadong', '500m', []);
    await page.getByRole('button', { name: 'From me' }).tap();
    const NOTHING = { json: { restaurantInfo: [], total: 0 } };
    let filtered = 0;
    await page.route('**/api/rec/get-filtered-restaurants', (route) => {
      filtered += 1;
      return filtered === 1 ? route.fulfill(NOTHING) : route.continue();
    });
    const lookUps: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('get-content-id-by-gps')) lookUps.push(request.postDataJSON());
    });
    await page.getByRole('button', { name: 'Search around me' }).tap();
    await expect(page.getByText('0 Results', { exact: true })).toBeVisible();
    const within = page.getByRole('button', { name: /^\d+ within 1 km$/ });
    const label = await within.innerText();
    expect(lookUps).toEqual([500, 1000, 2000].map((radius) => ({ ...POINT, radius })));

    await within.tap();
    await expect(resultCards(page).first()).toBeVisible();
    expect(await readTotal(page)).toBe(parseInt(label, 10));
    expect(Math.max(...(await readDistances(page)))).toBeLessThanOrEqual(1000 + ROUNDING_M);
  });

  test('that is refused is explained kindly, and the area stays', async ({ page, context }) => {
    await context.clearPermissions();
    await openResults(page, 'Insadong', '500m', []);
    await page.getByRole('button', { name: 'From me' }).tap();
    await expect(page.getByText(/keeps your position to itself/)).toBeVisible();
    await goToListEnd(page);
    await expect(page.getByText(/from the middle of Insadong/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'From me' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  test('outside Korea is explained too', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 40.7, longitude: -74 });
    await openResults(page, 'Insadong', '500m', []);
    await page.getByRole('button', { name: 'From me' }).tap();
    await expect(page.getByText(/You seem to be outside Korea/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search around me' })).toHaveCount(0);
  });

  test('that takes too long or is not known is told apart', async ({ page }) => {
    await page.addInitScript(() => {
      let code = 3;
      navigator.geolocation.getCurrentPosition = (_done, failed) => {
        failed?.({ code } as GeolocationPositionError);
        code = 2;
      };
    });
    await openResults(page, 'Insadong', '500m', []);
    await page.getByRole('button', { name: 'From me' }).tap();
    await expect(page.getByText(/took too long/)).toBeVisible();
    await page.getByRole('button', { name: 'From me' }).tap();
    await expect(page.getByText(/does not know where it is/)).toBeVisible();
  });
});

test.describe('nothing found', () => {
  test('says what would help, each really searched, and does it for one tap', async ({ page }) => {
    await openResults(page, 'Namdaemun', '500m', ['Lamb']);
    await expect(page.getByText('0 Results')).toBeVisible();
    const help = page.getByRole('group', { name: 'What would help' });
    const within = help.getByRole('button', { name: /^\d+ within [12] km$/ }).first();
    const label = await within.innerText();
    await within.tap();
    await expect(resultCards(page).first()).toBeVisible();
    expect(await readTotal(page)).toBe(parseInt(label, 10));
    await expect(page).toHaveURL(/\/results$/);
    // The choice is the session's now: a reload and a new look keep it.
    await page.reload();
    expect(await readTotal(page)).toBe(parseInt(label, 10));
  });

  test('asks in the background, and stops when the visitor leaves', async ({ page }) => {
    await page.route('**/api/rec/get-filtered-restaurants', (route) =>
      route.fulfill({ json: { restaurantInfo: [], total: 0 } }),
    );
    await walkToPreferences(page, 'Insadong', '500m');
    await tap(page, 'button', 'Duck');
    await page.route('**/api/rec/get-content-id-by-gps', () => undefined);
    const asked = page.waitForRequest('**/api/rec/get-content-id-by-gps');
    await tap(page, 'button', 'I’m all set!');
    await asked;
    await expect(page.getByText('0 Results')).toBeVisible();
    const cancelled = page.waitForEvent('requestfailed');
    await tap(page, 'link', 'Change what I eat');
    expect((await cancelled).url()).toContain('get-content-id-by-gps');
  });
});
