/*
 * `npm run tool -- taps [--runs N]` taps through a list of some 500 places of the last build (`npm run build`) on a phone four times
 * slower than the machine, and prints what a visitor waits for: from a tap to the next picture, how far things jump, and
 * from the tap on Map to a map that can be used, its data in the browser's cache. Medians and worst of N runs (5).
 */
import { parseArgs } from 'node:util';
import { chromium, devices, type Page } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../e2e/helpers/browser';
import { readTotal, tap, walkToResults } from '../e2e/helpers/guide';
import { SERVERS } from '../e2e/helpers/servers';
import { withBuiltSite } from './site/built-site';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

/** Lighthouse's mobile phone. */
const SLOWDOWN = 4;
/** The most that is asked for. */
const MOST = { tapMs: 100, mapMs: 1_000, shift: 0.01 };

interface Seen {
  /** The longest interaction since the last look, in ms; 0 where every one was too short to be told. */
  tapMs: number;
  /** The sum of all unexpected shifts. */
  shift: number;
}

/** Runs in the page: what the browser itself says of taps and jumps. */
function watch(): void {
  const seen: Seen = { tapMs: 0, shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tapMs = Math.max(seen.tapMs, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value = 0, hadRecentInput } = entry as { value?: number; hadRecentInput?: boolean };
      if (!hadRecentInput) seen.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What the browser saw since the last look. */
async function look(page: Page): Promise<Seen> {
  // Two pictures later the browser has told of the tap.
  await page.evaluate(
    () => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 200))),
  );
  return page.evaluate(() => {
    const { seen } = window as unknown as { seen: Seen };
    const { tapMs, shift } = seen;
    seen.tapMs = 0;
    return { tapMs, shift };
  });
}

const TAPS: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['Open now', (page) => tap(page, 'button', 'Open now')],
  ['Open now, off', (page) => tap(page, 'button', 'Open now')],
  [
    'Nearest',
    async (page) =>
      void (await page.getByRole('combobox', { name: 'Order' }).selectOption('nearest')),
  ],
  [
    'Best match',
    async (page) =>
      void (await page.getByRole('combobox', { name: 'Order' }).selectOption('match')),
  ],
  ['Find', (page) => tap(page, 'button', 'Find')],
  ['a letter in Find', (page) => page.getByRole('searchbox').pressSequentially('k')],
  ['Map', (page) => tap(page, 'button', 'Map')],
  ['Open now, on the map', (page) => tap(page, 'button', 'Open now')],
  ['List', (page) => tap(page, 'button', 'List')],
];

async function measure(page: Page, told: (name: string, value: number) => void): Promise<void> {
  for (const [name, act] of TAPS) {
    await act(page);
    const { tapMs, shift } = await look(page);
    told(`tap: ${name}`, tapMs);
    told('shift', shift);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Map' }).waitFor();
  const tookMs = await page.evaluate(async () => {
    const startedAt = performance.now();
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Map')?.click();
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        if (
          !document.querySelector(
            '.leaflet-map-pane button, .leaflet-container button .leaflet-zoom-animated',
          )
        )
          return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    // Usable is what answers: the main thread has to be free again.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - startedAt;
  });
  told('map usable', tookMs);
}

async function measureAll(): Promise<Map<string, number[]>> {
  const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_ARGS });
  const figures = new Map<string, number[]>();
  const told = (name: string, value: number) =>
    figures.set(name, [...(figures.get(name) ?? []), value]);
  try {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      baseURL: SERVERS.embedded,
    });
    await context.addInitScript(watch);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await walkToResults(page, 'Insadong', '2000m', []);
    console.log(`${await readTotal(page)} places`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    for (let run = 0; run < runs; run += 1) {
      await page.reload();
      await page.getByRole('button', { name: 'Open now' }).waitFor();
      await measure(page, told);
    }
    return figures;
  } finally {
    await browser.close();
  }
}

const figures = await withBuiltSite(measureAll);
for (const [name, measured] of figures) {
  const sorted = [...measured].sort((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const most = name === 'shift' ? MOST.shift : name === 'map usable' ? MOST.mapMs : MOST.tapMs;
  const round = (value: number) => (name === 'shift' ? value.toFixed(4) : value.toFixed(0));
  const verdict = median > most ? '  TOO MUCH' : '';
  console.log(
    `${name.padEnd(26)} median ${round(median).padStart(6)}, worst ${round(worst).padStart(6)}, at most ${most}${verdict}`,
  );
  if (median > most) process.exitCode = 1;
}
