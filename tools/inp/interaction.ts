import type { Locator, Page } from '@playwright/test';

/** Longest event of a tap in milliseconds, in whole steps of 8: all of it, and its script. */
export interface Interaction {
  durationMs: number;
  scriptMs: number;
}

declare global {
  interface Window {
    interactionEvents: PerformanceEventTiming[];
  }
}

/** The browser reports no event that is shorter. */
const MIN_DURATION_MS = 16;
const SETTLE_MS = 1500;

/** Collects the events of taps on every document of the page. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.interactionEvents = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry instanceof PerformanceEventTiming && entry.interactionId)
          window.interactionEvents.push(entry);
      }
    }).observe({ type: 'event', durationThreshold, buffered: true });
  }, MIN_DURATION_MS);
}

/** Taps once the page is idle, on a processor that many times slower. */
export async function measureInteraction(
  page: Page,
  target: Locator,
  slowdown: number,
): Promise<Interaction> {
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(SETTLE_MS);
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    window.interactionEvents = [];
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await target.tap();
  await page.waitForTimeout(SETTLE_MS);
  const interaction = await page.evaluate((minimum) => {
    const [longest] = window.interactionEvents.sort((a, b) => b.duration - a.duration);
    return {
      durationMs: longest?.duration ?? minimum,
      scriptMs: longest ? Math.round(longest.processingEnd - longest.processingStart) : 0,
    };
  }, MIN_DURATION_MS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return interaction;
}
