/*
 * `npm run tool -- map-drawing [--runs N]` measures the first drawing of the map of the last build
 * on a phone six times slower than this machine: from the tap on Map to painted pins, lines and
 * names of stations, its files in the browser's cache, for all places within 2 km of Insadong.
 * Prints the time by the clock, which includes other programs, and that of the page's processor.
 */
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import * as v from 'valibot';
import { openResults, tap } from '../e2e/helpers/search-steps';
import { SERVERS } from '../e2e/helpers/servers';
import { getSpentUs, traceSchema } from './lighthouse/processor-time';
import { getMedian } from './median';
import { withSiteBrowser } from './site/built-site';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const SLOWDOWN = 6;

interface Drawing {
  clockMs: number;
  processorMs: number;
}

/** Parts of the map that have to be there, by the panes of Leaflet. */
const PARTS = ['pins-pane button', 'labels-pane span', 'ground-pane path'];

async function measureDrawing(browser: Browser): Promise<Drawing> {
  const context = await browser.newContext({
    ...{ baseURL: SERVERS.embedded, viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    ...{ isMobile: true, hasTouch: true, serviceWorkers: 'block' as const },
  });
  const page = await context.newPage();
  await openResults(page, 'Insadong', '2000m', []);
  const openMap = () => tap(page, 'button', 'Map');
  const drawn = page.locator('.leaflet-kioot-ground-pane path').first();
  await openMap();
  await drawn.waitFor({ state: 'attached' });
  // Streets and names of pins come after.
  await page.waitForLoadState('networkidle');
  await tap(page, 'button', 'List');
  await page.waitForURL(/\/results$/);
  await page.reload({ waitUntil: 'networkidle' });

  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const painted = page.evaluate(
    (parts) =>
      new Promise<void>((resolve) => {
        addEventListener('click', () => performance.mark('tap'), { capture: true, once: true });
        new MutationObserver((_records, observer) => {
          if (!parts.every((part) => document.querySelector(`[class*=kioot-${part}`))) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
              performance.mark('painted');
              resolve();
            };
            port2.postMessage(null);
          });
        }).observe(document.body, { childList: true, subtree: true });
      }),
    PARTS.map((part) => part.replace('-pane', '-pane]')),
  );
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await openMap();
  await painted;
  const { traceEvents } = v.parse(traceSchema, JSON.parse(String(await browser.stopTracing())));
  await context.close();

  const [start, end] = ['tap', 'painted'].map((mark) =>
    traceEvents.find(({ name }) => name === mark),
  );
  if (!start || !end) throw new Error('The trace lacks the tap or the drawing.');
  return {
    clockMs: (end.ts - start.ts) / 1000,
    processorMs: getSpentUs(traceEvents, start, start.ts, end.ts) / 1000,
  };
}

await withSiteBrowser(async (browser) => {
  const all: Drawing[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) all.push(await measureDrawing(browser));
  for (const key of ['clockMs', 'processorMs'] as const) {
    const figures = all.map((drawing) => Math.round(drawing[key]));
    console.log(`${key}: median ${getMedian(figures)} of ${figures.join(', ')}`);
  }
});
