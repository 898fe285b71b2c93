import { expect, type Locator, type Page } from '@playwright/test';
import { localize } from './localize';

/** Opens the sheet with the filters and the order of the list, changes them, and closes it. */
export async function changeFilters(
  page: Page,
  change: (sheet: Locator) => Promise<unknown>,
): Promise<void> {
  await page.getByRole('button', { name: localize(page, /^Filters(?: \(\d+\))?$/) }).click();
  const sheet = page.getByRole('dialog', { name: localize(page, 'Filters') });
  await expect(sheet).toBeVisible();
  await change(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
}

/** Chooses an order of the list. */
export const sortList = (page: Page, order: string): Promise<void> =>
  changeFilters(page, (sheet) => sheet.getByRole('combobox').selectOption(order));

/** Taps a filter of the sheet. */
export const tapFilter = (page: Page, name: string): Promise<void> =>
  changeFilters(page, (sheet) => sheet.getByRole('button', { name, exact: true }).click());
