/*
 * `npm run tool -- lighthouse [--runs N] [--language ja] [--write]` measures the last build (`npm
 * run build`) with Lighthouse's mobile settings: median of N runs (5) beside the targets and a
 * blank page of the same Next, which shows the machine's share. Fails on a missed target. `--write`
 * updates the table of the English pages in docs/look.md.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { BROWSER_ARGS, BROWSER_PATH } from '../e2e/helpers/browser';
import { setPageLocale } from '../e2e/helpers/localize';
import { SERVERS } from '../e2e/helpers/servers';
import { DEFAULT_LOCALE, LOCALES, isLocale, toLocalePath, type Locale } from '../lib/locales';
import { startBlankServer } from './blank-app';
import { toProcessorTime, traceSchema } from './lighthouse/processor-time';
import { toMarkdownTable } from './markdown-table';
import { getMedian } from './median';
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

/**
 * Scores from 0 to 100; LCP and TBT in milliseconds, TBT by the clock and by CPU time
 * (`processor-time.ts`).
 */
interface Metrics {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  processorTbtMs: number;
}

interface Target {
  name: string;
  target: number;
  /** True when the target is a lower bound. */
  isMinimum: boolean;
}

const TARGETS: Readonly<Record<keyof Metrics, Target>> = {
  performance: { name: 'performance', target: 98, isMinimum: true },
  accessibility: { name: 'accessibility', target: 100, isMinimum: true },
  bestPractices: { name: 'best practices', target: 100, isMinimum: true },
  seo: { name: 'SEO', target: 100, isMinimum: true },
  lcpMs: { name: 'LCP (ms)', target: 1700, isMinimum: false },
  cls: { name: 'CLS', target: 0.01, isMinimum: false },
  tbtMs: { name: 'TBT (ms)', target: 80, isMinimum: false },
  processorTbtMs: { name: 'TBT, processor (ms)', target: 80, isMinimum: false },
};
const METRIC_KEYS = Object.keys(TARGETS) as (keyof Metrics)[];

const auditSchema = v.object({
  title: v.string(),
  score: v.nullable(v.number()),
  numericValue: v.optional(v.number()),
});
const reportSchema = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.record(
    v.string(),
    v.object({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(v.string(), auditSchema),
});
type Report = v.InferOutput<typeof reportSchema>;

/** Runs the pinned Lighthouse with its mobile settings. */
async function runLighthouse(url: string, ...args: string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      url,
      '--output=json',
      '--quiet',
      '--disable-storage-reset',
      ...args,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return v.parse(reportSchema, JSON.parse(stdout));
}

/** Measures a page once in the browser at the debugging port; prints failed audits. */
async function measurePage(url: string, port: number): Promise<Metrics> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kioot-lighthouse-'));
  try {
    const report = await runLighthouse(url, `--port=${port}`, `-GA=${folder}`);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    printFailedAudits(url, report);
    const score = (id: string) => Math.round((report.categories[id]?.score ?? 0) * 100);
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcpMs: Math.round(getValue(report, 'largest-contentful-paint')),
      cls: getValue(report, 'cumulative-layout-shift'),
      tbtMs: Math.round(getValue(report, 'total-blocking-time')),
      processorTbtMs: Math.round(await getProcessorTbtMs(url, folder)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function getValue(report: Report, auditId: string): number {
  return report.audits[auditId]?.numericValue ?? Number.POSITIVE_INFINITY;
}

/**
 * Total blocking time in milliseconds of a recorded trace, as if the page had the processor to
 * itself.
 */
async function getProcessorTbtMs(url: string, folder: string): Promise<number> {
  const file = path.join(folder, 'trace.json');
  const trace = v.parse(traceSchema, JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(
    file,
    JSON.stringify({ ...trace, traceEvents: toProcessorTime(trace.traceEvents) }),
  );
  return getValue(await runLighthouse(url, `-A=${folder}`), 'total-blocking-time');
}

function printFailedAudits(url: string, { categories, audits }: Report): void {
  for (const id of ['accessibility', 'best-practices', 'seo']) {
    for (const { id: auditId, weight } of categories[id]?.auditRefs ?? []) {
      const audit = audits[auditId];
      if (weight > 0 && audit && audit.score !== null && audit.score < 1) {
        console.log(`  ${url}: ${audit.title}`);
      }
    }
  }
}

/** Median of several runs, per metric. */
function getMedianMetrics(first: Metrics, ...others: readonly Metrics[]): Metrics {
  const medians = { ...first };
  for (const key of METRIC_KEYS)
    medians[key] = getMedian([first, ...others].map((metrics) => metrics[key]));
  return medians;
}

function meetsTarget(key: keyof Metrics, value: number): boolean {
  const { target, isMinimum } = TARGETS[key];
  return isMinimum ? value >= target : value <= target;
}

function meetsTargets(figures: Metrics): boolean {
  return METRIC_KEYS.every((key) => meetsTarget(key, figures[key]));
}

/** Row without targets. */
const BLANK_PAGE = 'a blank page';

/** Metrics and targets in Markdown, a line per route; `!` marks a missed target. */
function toTable(figures: ReadonlyMap<string, Metrics>): string {
  const toCell = (route: string, key: keyof Metrics, value: number): string => {
    const text = key === 'cls' ? value.toFixed(3) : String(value);
    return route === BLANK_PAGE || meetsTarget(key, value) ? text : `${text} !`;
  };
  const targets = METRIC_KEYS.map((key) => TARGETS[key]);
  return toMarkdownTable([
    ['', ...targets.map(({ name }) => name)],
    ['target', ...targets.map(({ target, isMinimum }) => `${isMinimum ? '≥' : '≤'} ${target}`)],
    ...[...figures].map(([route, values]) => [
      route,
      ...METRIC_KEYS.map((key) => toCell(route, key, values[key])),
    ]),
  ]);
}

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
