import { expect, test } from '@playwright/test';
import { holdLunchTime } from './helpers/lunch-time';
import { openVeganResults, resultCards } from './helpers/search-steps';

test.beforeEach(({ page }) => holdLunchTime(page));

test('a place has one verdict, and a closed one no page', async ({ page }) => {
  await openVeganResults(page, 'Insadong', '1000m', 'strictVegan');
  const card = (title: string) => resultCards(page).filter({ hasText: title });

  await test.step('a dish by its name alone is asked about', async () => {
    const temple = card('사찰음식 전문점 발우공양');
    await expect(temple).toContainText(/Ask(?: first|: )/);
    await expect(temple).toContainText('Going by its name');
    await expect(temple).not.toContainText('Good for you');
    await temple.getByRole('link').first().tap();
    await expect(page.getByRole('status').filter({ hasText: 'Ask first' })).toBeVisible();
    await page.goBack();
  });

  await test.step('a side is no meal', async () => {
    await page.goto('/places/KOP011877');
    await expect(page.getByText('Only sides, bread or extras fit').first()).toBeVisible();
  });

  await test.step('a place closed by its name says so', async () => {
    const response = await page.goto('/places/KOP029988');
    expect(response?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This place says it’s closed');
    const office = await page.goto('/zh-Hant/places/seoul-WshekcrxOQUd');
    expect(office?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('這裡不是對外營業的餐廳');
  });
});
