import { expect, test } from '@playwright/test';
import { sortList } from './helpers/filters';
import { openPath } from './helpers/localize';
import { holdLunchTime } from './helpers/lunch-time';
import { openResults, resultCards } from './helpers/search-steps';

const RATES_DAY = /at the rates of \w+ \d+, \d{4}/;

test.beforeEach(({ page }) => holdLunchTime(page));

test('prices have a second currency with its date, which stays as chosen', async ({ page }) => {
  const priced = resultCards(page).filter({ hasText: '₩' }).first();
  const sortByPrice = () => sortList(page, 'Cheapest');
  const select = page.getByRole('combobox', { name: 'Other currency' });
  const day = page.getByText(RATES_DAY);
  await openResults(page, 'Myeongdong', '500m', []);
  await sortByPrice();
  await expect(priced).toContainText(/₩[\d,]+.*≈about \$[\d.]+/);
  await expect(day).toBeVisible();

  await select.selectOption({ label: 'Euro' });
  await expect(priced).toContainText(/≈about €[\d.]+/);
  await page.reload();
  await sortByPrice();
  await expect(priced).toContainText(/≈about €[\d.]+/);
  await expect(day).toBeVisible();

  await select.selectOption({ label: 'Won only' });
  await expect(resultCards(page).filter({ hasText: '≈' })).toHaveCount(0);
  await expect(priced).toBeVisible();
  await expect(day).toHaveCount(0);
});

test('the menu of a place has dollars with their date', async ({ page }) => {
  await openPath(page, '/places/seoul-0epEXD49zEzY');
  await expect(page.getByText(/^≈about \$[\d.]+$/).first()).toBeVisible();
  await expect(page.getByText(RATES_DAY)).toBeVisible();
});
