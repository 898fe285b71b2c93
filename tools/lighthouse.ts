/*
 * `npm run tool -- lighthouse [--runs N] [--language ja] [--write]` measures the last build (`npm run build`) as Lighthouse's mobile phone: the
 * median of N runs (5) beside the bars and a blank page of the same Next, which says what the machine adds, and a failure
 * where a bar is missed. `--write` puts the table of the English pages into docs/look.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../e2e/helpers/browser';
import { walkToResults } from '../e2e/helpers/guide';
import { readIn } from '../e2e/helpers/say';
import { SERVERS } from '../e2e/helpers/servers';
import { BLANK_PAGE, toMarkdown, toTable } from './lighthouse/print';
import { getMedian, measure, meetsBars, type Figures } from './lighthouse/measure';
import { DEFAULT_LOCALE, LOCALES, isLocale, toLocalePath, type Locale } from '../lib/locales';
import { startBlankServer } from './load/servers';
import { withBuiltSite } from './site/built-site';
import { writeDocs } from './write-docs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    language: { type: 'string', default: DEFAULT_LOCALE },
    write: { type: 'boolean', default: false },
  },
});
const { language } = values;
if (!isLocale(language)) throw new Error(`--language is one of ${LOCALES.join(', ')}.`);
if (values.write && language !== DEFAULT_LOCALE) throw new Error('--write is for English.');
const runs = Number(values.runs);
const debuggingPort = Number(new URL(SERVERS.embedded).port) + 9;

/** A place of the bundled data whose dishes are known. */
const HADONGGWAN = 'KOP005614';

async function getRecipePath(): Promise<string> {
  const feed = await (await fetch(`${SERVERS.embedded}/recipies`)).text();
  const slug = /href="(\/recipes\/[\w-]+)"/.exec(feed)?.[1];
  if (!slug) throw new Error('The list shows no recipe.');
  return slug;
}

async function measureRoute(url: string): Promise<Figures> {
  const all: Figures[] = [];
  for (let run = 0; run < runs; run += 1) {
    const look = () => measure(url, debuggingPort);
    const figures = await look().catch((error: unknown) => {
      // A machine that hangs for a moment is no reason to lose all other runs; a page that is at fault fails again.
      console.warn(`${url}: once more, after`, error);
      return look();
    });
    all.push(figures);
  }
  console.log(`${url} measured`);
  return getMedian(all);
}

async function measureBlank(): Promise<Figures> {
  const blank = await startBlankServer();
  return measureRoute(blank.url).finally(() => blank.stop());
}

async function measureAll(locale: Locale): Promise<Map<string, Figures>> {
  const profile = mkdtempSync(path.join(tmpdir(), 'kioot-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: BROWSER_PATH,
    args: [...BROWSER_ARGS, `--remote-debugging-port=${debuggingPort}`],
    baseURL: SERVERS.embedded,
  });
  try {
    const page = await context.newPage();
    readIn(page, locale);
    await walkToResults(page, 'Myeongdong', '1000m', []);
    const session = await page.evaluate(() => ({ ...sessionStorage }));
    const local = await page.evaluate(() => ({ ...localStorage }));
    await page.close();
    // The results are a visitor's own: every tab Lighthouse opens gets them as a reload would find them.
    await context.addInitScript(
      (stored) => {
        for (const [key, value] of Object.entries(stored.session))
          sessionStorage.setItem(key, value);
        for (const [key, value] of Object.entries(stored.local)) localStorage.setItem(key, value);
      },
      { session, local } as { session: Record<string, string>; local: Record<string, string> },
    );

    const figures = new Map<string, Figures>();
    for (const english of [
      '/',
      '/location',
      '/results',
      '/recipies',
      await getRecipePath(),
      `/places/${HADONGGWAN}`,
      '/menu',
      '/intro',
    ]) {
      const route = toLocalePath(english, locale);
      figures.set(route, await measureRoute(`${SERVERS.embedded}${route}`));
    }
    figures.set(BLANK_PAGE, await measureBlank());
    return figures;
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const figures = await withBuiltSite(() => measureAll(language));
console.log(toTable(figures));
if (values.write) await writeDocs(toMarkdown(figures, runs), 'lighthouse');
const ours = [...figures].filter(([route]) => route !== BLANK_PAGE);
if (!ours.every(([, values]) => meetsBars(values))) process.exitCode = 1;
