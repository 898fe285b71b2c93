import { expect, type Page, type Request } from '@playwright/test';

/**
 * Counts the requests of a page from now on. The function it gives resolves once the page is idle and nothing it asked for
 * is on its way, without the half second of Playwright's `networkidle`.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  const settle = (request: Request) => pending.delete(request);
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', settle).on('requestfailed', settle);
  const isIdle = async () => {
    if (pending.size > 0) return false;
    await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
    return pending.size === 0;
  };
  return async () => {
    await expect.poll(isIdle, { intervals: [20] }).toBe(true);
    // The first idle moment may come before the page begins to ask.
    await expect.poll(isIdle, { intervals: [20] }).toBe(true);
  };
}
