import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdLunchTime } from './helpers/lunch-time';
import {
  countNotSeenLately,
  goToListEnd,
  openResults,
  openVeganResults,
  readTotal,
  resultCards,
  tap,
} from './helpers/search-steps';
import { changeFilters, sortList, tapFilter } from './helpers/filters';

const PAGE = '**/api/rec/translate-restaurant-pagination';

/** Distances on the cards in meters, from the top. */
async function readDistances(page: Page): Promise<number[]> {
  const lines = await resultCards(page)
    .locator('.evidence')
    .filter({ hasText: /^~?[\d.]+ k?m/ })
    .allTextContents();
  return lines.map((line) => parseFloat(line.replace('~', '')) * (/^\S+ km/.test(line) ? 1000 : 1));
}

test.beforeEach(({ page }) => holdLunchTime(page));

test('cards show the fit, its certainty and questions to ask', async ({ page }) => {
  await openVeganResults(page, 'Insadong', '1000m', 'strictVegan');
  await page.getByRole('button', { name: /^Not seen lately/ }).tap();
  const cards = page.getByRole('main').getByRole('article');
  const shapes = new Map<string, string>();
  for (const [text, shape] of [
    [/^(?:Good for you|Everything here is vegan)$/, 'only'],
    ['Good for you', 'options'],
    [/^Ask(?: first$|: )/, 'maybe'],
  ] as const) {
    const card = cards
      .filter({ has: page.getByText(text, { exact: true }) })
      .filter({ has: page.locator(`svg[data-shape=${shape}]`) })
      .first();
    await expect(card).toBeVisible();
    const drawing = card.locator(`svg[data-shape=${shape}] path`);
    shapes.set(shape, (await drawing.getAttribute('d')) ?? '');
  }
  expect(new Set(shapes.values()).size).toBe(3);
  const heights = await resultCards(page).evaluateAll((cards) =>
    cards.map((card) => card.getBoundingClientRect().height).sort((a, b) => a - b),
  );
  // Four lines: five cards fit a phone.
  expect(heights[Math.floor(heights.length / 2)]).toBeLessThan(104);
  const goodMatches = resultCards(page).filter({ hasText: 'Good for you' });
  await expect(goodMatches.filter({ hasText: /Ask(?: first|: )/ })).toHaveCount(0);
});

test('diet results are grouped in sections in any order, and uncertain ones name no diet', async ({
  page,
}) => {
  await openVeganResults(page, 'Insadong', '1000m', 'strictVegan');
  const headings = page.getByRole('heading', { level: 2, name: /\(\d+\)$/ });
  const readSections = async () =>
    (await headings.allInnerTexts()).map((text) => text.replace(/ \(\d+\)$/, ''));
  await expect(headings.first()).toHaveText(/^Sure for you/);
  await expect(headings.last()).toHaveText(/^Not seen lately/);
  const sections = await readSections();
  expect(sections).toEqual([
    'Sure for you',
    'One question away',
    'Ask first',
    'Drinks, sweets or sides only',
    'Not seen lately',
  ]);
  const counts = (await headings.allInnerTexts()).map((text) =>
    Number(/\((\d+)\)$/.exec(text)?.[1]),
  );
  const total = await readTotal(page);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);

  // Those not seen lately are folded; they keep their verdicts.
  const old = page.getByRole('button', { name: /^Not seen lately/ });
  await expect(old).toHaveAttribute('aria-expanded', 'false');
  await expect(resultCards(page)).toHaveCount(total - (counts.at(-1) ?? 0));
  await old.focus();
  await page.keyboard.press('Enter');
  await expect(old).toHaveAttribute('aria-expanded', 'true');
  const oldCards = page.getByRole('list', { name: 'Not seen lately' }).getByRole('article');
  await expect(oldCards).toHaveCount(Math.min(counts.at(-1) ?? 0, 10));
  await expect(oldCards.first()).toContainText(/Last seen \d{4}/);
  await page.keyboard.press('Enter');
  const uncertain = resultCards(page).filter({ has: page.locator('[data-shape=maybe]') });
  await expect(uncertain).toHaveCount((counts[1] ?? 0) + (counts[2] ?? 0));
  // An offer on request is part of a dish's name.
  const claims = uncertain.locator('p').filter({ hasText: /(?<![-\w])vegan(?![-\w])/i });
  await expect(claims).toHaveCount(0);
  await expect(uncertain.filter({ hasText: /Ask: .+\?[^]*[가-힣]/ }).first()).toBeVisible();

  await sortList(page, 'Nearest');
  await expect(headings.first()).toHaveText(`Sure for you (${counts[0]})`);

  await sortList(page, 'Best match');
  // In the page before one scrolls.
  await expect(page.getByRole('link', { name: 'Dietary card' })).toBeAttached();
  // The button is lazy, at the end of the list.
  await goToListEnd(page);
  const unknown = page.getByRole('button', {
    name: /^Show \d+ places? with (?:an unknown menu|unknown menus)$/,
  });
  const more = Number(/\d+/.exec(await unknown.innerText())?.[0]);
  await unknown.tap();
  await expect(page.getByText(`${total + more} Results`, { exact: true })).toBeVisible();
  await expect(
    page.getByRole('list').getByRole('heading', { name: `Menu not known (${more})` }),
  ).toBeVisible();
  await expect(unknown).toHaveCount(0);
});

test('meat results name matching dishes in English and Korean; unrestricted ones give no reason', async ({
  page,
}) => {
  await openResults(page, 'Insadong', '1000m', ['Pork']);
  const named = resultCards(page).filter({ has: page.locator('p span [lang=ko]') });
  await expect(named.first().locator('p span [lang=ko]').first()).toContainText(/[가-힣]/);
  await expect(named.first()).toContainText(/pork|ribs|bacon|ham/i);

  await openResults(page, 'Insadong', '500m', []);
  await expect(resultCards(page).filter({ has: page.locator('p span [lang=ko]') })).not.toHaveCount(
    0,
  );
  for (const text of ['Good for you', 'Ask:', 'Ask first']) {
    await expect(resultCards(page).filter({ hasText: text })).toHaveCount(0);
  }
});

test('eating alone lists the places where one can, and no cafés with the meals', async ({
  page,
}) => {
  await openResults(page, 'Insadong', '1000m', ['Pork']);
  const total = await readTotal(page);
  await tapFilter(page, 'Eating alone');
  await expect(page.getByText(`of ${total}`)).toBeVisible();
  const one = await readTotal(page);
  expect(one).toBeGreaterThan(5);
  expect(one).toBeLessThan(total);
  await expect(resultCards(page)).toHaveCount(Math.min(one, 10));
  await expect(resultCards(page).getByText(/^Fine for one: .*[가-힣]/)).toHaveCount(
    Math.min(one, 10),
  );
  await tapFilter(page, 'Meals');
  await expect(page.getByRole('main').getByText('Meals · Eating alone')).toBeVisible();
  expect(await readTotal(page)).toBeLessThanOrEqual(one);
  await tapFilter(page, 'Meals');
  await tapFilter(page, 'Eating alone');
  await expect(page.getByText(`${total} Results`, { exact: true })).toBeVisible();
  await expect(resultCards(page).getByText(/^Fine for one/)).toHaveCount(0);
});

test('sorting by distance covers the whole list, in English', async ({ page }) => {
  await openResults(page, 'Myeongdong', '1000m', ['Pork']);
  await goToListEnd(page);
  const total = (await readTotal(page)) - (await countNotSeenLately(page));
  await sortList(page, 'Nearest');
  for (let shown = 10; shown < total; shown += 10) {
    await expect(resultCards(page)).toHaveCount(shown);
    await page.getByRole('button', { name: 'Load more' }).tap();
  }
  await expect(resultCards(page)).toHaveCount(total);
  await expect(page.getByRole('button', { name: /Load/ })).toHaveCount(0);
  const distances = await readDistances(page);
  expect(distances).toHaveLength(total);
  const headings = page.getByRole('heading', { level: 2, name: /\(\d+\)$/ });
  const sections = resultCards(page).locator('xpath=preceding-sibling::div').locator(headings);
  const sizes = (await sections.allInnerTexts()).map((text) => Number(/\d+/.exec(text)?.[0]));
  expect(sizes.length).toBeGreaterThan(1);
  let from = 0;
  for (const size of sizes) {
    const section = distances.slice(from, (from += size));
    expect(section).toEqual([...section].sort((a, b) => a - b));
  }
  await expect(
    resultCards(page)
      .locator('h2, h3')
      .filter({ hasText: /[A-Za-z]/ }),
  ).toHaveCount(total);

  await sortList(page, 'Best match');
  await expect(resultCards(page)).toHaveCount(10);
});

test('a sorted list whose translation fails stays in Korean and can be retried @deep', async ({
  page,
}) => {
  await openResults(page, 'Insadong', '2000m', ['Pork']);
  await page.route(PAGE, (route) => route.fulfill({ status: 502, json: {} }));
  await sortList(page, 'Nearest');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(resultCards(page)).toHaveCount(10);
  await page.unroute(PAGE);
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(
    resultCards(page)
      .locator('h2, h3')
      .filter({ hasText: /[A-Za-z]/ }),
  ).toHaveCount(10);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test.describe('distances from the visitor', () => {
  const MYEONGDONG = { latitude: 37.5636, longitude: 126.985 };
  /** Rounded position that is sent and stored. */
  const POINT = { mapx: 126.985, mapy: 37.564 };
  /** Upper bound of the rounding error in meters. */
  const ROUNDING_M = 75;

  test('are requested on a tap, and search around the position on request', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const uncertain = { times: 0 };
      Object.assign(window, { asked: uncertain });
      const original = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...text) => {
        uncertain.times += 1;
        original(...text);
      };
    });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(MYEONGDONG);
    const bodies: string[] = [];
    page.on('request', (request) => bodies.push(request.url() + (request.postData() ?? '')));
    await openResults(page, 'Insadong', '500m', []);
    await goToListEnd(page);
    await expect(
      page.getByText(/^Distances are in a straight line from the [^ ]+ of Insadong\.$/),
    ).toBeVisible();
    const before = await readDistances(page);
    expect(
      await page.evaluate(() => (window as unknown as { asked: { times: number } }).asked.times),
    ).toBe(0);

    await tapFilter(page, 'Near me');
    await expect(
      page.getByText('Distances are in a straight line from where you are.'),
    ).toBeVisible();
    const after = await readDistances(page);
    expect(Math.min(...after)).toBeGreaterThan(500);
    expect(after).not.toEqual(before);
    expect(bodies.filter((body) => body.includes('37.5636'))).toEqual([]);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(stored).not.toContain('37.5636');

    const lookUp = page.waitForRequest('**/api/rec/get-content-id-by-gps');
    await page.getByRole('button', { name: 'Search near me' }).tap();
    expect((await lookUp).postDataJSON()).toEqual({ ...POINT, radius: 500 });
    await expect
      .poll(async () => Math.max(...(await readDistances(page))))
      .toBeLessThanOrEqual(500 + ROUNDING_M);
    await expect(page).toHaveURL(/\/results$/);
    await expect(
      page.getByText('Distances are in a straight line from where you are.'),
    ).toBeVisible();

    // The session keeps the origin; the position is not requested again.
    await page.reload();
    await goToListEnd(page);
    await expect(
      page.getByText('Distances are in a straight line from where you searched.'),
    ).toBeVisible();
    expect(Math.max(...(await readDistances(page)))).toBeLessThanOrEqual(500);
    await changeFilters(page, (sheet) =>
      expect(sheet.getByRole('button', { name: 'Near me' })).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
    );

    // A larger radius keeps the origin.
    await tap(page, 'link', 'Back');
    await tap(page, 'link', 'Back');
    const further = page.waitForRequest('**/api/rec/get-content-id-by-gps');
    await tap(page, 'button', '1000m');
    expect((await further).postDataJSON()).toEqual({ ...POINT, radius: 1000 });
    await tap(page, 'button', 'I’m all set!');
    await goToListEnd(page);
    await expect(
      page.getByText('Distances are in a straight line from where you searched.'),
    ).toBeVisible();

    // localStorage records a search around the visitor without its position.
    const localData = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(localData).not.toMatch(/"mapx":126\.985,"mapy":37\.56[34]\d*}/);
    await page.goto('/last-results');
    await expect(page.getByText(/^Near you, 1\skm, Anything/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Run this search again' })).toHaveCount(0);
  });

  test('suggest places around the position for an empty search', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(MYEONGDONG);
    await openResults(page, 'Insadong', '500m', []);
    await tapFilter(page, 'Near me');
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
    await page.getByRole('button', { name: 'Search near me' }).tap();
    await expect(page.getByText('0 Results', { exact: true })).toBeVisible();
    const within = page.getByRole('button', { name: /^Show \d+ places within 1\skm$/ });
    const count = Number(/\d+/.exec(await within.innerText())?.[0]);

    await within.tap();
    await expect.poll(() => readTotal(page)).toBe(count);
    expect(lookUps).toEqual([500, 1000].map((radius) => ({ ...POINT, radius })));
    expect(Math.max(...(await readDistances(page)))).toBeLessThanOrEqual(1000 + ROUNDING_M);
  });

  test('keep the area when permission is denied @deep', async ({ page, context }) => {
    await context.clearPermissions();
    await openResults(page, 'Insadong', '500m', []);
    await tapFilter(page, 'Near me');
    await expect(page.getByText(/isn’t sharing your location/)).toBeVisible();
    await goToListEnd(page);
    await expect(page.getByText(/from the [^ ]+ of Insadong/)).toBeVisible();
    await changeFilters(page, (sheet) =>
      expect(sheet.getByRole('button', { name: 'Near me' })).toHaveAttribute(
        'aria-pressed',
        'false',
      ),
    );
  });

  test('explain a position outside Korea @deep', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 40.7, longitude: -74 });
    await openResults(page, 'Insadong', '500m', []);
    await tapFilter(page, 'Near me');
    await expect(page.getByText(/You seem to be outside Korea/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search near me' })).toHaveCount(0);
  });

  test('distinguish timeout and unavailable position @deep', async ({ page }) => {
    await page.addInitScript(() => {
      let code = 3;
      navigator.geolocation.getCurrentPosition = (_done, failed) => {
        failed?.({ code } as GeolocationPositionError);
        code = 2;
      };
    });
    await openResults(page, 'Insadong', '500m', []);
    await tapFilter(page, 'Near me');
    await expect(page.getByText(/took too long/)).toBeVisible();
    await tapFilter(page, 'Near me');
    await expect(page.getByText(/can’t tell where it is/)).toBeVisible();
  });
});

test.describe('empty results', () => {
  for (const [meat, area, radius] of [
    ['Duck', 'Hongdae', '2000m'],
    ['Halal', 'Mangwon', '1000m'],
  ] as const) {
    test(`offer as many places elsewhere as they show: ${meat}`, async ({ page }) => {
      await openResults(page, area, radius, [meat]);
      await expect(page.getByText('0 Results')).toBeVisible();
      const help = page.getByRole('group', { name: 'What might help' });
      const readCount = async (offer: Locator) =>
        Number(/^Show (\d+) places?/.exec(await offer.innerText())?.[1]);

      const city = help.getByRole('button', { name: /in all of Seoul/ });
      const cityCount = await readCount(city);
      expect(cityCount).toBeGreaterThan(0);
      await city.tap();
      await expect(
        page.getByRole('heading', { name: `All of Seoul, nearest first (${cityCount})` }),
      ).toBeVisible();
      const cityCards = page.getByRole('list', { name: 'More restaurants' }).getByRole('article');
      await expect(cityCards).toHaveCount(Math.min(50, cityCount));
      if (cityCount > 50) await tap(page, 'button', `Show more (${cityCount - 50} left)`);
      await expect(cityCards).toHaveCount(cityCount);

      const [first] = await help.getByRole('button', { name: /^Show \d+ places?/ }).all();
      if (!first) throw new Error('There is no offer');
      const count = await readCount(first);
      await first.tap();
      await expect.poll(() => readTotal(page)).toBe(count);
      await expect(page.getByText(new RegExp(`^${meat}\\s· `))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      // The new search is stored in the session.
      await page.reload();
      expect(await readTotal(page)).toBe(count);
    });
  }

  test('show places with unknown menus, as many as offered', async ({ page }) => {
    await openResults(page, 'Namsan', '500m', ['Duck']);
    const unknown = page.getByRole('button', { name: /with (?:an )?unknown menus?$/ });
    const label = await unknown.innerText();
    await unknown.tap();
    await expect(resultCards(page).first()).toBeVisible();
    expect(await readTotal(page)).toBe(Number(/\d+/.exec(label)?.[0]));
  });

  test('are counted elsewhere in the background, cancelled on leaving @deep', async ({ page }) => {
    await page.route('**/api/search', () => undefined);
    const counting = page.waitForRequest('**/api/search');
    await openResults(page, 'Namsan', '500m', ['Duck']);
    await counting;
    await expect(page.getByText('Looking further away…')).toBeVisible();
    const cancelled = page.waitForEvent('requestfailed');
    await tap(page, 'link', 'Change my preferences');
    expect((await cancelled).url()).toContain('/api/search');
  });
});

test('a limit of the price folds places without a known one, and none comes first for it', async ({
  page,
}) => {
  await openResults(page, 'Hongdae', '1000m', ['Pork']);
  const cards = resultCards(page);
  const price = page.getByRole('combobox', { name: 'Price' });
  await price.selectOption({ index: 1 });
  const limitWon = Number(await price.inputValue());
  expect(limitWon).toBeGreaterThan(0);
  const folded = page.getByRole('button', { name: /^Price unknown \(\d+\)$/ });
  await expect(folded).toBeVisible();
  const priced = await cards.count();
  await expect(cards.filter({ hasText: /₩\d/ })).toHaveCount(priced);

  await sortList(page, 'Cheapest');
  // The list follows the control a moment later.
  await expect(async () => {
    const lowest = (await cards.allInnerTexts()).map((text) =>
      Number(/₩([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')),
    );
    expect(lowest).toEqual([...lowest].sort((a, b) => a - b));
    expect(Math.max(...lowest)).toBeLessThanOrEqual(limitWon);
  }).toPass();

  await folded.tap();
  await expect(folded).toHaveAttribute('aria-expanded', 'true');
  const unpriced = page.getByRole('list', { name: 'Price unknown' }).getByRole('article');
  await expect(unpriced.first()).toBeVisible();
  await expect(unpriced.filter({ hasText: '₩' })).toHaveCount(0);
  await expect(cards).toHaveCount(priced);

  await price.selectOption('Price');
  await sortList(page, 'Best match');
  await expect(folded).toHaveCount(0);
});
