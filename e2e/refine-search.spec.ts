import { expect, test, type Page } from '@playwright/test';
import { holdLunchTime } from './helpers/lunch-time';
import { openResults, readTotal, resultCards, tap, walkToResults } from './helpers/search-steps';
import { changeFilters } from './helpers/filters';

const searchSheet = (page: Page) => page.getByRole('dialog', { name: 'Your search' });
const headings = (page: Page) => resultCards(page).getByRole('heading');

test.beforeEach(({ page }) => holdLunchTime(page));

test('reaches the taxi card of a place from home, and returns to the same list', async ({
  page,
}) => {
  await walkToResults(page, 'Myeongdong', '1000m', ['Pork', 'Beef']);
  await expect(headings(page)).toHaveCount(10);
  const names = await headings(page).allInnerTexts();

  // The whole card is a link to its place.
  const card = resultCards(page).first();
  const [name = ''] = names;
  const korean = await card.locator('[lang=ko]').first().innerText();
  await card.tap({ position: { x: 160, y: 45 } });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await tap(page, 'button', 'Taxi card');
  const taxi = page.getByRole('dialog');
  await expect(taxi.getByText(korean, { exact: true })).toBeVisible();
  await expect(taxi.getByText(/가\s주세요/)).toBeVisible();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/results$/);
  expect(await headings(page).allInnerTexts()).toEqual(names);
});

test('shows the first card within 300 px and four cards per screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openResults(page, 'Myeongdong', '1000m', ['Pork', 'Beef']);
  await expect(resultCards(page)).toHaveCount(10);
  const boxes = await Promise.all(
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => resultCards(page).nth(at).boundingBox()),
  );
  const [first, ...others] = boxes.map((box) => box ?? { y: Infinity, height: 0 });
  expect(first?.y).toBeLessThanOrEqual(300);
  const last = others.at(-1);
  const all = (last?.y ?? Infinity) + (last?.height ?? 0) - (first?.y ?? 0);
  expect(all / 10).toBeLessThanOrEqual(844 / 4);
});

test('chips are one row at 390 and 320 px, and fit beside a chosen price', async ({ page }) => {
  await openResults(page, 'Hongdae', '1000m', ['Pork']);
  const chips = page.getByRole('group', { name: 'Sort and filter' });
  for (const index of [0, 1]) {
    await page.getByRole('combobox', { name: 'Price' }).selectOption({ index });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect((await chips.boundingBox())?.height, `choice ${index} at ${width} px`).toBeLessThan(
        70,
      );
    }
  }
});

test('the search can be edited after a reload', async ({ page }) => {
  await openResults(page, 'Insadong', '500m', ['Pork']);
  await page.reload();
  await expect(resultCards(page)).not.toHaveCount(0);
  await tap(page, 'button', /^Edit/);
  await expect(searchSheet(page)).toBeVisible();
});

test('the search is summarized in one line and edited in place; the list updates', async ({
  page,
}) => {
  await openResults(page, 'Myeongdong', '1000m', ['Pork']);
  await expect(page.getByText('Pork · Myeongdong · 1 km', { exact: true })).toBeVisible();
  const before = await readTotal(page);
  await tap(page, 'button', /^Edit/);
  await expect(searchSheet(page)).toBeVisible();

  await searchSheet(page).getByRole('button', { name: 'Beef' }).tap();
  await searchSheet(page).getByRole('button', { name: '2 km' }).tap();
  await searchSheet(page).getByRole('combobox', { name: 'Area' }).selectOption('Insadong 인사동');
  await searchSheet(page).getByRole('checkbox', { name: 'shrimp', exact: true }).tap();
  const line = page.getByText('Pork, beef · Insadong · 2 km · Allergies: shrimp', { exact: true });
  await expect(line).toBeAttached();
  const done = searchSheet(page).getByRole('button', { name: /^Show \d+ places?$/ });
  const found = parseInt((await done.innerText()).slice('Show '.length), 10);
  await done.tap();
  await expect(searchSheet(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Edit/ })).toBeFocused();
  expect(await readTotal(page)).toBe(found);
  expect(found).not.toBe(before);

  // The new search is stored in the session.
  await page.reload();
  await expect(line).toBeVisible();
  expect(await readTotal(page)).toBe(found);
  await tap(page, 'link', 'Back');
  await expect(page.getByRole('button', { name: 'Beef' })).toHaveAttribute('aria-pressed', 'true');
});

test('a failed edit keeps the list and can be retried @deep', async ({ page }) => {
  await openResults(page, 'Myeongdong', '500m', ['Pork']);
  const names = await headings(page).allInnerTexts();
  await page.route('**/api/rec/get-filtered-restaurants', (route) => route.abort());
  await tap(page, 'button', /^Edit/);
  await searchSheet(page).getByRole('button', { name: 'Chicken' }).tap();
  await expect(searchSheet(page).getByRole('alert')).toContainText('Your list hasn’t changed');
  expect(await headings(page).allInnerTexts()).toEqual(names);
  await page.unroute('**/api/rec/get-filtered-restaurants');
  await tap(page, 'button', 'Try again');
  await expect(
    page.getByText('Chicken, pork · Myeongdong · 500 m', { exact: true }),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(searchSheet(page)).toBeHidden();
});

test('vegetarian in the sheet means strict vegan until another kind is chosen', async ({
  page,
}) => {
  await openResults(page, 'Insadong', '1000m', []);
  await tap(page, 'button', /^Edit/);
  await searchSheet(page).getByRole('button', { name: 'Vegetarian', exact: true }).tap();
  await expect(page.getByText('Strict vegan · Insadong · 1 km', { exact: true })).toBeAttached();
  await searchSheet(page)
    .getByRole('button', { name: /^Lacto-Ovo/ })
    .tap();
  await expect(
    page.getByText('Lacto-ovo vegetarian · Insadong · 1 km', { exact: true }),
  ).toBeAttached();
});

test('the not-spicy chip changes the list and the profile', async ({ page }) => {
  await openResults(page, 'Myeongdong', '1000m', ['Pork']);
  const request = page.waitForRequest('**/api/rec/get-filtered-restaurants');
  await changeFilters(page, async (sheet) => {
    const chip = sheet.getByRole('button', { name: 'Not spicy' });
    await chip.tap();
    expect((await request).postDataJSON()).toMatchObject({ profile: { notSpicy: true } });
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(sheet.getByRole('button', { name: /^Show \d+ places/ })).toBeVisible();
  });
  await expect(
    page.getByText('Pork · Myeongdong · 1 km · Not spicy', { exact: true }),
  ).toBeVisible();
  await changeFilters(page, async (sheet) => {
    await sheet.getByRole('button', { name: 'Not spicy' }).tap();
    await expect(sheet.getByRole('button', { name: /^Show \d+ places/ })).toBeVisible();
  });
  await expect(page.getByText('Pork · Myeongdong · 1 km', { exact: true })).toBeVisible();
});

test('finds dishes and restaurants of the whole list in any spelling', async ({ page }) => {
  await openResults(page, 'Myeongdong', '2000m', []);
  const total = await readTotal(page);
  const field = page.getByRole('searchbox', { name: 'Search for a dish or place' });
  await field.tap();
  await expect(field).toBeFocused();
  const counts: number[] = [];
  for (const text of ['삼계탕', 'samgyetang', 'ginseng chicken', 'ㅅㄱㅌ']) {
    await field.fill(text);
    await expect(page.getByText(`of ${total}`)).toBeVisible();
    counts.push(await readTotal(page));
    await expect(resultCards(page).first()).toContainText(/삼계탕|Samgyetang|Ginseng/i);
    await tap(page, 'button', 'Clear search');
    await expect(resultCards(page)).toHaveCount(10);
  }
  expect(Math.min(...counts)).toBeGreaterThan(0);
  await field.fill('quetzalcoatl');
  await expect(page.getByText('No dish or place matches “quetzalcoatl”.')).toBeVisible();
  await expect(page.getByText('0 Results', { exact: true })).toBeVisible();
  await expect(resultCards(page)).toHaveCount(0);
  await tap(page, 'button', `Remove “quetzalcoatl”: ${total} places`);
  await expect(field).toHaveValue('');
  await expect(resultCards(page)).toHaveCount(10);
});

test('filters stay on the way back from a place, and one button clears them', async ({ page }) => {
  await openResults(page, 'Myeongdong', '1000m', ['Pork']);
  const total = await readTotal(page);
  await changeFilters(page, (sheet) => sheet.getByRole('button', { name: 'Up to 5 min' }).tap());
  await expect(page.getByText(`of ${total}`)).toBeVisible();
  const near = await readTotal(page);
  expect(near).toBeLessThan(total);
  await resultCards(page).first().getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/places\//);
  await page.goBack();
  await expect(page.getByText(/^Up to 5 min/)).toBeVisible();
  expect(await readTotal(page)).toBe(near);
  await tap(page, 'button', 'Clear');
  await expect(page.getByText(`${total} Results`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
});

test('Load more moves the focus to the first new card', async ({ page }) => {
  await openResults(page, 'Myeongdong', '1000m', []);
  await tap(page, 'button', 'Load more');
  await expect(resultCards(page)).toHaveCount(20);
  await expect(resultCards(page).nth(10).getByRole('link').first()).toBeFocused();
});

test('reports lazy parts that cannot load offline, and keeps the list @deep', async ({ page }) => {
  await openResults(page, 'Myeongdong', '1000m', ['Pork']);
  const names = await headings(page).allInnerTexts();
  await page.context().setOffline(true);
  await tap(page, 'button', 'Map');
  // Other lazy parts below the list may show an alert of their own.
  await expect(page.getByRole('main').getByRole('alert').first()).toHaveText(
    'You’re offline. Try again when you have a signal. Reload',
  );
  await tap(page, 'button', 'List');
  await expect(headings(page)).toHaveText(names);
  await tap(page, 'button', 'Load more');
  await expect(
    page.getByText('You’re offline. Try again when you have a signal.', { exact: true }),
  ).toBeVisible();
  await page.context().setOffline(false);
  await tap(page, 'button', 'Try again');
  await expect(headings(page)).toHaveCount(20);

  // A reload fetches the part that could not be loaded.
  await tap(page, 'button', 'Map');
  await page.getByRole('link', { name: 'Reload' }).first().tap();
  await tap(page, 'button', 'Map');
  await expect(page.getByRole('region', { name: /^Map of / })).toBeVisible();
});
