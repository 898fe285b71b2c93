/*
 * `npm run tool -- lighthouse [--runs N] [--language ja] [--write]` measures the last build (`npm
 * run build`) with Lighthouse's mobile settings: median of N runs (5) beside the targets and a
 * blank page of the same Next, which shows the machine's share. Fails on a missed target. `--write`
 * updates the table of the English pages in docs/look.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../e2e/helpers/browser';
import { setPageLocale } from '../e2e/helpers/localize';
import { SERVERS } from '../e2e/helpers/servers';
import {
  BLANK_PAGE,
  getMedianMetrics,
  measurePage,
  meetsTargets,
  toTable,
  type Metrics,
} from './lighthouse/measure';
import { DEFAULT_LOCALE, LOCALES, isLocale, toLocalePath, type Locale } from '../lib/locales';
import { startBlankServer } from './blank-app';
import { keepResults, withBuiltSite } from './site/built-site';
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

/** Bundled place with classified dishes. */
const HADONGGWAN = 'KOP005614';

async function getRecipePath(): Promise<string> {
  const feed = await (await fetch(`${SERVERS.embedded}/recipies`)).text();
  const slug = /href="(\/recipes\/[\w-]+)"/.exec(feed)?.[1];
  if (!slug) throw new Error('The list shows no recipe.');
  return slug;
}

async function measureRoute(url: string): Promise<Metrics> {
  const measureOnce = () => measurePage(url, debuggingPort);
  const measureRun = () =>
    measureOnce().catch((error: unknown) => {
      // Retried once: a machine may stall, but a broken page fails again.
      console.warn(`${url}: once more, after`, error);
      return measureOnce();
    });
  const first = await measureRun();
  const others: Metrics[] = [];
  while (others.length + 1 < runs) others.push(await measureRun());
  console.log(`${url} measured`);
  return getMedianMetrics(first, ...others);
}

async function measureBlank(): Promise<Metrics> {
  const blank = await startBlankServer();
  return measureRoute(blank.url).finally(() => blank.stop());
}

async function measureAll(locale: Locale): Promise<Map<string, Metrics>> {
  const profile = mkdtempSync(path.join(tmpdir(), 'kioot-lighthouse-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: BROWSER_PATH,
    args: [...BROWSER_ARGS, `--remote-debugging-port=${debuggingPort}`],
    baseURL: SERVERS.embedded,
  });
  try {
    const page = await context.newPage();
    setPageLocale(page, locale);
    // Lighthouse opens a tab of its own.
    await keepResults(context, page);

    const figures = new Map<string, Metrics>();
    for (const english of [
      '/',
      '/location',
      '/results',
      '/recipies',
      await getRecipePath(),
      `/places/${HADONGGWAN}`,
      '/menu',
      '/intro',
      '/dishes/soybean-paste-stew',
      '/card',
      '/counter',
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

const metricsByRoute = await withBuiltSite(() => measureAll(language));
const table = toTable(metricsByRoute);
console.log(table);
const how = `Median of ${runs} runs, Lighthouse's mobile phone, production build (\`npm run tool -- lighthouse --write\`).`;
if (values.write) await writeDocs(`${how}\n\n${table}`, 'lighthouse');
const appRoutes = [...metricsByRoute].filter(([route]) => route !== BLANK_PAGE);
if (!appRoutes.every(([, values]) => meetsTargets(values))) process.exitCode = 1;
