import { expect, type Page, type Request } from '@playwright/test';

/**
 * Tracks the requests of a page. The returned function resolves when the page is idle and none is
 * pending, without the 500 ms of Playwright's `networkidle`.
 */
export function createIdleWaiter(page: Page): () => Promise<void> {
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
    // Twice: the first idle moment may precede the first request.
    await expect.poll(isIdle, { intervals: [20] }).toBe(true);
  };
}
