import { expect, test, type Page } from '@playwright/test';

const results = (page: Page) => page.getByRole('region', { name: 'Dishes found' });
const dishes = (page: Page) => results(page).getByRole('listitem');

test('finds a dish by sound, Hangul, initials and English, and opens it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/dishes/search/')) files.push(pathname);
  });
  await page.goto('/intro');
  await page.getByRole('link', { name: 'dishes of Seoul' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dishes of Seoul');
  expect(files).toEqual([]);
  const field = page.getByRole('searchbox', { name: 'Search dishes' });
  for (const text of ['denjang jigae', '된장찌', 'ㄷㅈㅉㄱ', 'soybean paste stew']) {
    await field.fill(text);
    await expect(dishes(page).filter({ hasText: '된장찌개' }).first()).toBeVisible();
  }
  // The names of the language alone, once.
  expect(files).toEqual(['/dishes/search/en.json']);
  await dishes(page).filter({ hasText: '된장찌개' }).first().getByRole('link').tap();
  await expect(page).toHaveURL(/\/dishes\/soybean-paste-stew$/);
  await page.goBack();
  await expect(field).toHaveValue('soybean paste stew');
  await expect(dishes(page).first()).toBeVisible();
});

test('lists what fits a common need, and the questions after it', async ({ page }) => {
  await page.goto('/dishes');
  await page.getByRole('button', { name: 'Strict vegan' }).tap();
  await expect(page).toHaveURL(/\?can=strictVegan$/);
  await expect(dishes(page).first()).toContainText('fits');
  await expect(results(page).getByText('kimchi stew', { exact: false })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to all kinds' }).tap();
  await page.getByRole('link', { name: /^All \d+ ?: Soups$/ }).tap();
  await expect(page).toHaveURL(/\?kind=soups$/);
  await expect(dishes(page).first()).toBeVisible();
});

test('answers for the own diet of a visitor', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('kioot.profile.v1', '{"wish":{"kind":"any"},"allergies":["pork"]}'),
  );
  await page.goto('/dishes');
  await page.getByRole('button', { name: 'Allergies: pork' }).tap();
  await expect(page).toHaveURL(/\?can=own$/);
  await expect(dishes(page).first()).toBeVisible();
  await expect(dishes(page).filter({ hasText: '삼겹살' })).toHaveCount(0);
  await page.goto('/dishes?q=samgyeopsal');
  await expect(dishes(page).first()).toContainText('not for you');
});

test('searches in Japanese and Chinese', async ({ page }) => {
  for (const [path, text, ko] of [
    ['/ja/dishes', 'ビビンバ', '비빔밥'],
    ['/zh-Hans/dishes', '冷面', '냉면'],
    ['/zh-Hant/dishes', '冷麵', '냉면'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('searchbox').fill(text);
    const link = page.getByRole('main').getByRole('link').filter({ hasText: ko }).first();
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', new RegExp(`^${path}/[\\w-]+$`));
  }
});

test('says so when the search cannot load @deep', async ({ page }) => {
  await page.route('**/dishes/search/*', (route) => route.abort());
  await page.goto('/dishes');
  await page.getByRole('searchbox').fill('김치');
  await expect(page.getByRole('alert').filter({ hasText: 'load' })).toBeVisible();
  await page.unroute('**/dishes/search/*');
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(dishes(page).first()).toBeVisible();
});

test('places and recipes lead to the pages of their dishes', async ({ page }) => {
  await page.goto('/places/KOP005614');
  const dish = page.getByRole('list', { name: 'Dishes' }).getByRole('link').first();
  await expect(dish).toHaveAttribute('href', /^\/dishes\/[\w-]+$/);
  await dish.tap();
  await expect(page).toHaveURL(/\/dishes\/[\w-]+$/);
  await expect(page.getByRole('heading', { name: 'Can I eat it?' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the commonest dishes are links', async ({ page }) => {
    await page.goto('/dishes');
    const link = page.getByRole('main').getByRole('link', { name: /김치찌개$/ });
    await expect(link).toHaveAttribute('href', '/dishes/kimchi-stew');
  });
});
