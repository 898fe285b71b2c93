import { expect, test, type Page } from '@playwright/test';
import { waitUntilPageCached, waitUntilShellCached } from './helpers/deployment';
import { holdLunchTime } from './helpers/lunch-time';
import { openVeganResults, resultCards, tap } from './helpers/search-steps';

const STEW = '/dishes/soybean-paste-stew';

const answers = (page: Page) =>
  page.getByRole('region', { name: 'Can I eat it?' }).locator('[data-verdict]');

async function storeProfile(page: Page, profile: object) {
  await page.addInitScript(
    (text) => localStorage.setItem('kioot.profile.v1', text),
    JSON.stringify(profile),
  );
}

test('the page of a dish says what it is, who can eat it and what it costs', async ({ page }) => {
  await page.goto(STEW);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soybean Paste Stew');
  await expect(page.getByText('된장찌개', { exact: true })).toBeVisible();
  await expect(page.getByText('doenjangjjigae')).toBeVisible();
  await expect(
    page.getByText(/^Soybean paste stew with tofu and vegetables, brought/),
  ).toBeVisible();
  await expect(answers(page)).toHaveCount(5);
  await expect(answers(page).first()).toHaveAttribute('data-verdict', 'no');
  await expect(answers(page).first()).toContainText('Strict vegan');
  await expect(
    page.getByText(/^₩[\d,]+–[\d,]+ at budget restaurants \(\d+ menus, \d{4}\)$/),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dishes like it' })).toBeVisible();
});

test('the answer follows the diet profile of the phone', async ({ page }) => {
  await storeProfile(page, { wish: { kind: 'lactoOvo' }, allergies: [] });
  await page.goto('/dishes/bibimbap');
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).toHaveAttribute('data-verdict', 'ask');
  await expect(answers(page)).toContainText('For you: ask first');
  await expect(answers(page)).toContainText('비빔밥에');
});

test('a dish is ordered in Korean from its page', async ({ page }) => {
  await page.goto(STEW);
  await page.getByRole('button', { name: 'Order in Korean' }).tap();
  const order = page.getByRole('dialog', { name: 'Your order in Korean' });
  await order.getByRole('button', { name: /^One more/ }).tap();
  await expect(order.getByRole('status')).toHaveText(/^된장찌개\s.*\s주세요\.$/);
});

test('a severe allergy is never a plain yes', async ({ page }) => {
  await storeProfile(page, { wish: { kind: 'any' }, allergies: ['peanut'], severe: ['peanut'] });
  await page.goto('/dishes/green-tea');
  await expect(answers(page)).toHaveCount(1);
  await expect(answers(page)).not.toHaveAttribute('data-verdict', 'yes');
  await expect(page.getByText('Your allergy is severe: always ask')).toBeVisible();
});

test('places with the dish are those near the last search', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('kioot.last-results.v1', JSON.stringify({ area: { id: 2 } })),
  );
  await page.goto(STEW);
  const places = page.getByRole('list', { name: 'Where to eat it' });
  await page.getByRole('heading', { name: 'Where to eat it' }).scrollIntoViewIfNeeded();
  const nearest = page.getByRole('combobox', { name: 'Nearest to' });
  await expect(nearest).toHaveValue('2');
  await expect(places.getByRole('listitem')).toHaveCount(6);
  const first = await places.getByRole('listitem').first().innerText();
  await nearest.selectOption('Jamsil');
  await expect(places.getByRole('listitem').first()).not.toHaveText(first);
  await page.getByRole('button', { name: 'Show more places' }).tap();
  await expect(places.getByRole('listitem')).toHaveCount(12);
  await places.getByRole('link').first().tap();
  await expect(page).toHaveURL(/\/places\//);
});

test('pages have a language, alternates and a picture of their own', async ({ page, request }) => {
  await page.goto(`/ja${STEW}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('テンジャンチゲ');
  await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(5);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(new URL(picture ?? '').pathname).toBe(`/ja${STEW}/card.png`);
  const card = await request.get(`/ja${STEW}/card.png`);
  expect(card.headers()['content-type']).toBe('image/png');
  const [data] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'MenuItem', name: 'テンジャンチゲ' });
  const sitemap = await (await request.get('/dishes/sitemap/ja.xml')).text();
  expect(sitemap).toContain(`/ja${STEW}</loc>`);
});

test('an unknown dish is one not-found page', async ({ page }) => {
  for (const path of ['/dishes/no-such-dish', '/zh-Hant/dishes/no-such-dish', '/dishes/missing']) {
    expect((await page.goto(path))?.status()).toBe(404);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dish not found');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test.describe('ways in', () => {
  const dishPage = /\/dishes\/[a-z\d-]+$/;

  test('a dish of a place leads to its page, and Back to the place', async ({ page }) => {
    await holdLunchTime(page);
    await openVeganResults(page, 'Insadong', '1000m', 'lactoOvo');
    const card = resultCards(page).filter({ hasText: '비빔밥' }).first();
    await card.getByRole('heading').getByRole('link').tap();
    await expect(page).toHaveURL(/\/places\/\w/);
    const dish = page
      .getByRole('main')
      .getByRole('link', { name: /Bibimbap/ })
      .first();
    await dish.tap();
    await expect(page).toHaveURL(dishPage);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bibimbap');
    await page.getByRole('link', { name: 'Back' }).tap();
    await expect(page).toHaveURL(/\/places\/\w/);
    await expect(dish).toBeVisible();
  });

  test('a dish of a read menu and of an order lead to its page; the order stays', async ({
    page,
  }) => {
    await page.goto('/menu');
    await tap(page, 'button', 'Paste');
    await page.getByRole('textbox', { name: 'Menu text' }).fill('된장찌개 9,000\n비빔밥 10,000');
    await tap(page, 'button', 'Read the text');
    await tap(page, 'button', 'Order in Korean');
    const order = page.getByRole('dialog', { name: 'Your order in Korean' });
    await order.getByRole('button', { name: 'One more: Bibimbap', exact: true }).tap();
    await order.getByRole('link', { name: 'Bibimbap', exact: true }).tap();
    await expect(page).toHaveURL(/\/dishes\/bibimbap$/);
    await page.getByRole('link', { name: 'Back' }).tap();
    await expect(order.getByRole('status')).toHaveText('비빔밥 한 그릇 주세요.');
    await order.getByRole('button', { name: 'Close the card' }).tap();
    await tap(page, 'button', 'Soybean Paste Stew');
    await tap(page, 'link', 'How to eat it, what it costs');
    await expect(page).toHaveURL(new RegExp(`${STEW}$`));
  });

  test('a name on a menu leads to the dish in the language, or to a search for it', async ({
    page,
  }) => {
    await page.goto('/ja/dishes/named/%EC%B0%A8%EB%8F%8C%20%EB%90%9C%EC%9E%A5%EC%B0%8C%EA%B0%9C');
    await expect(page).toHaveURL(/\/ja\/dishes\/[a-z\d-]+$/);
    await page.goto(`/dishes/named/${encodeURIComponent('꿈결도시락세상')}`);
    await expect(page).toHaveURL(/\/dishes\?q=/);
    await expect(page.getByRole('searchbox', { name: 'Search dishes' })).toHaveValue(
      '꿈결도시락세상',
    );
    expect((await page.goto('/dishes/named/%ff'))?.status()).toBeLessThan(500);
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a dish that was opened before opens again, with the answer for the visitor @deep', async ({
    page,
  }) => {
    await storeProfile(page, { wish: { kind: 'strictVegan' }, allergies: [] });
    await page.goto(STEW);
    await waitUntilShellCached(page);
    await page.reload();
    await waitUntilPageCached(page, STEW);
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Soybean Paste Stew');
    await expect(answers(page)).toHaveCount(1);
    await expect(answers(page)).toContainText('For you: not for you');
  });
});
