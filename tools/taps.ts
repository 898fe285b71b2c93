/*
 * `npm run tool -- taps [--runs N]` taps through a list of some 500 places of the last build (`npm
 * run build`) with the CPU slowed down four times, and prints interaction latency, layout shift,
 * and, with the CPU slowed down six times, the time from tapping Map to the first drawing of pins
 * and stations with the data cached. Median and worst of N runs (5).
 */
import { parseArgs } from 'node:util';
import { chromium, devices, type CDPSession, type Page } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../e2e/helpers/browser';
import { readTotal, tap, walkToResults } from '../e2e/helpers/search-steps';
import { SERVERS } from '../e2e/helpers/servers';
import { withBuiltSite } from './site/built-site';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

/** CPU throttling of Lighthouse's mobile settings. */
const CPU_SLOWDOWN = 4;
/** Slow phone, for the first drawing of the map. */
const MAP_CPU_SLOWDOWN = 6;
const MAX_VALUES = { tapMs: 100, mapMs: 400, shift: 0.01 };

interface Observation {
  /**
   * Longest interaction since the last observation, in ms; 0 when all were below the browser's
   * threshold.
   */
  tapMs: number;
  /** Sum of unexpected shifts since the last observation. */
  shift: number;
}

/** Runs in the page: records interactions and layout shifts reported by the browser. */
function observePage(): void {
  const observation: Observation = { tapMs: 0, shift: 0 };
  Object.assign(window, { observation });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      observation.tapMs = Math.max(observation.tapMs, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value = 0, hadRecentInput } = entry as { value?: number; hadRecentInput?: boolean };
      if (!hadRecentInput) observation.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Takes and resets the page's record. */
async function takeObservation(page: Page): Promise<Observation> {
  // The browser reports an interaction after its next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))),
  );
  return page.evaluate(() => {
    const { observation } = window as unknown as { observation: Observation };
    const taken = { ...observation };
    Object.assign(observation, { tapMs: 0, shift: 0 });
    return taken;
  });
}

/**
 * Changes the order with a key: the browser counts a list reordered by a script, without input, as
 * an unexpected shift.
 */
const pressInSort = (page: Page, key: 'ArrowDown' | 'ArrowUp') =>
  page.getByRole('combobox', { name: 'Sort by' }).press(key);

const TAPS: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['Open now', (page) => tap(page, 'button', 'Open now')],
  ['Open now, off', (page) => tap(page, 'button', 'Open now')],
  ['Nearest', (page) => pressInSort(page, 'ArrowDown')],
  ['Best match', (page) => pressInSort(page, 'ArrowUp')],
  ['Meals', (page) => tap(page, 'button', 'Meals')],
  ['Meals, off', (page) => tap(page, 'button', 'Meals')],
  ['Search', (page) => page.getByRole('searchbox').tap()],
  ['a letter in Search', (page) => page.getByRole('searchbox').pressSequentially('k')],
  ['Map', (page) => tap(page, 'button', 'Map')],
  ['Open now, on the map', (page) => tap(page, 'button', 'Open now')],
  ['List', (page) => tap(page, 'button', 'List')],
];

async function measureTaps(
  page: Page,
  session: CDPSession,
  record: (name: string, value: number) => void,
): Promise<void> {
  record('shift: loading', (await takeObservation(page)).shift);
  for (const [name, act] of TAPS) {
    await act(page);
    const { tapMs, shift } = await takeObservation(page);
    record(`tap: ${name}`, tapMs);
    record(`shift: ${name}`, shift);
  }
  await page.reload();
  await page.getByRole('button', { name: 'Map', exact: true }).waitFor();
  await session.send('Emulation.setCPUThrottlingRate', { rate: MAP_CPU_SLOWDOWN });
  const tookMs = await page.evaluate(async () => {
    const startedAt = performance.now();
    [...document.querySelectorAll('button')].find((one) => one.textContent === 'Map')?.click();
    await new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        const [pin, station] = ['pins', 'labels'].map((pane) =>
          document.querySelector(`.leaflet-kioot-${pane}-pane > *`),
        );
        if (!pin || !station) return;
        observer.disconnect();
        resolve();
      }).observe(document.body, { childList: true, subtree: true });
    });
    // Painted, with the main thread idle again.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return performance.now() - startedAt;
  });
  record('map drawn', tookMs);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await tap(page, 'button', 'List');
}

async function measureAll(): Promise<Map<string, number[]>> {
  const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_ARGS });
  const figures = new Map<string, number[]>();
  const record = (name: string, value: number) =>
    figures.set(name, [...(figures.get(name) ?? []), value]);
  try {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      viewport: { width: 390, height: 844 },
      baseURL: SERVERS.embedded,
    });
    await context.addInitScript(observePage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await walkToResults(page, 'Insadong', '2000m', []);
    console.log(`${await readTotal(page)} places`);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    for (let run = 0; run < runs; run += 1) {
      await page.reload();
      await page.getByRole('button', { name: 'Open now' }).waitFor();
      await measureTaps(page, session, record);
    }
    return figures;
  } finally {
    await browser.close();
  }
}

const samplesByName = await withBuiltSite(measureAll);
for (const [name, measured] of samplesByName) {
  const sorted = [...measured].sort((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  const isShift = name.startsWith('shift: ');
  const most = isShift
    ? MAX_VALUES.shift
    : name === 'map drawn'
      ? MAX_VALUES.mapMs
      : MAX_VALUES.tapMs;
  const round = (value: number) => value.toFixed(isShift ? 4 : 0);
  const verdict = median > most ? '  TOO MUCH' : '';
  console.log(
    `${name.padEnd(26)} median ${round(median).padStart(6)}, worst ${round(worst).padStart(6)}, at most ${most}${verdict}`,
  );
  if (median > most) process.exitCode = 1;
}
