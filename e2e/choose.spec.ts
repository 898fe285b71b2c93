import { expect, test, type Page } from '@playwright/test';
import { lookWithAxe } from './helpers/axe';
import {
  openResults,
  openVeganResults,
  readTotal,
  resultCards,
  tap,
  walkToResults,
} from './helpers/guide';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'What I search for' });
const headings = (page: Page) => resultCards(page).getByRole('heading');

test('from home to a place on the taxi card, in taps', async ({ page }) => {
  await walkToResults(page, 'Myeongdong', '1000m', ['Pork', 'Beef']);
  await expect(headings(page)).toHaveCount(10);
  const names = await headings(page).allInnerTexts();

  // All of a card opens its place.
  const card = resultCards(page).first();
  const [name = ''] = names;
  const korean = await card.locator('[lang=ko]').first().innerText();
  await card.tap({ position: { x: 160, y: 45 } });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await tap(page, 'button', 'Taxi card');
  const taxi = page.getByRole('dialog');
  await expect(taxi.getByText(korean, { exact: true })).toBeVisible();
  await expect(taxi.getByText(/가 주세요/)).toBeVisible();

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/results$/);
  expect(await headings(page).allInnerTexts()).toEqual(names);
});

test('the first card stands high, and four of them fill a screen', async ({ page }) => {
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

test('what was asked can be changed on a list that was reloaded', async ({ page }) => {
  await openResults(page, 'Insadong', '500m', ['Pork']);
  await page.reload();
  await expect(resultCards(page)).not.toHaveCount(0);
  await tap(page, 'button', /^Edit/);
  await expect(sheet(page)).toBeVisible();
});

test('what was asked stands in one line and is changed in place; the list follows', async ({
  page,
}) => {
  await openResults(page, 'Myeongdong', '1000m', ['Pork']);
  await expect(page.getByText('Pork · Myeongdong · 1 km', { exact: true })).toBeVisible();
  const before = await readTotal(page);
  await tap(page, 'button', /^Edit/);
  await expect(sheet(page)).toBeVisible();
  expect((await lookWithAxe(page).analyze()).violations).toEqual([]);

  await sheet(page).getByRole('button', { name: 'Beef' }).tap();
  await sheet(page).getByRole('button', { name: '2 km' }).tap();
  await sheet(page).getByRole('combobox', { name: 'Area' }).selectOption('Insadong 인사동');
  await sheet(page).getByRole('checkbox', { name: 'shrimp', exact: true }).tap();
  const line = page.getByText('Pork, beef · Insadong · 2 km · No shrimp', { exact: true });
  await expect(line).toBeAttached();
  const done = sheet(page).getByRole('button', { name: /^Show \d+ places?$/ });
  const found = parseInt((await done.innerText()).slice('Show '.length), 10);
  await done.tap();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Edit/ })).toBeFocused();
  expect(await readTotal(page)).toBe(found);
  expect(found).not.toBe(before);

  // It is the session's search now.
  await page.reload();
  await expect(line).toBeVisible();
  expect(await readTotal(page)).toBe(found);
  await tap(page, 'link', 'Back');
  await expect(page.getByRole('button', { name: 'Beef' })).toHaveAttribute('aria-pressed', 'true');
});

test('a change that fails leaves the list as it was, and can be tried once more', async ({
  page,
}) => {
  await openResults(page, 'Myeongdong', '500m', ['Pork']);
  const names = await headings(page).allInnerTexts();
  await page.route('**/api/rec/get-filtered-restaurants', (route) => route.abort());
  await tap(page, 'button', /^Edit/);
  await sheet(page).getByRole('button', { name: 'Chicken' }).tap();
  await expect(sheet(page).getByRole('alert')).toContainText('The list is as it was');
  expect(await headings(page).allInnerTexts()).toEqual(names);
  await page.unroute('**/api/rec/get-filtered-restaurants');
  await tap(page, 'button', 'Try once more');
  await expect(
    page.getByText('Chicken, pork · Myeongdong · 500 m', { exact: true }),
  ).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
});

test('vegetarian in the sheet is the strictest kind until another is tapped', async ({ page }) => {
  await openResults(page, 'Insadong', '1000m', []);
  await tap(page, 'button', /^Edit/);
  await sheet(page).getByRole('button', { name: 'Vegetarian', exact: true }).tap();
  await expect(page.getByText('Strict vegan · Insadong · 1 km', { exact: true })).toBeAttached();
  await sheet(page)
    .getByRole('button', { name: /^Lacto-Ovo/ })
    .tap();
  await expect(
    page.getByText('Lacto-ovo vegetarian · Insadong · 1 km', { exact: true }),
  ).toBeAttached();
});

test('not spicy is one tap, in the list and in the profile', async ({ page }) => {
  await openResults(page, 'Myeongdong', '1000m', ['Pork']);
  const chip = page.getByRole('button', { name: 'Not spicy' });
  const asked = page.waitForRequest('**/api/rec/get-filtered-restaurants');
  await chip.tap();
  expect((await asked).postDataJSON()).toMatchObject({ profile: { notSpicy: true } });
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(
    page.getByText('Pork · Myeongdong · 1 km · Not spicy', { exact: true }),
  ).toBeVisible();
  await chip.tap();
  await expect(page.getByText('Pork · Myeongdong · 1 km', { exact: true })).toBeVisible();
});

test('a dish or a house of the whole list is found in any spelling', async ({ page }) => {
  await openResults(page, 'Myeongdong', '2000m', []);
  const total = await readTotal(page);
  await tap(page, 'button', 'Find');
  const field = page.getByRole('searchbox', { name: 'Find a dish or place' });
  await expect(field).toBeVisible();
  const counts: number[] = [];
  for (const text of ['삼계탕', 'samgyetang', 'ginseng chicken', 'ㅅㄱㅌ']) {
    await field.fill(text);
    const status = page.getByText(new RegExp(`^\\d+ of ${total} places$`));
    await expect(status).toBeVisible();
    counts.push(parseInt(await status.innerText(), 10));
    await expect(resultCards(page).first()).toContainText(/삼계탕|Samgyetang|Ginseng/i);
    await tap(page, 'button', 'Clear the search');
    await expect(resultCards(page)).toHaveCount(10);
  }
  expect(Math.min(...counts)).toBeGreaterThan(0);
  await field.fill('quetzalcoatl');
  await expect(page.getByText('No dish or place sounds like “quetzalcoatl”.')).toBeVisible();
  await expect(resultCards(page)).toHaveCount(0);
  await tap(page, 'button', 'Find');
  await expect(resultCards(page)).toHaveCount(10);
});

test('after Load more, reading goes on at the first card that came', async ({ page }) => {
  await openResults(page, 'Myeongdong', '1000m', []);
  await tap(page, 'button', 'Load more');
  await expect(resultCards(page)).toHaveCount(20);
  await expect(resultCards(page).nth(10).getByRole('link').first()).toBeFocused();
});

test('small, lying down and dark, the list has nothing wrong for axe and nothing wider than the screen', async ({
  page,
}) => {
  await openVeganResults(page, 'Insadong', '1000m', 'strictVegan');
  await expect(resultCards(page).first()).toBeVisible();
  await tap(page, 'button', 'Find');
  await expect(page.getByRole('searchbox')).toBeVisible();
  for (const [width, height, colorScheme] of [
    [360, 640, 'light'],
    [844, 390, 'light'],
    [390, 844, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    expect((await lookWithAxe(page).analyze()).violations, `${width} px`).toEqual([]);
    const spare = await page.evaluate(
      () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
    );
    expect(spare, `${width} px`).toBeGreaterThanOrEqual(0);
  }
});

test('what a tap needs and the phone has no signal for is said, and the list stays', async ({
  page,
}) => {
  await openResults(page, 'Myeongdong', '1000m', ['Pork']);
  const names = await headings(page).allInnerTexts();
  await page.context().setOffline(true);
  await tap(page, 'button', 'Map');
  // What stands below the list may be missing as well, and says so in its own place.
  await expect(page.getByRole('main').getByRole('alert').first()).toHaveText(
    'You are offline. Try again once there is a signal. Load again',
  );
  await tap(page, 'button', 'List');
  await expect(headings(page)).toHaveText(names);
  await tap(page, 'button', 'Load more');
  await expect(
    page.getByText('You are offline. Try again once there is a signal.', { exact: true }),
  ).toBeVisible();
  await page.context().setOffline(false);
  await tap(page, 'button', 'Try once more');
  await expect(headings(page)).toHaveCount(20);

  // The part that did not come comes with the page.
  await tap(page, 'button', 'Map');
  await page.getByRole('link', { name: 'Load again' }).first().tap();
  await tap(page, 'button', 'Map');
  await expect(page.getByRole('region', { name: /^Map of / })).toBeVisible();
});
