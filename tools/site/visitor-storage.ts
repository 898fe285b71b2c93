import type { BrowserContext, Page } from '@playwright/test';
import { walkToResults } from '../../e2e/helpers/search-steps';

/** Gives later pages of the context the storage of a visitor with results; closes the page. */
export async function keepResults(context: BrowserContext, page: Page): Promise<void> {
  await walkToResults(page, 'Myeongdong', '1000m', []);
  const stored = await page.evaluate(() => ({
    session: Object.entries({ ...sessionStorage }).map(([key, value]) => [key, String(value)]),
    local: Object.entries({ ...localStorage }).map(([key, value]) => [key, String(value)]),
  }));
  await page.close();
  await context.addInitScript(({ session, local }) => {
    for (const [key = '', value = ''] of session) sessionStorage.setItem(key, value);
    for (const [key = '', value = ''] of local) localStorage.setItem(key, value);
  }, stored);
}
