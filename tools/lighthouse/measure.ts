import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { toProcessorTime, traceSchema } from './processor-time';

/** Scores from 0 to 100; LCP and TBT in milliseconds, TBT by the clock and by processor time (`processor-time.ts`). */
export interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  processorTbtMs: number;
}

interface Bar {
  name: string;
  bar: number;
  /** Whether a larger figure is the better one. */
  isFloor: boolean;
}

/** What has to be reached. */
export const BARS: Readonly<Record<keyof Figures, Bar>> = {
  performance: { name: 'performance', bar: 98, isFloor: true },
  accessibility: { name: 'accessibility', bar: 100, isFloor: true },
  bestPractices: { name: 'best practices', bar: 100, isFloor: true },
  seo: { name: 'SEO', bar: 100, isFloor: true },
  lcpMs: { name: 'LCP (ms)', bar: 1700, isFloor: false },
  cls: { name: 'CLS', bar: 0.01, isFloor: false },
  tbtMs: { name: 'TBT (ms)', bar: 80, isFloor: false },
  processorTbtMs: { name: 'TBT, processor (ms)', bar: 80, isFloor: false },
};
export const FIGURE_KEYS = Object.keys(BARS) as (keyof Figures)[];

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

/** Runs the pinned Lighthouse with its own mobile settings. */
async function runLighthouse(url: string, ...words: string[]): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      'lighthouse@13.5.0',
      url,
      '--output=json',
      '--quiet',
      '--disable-storage-reset',
      ...words,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return v.parse(reportSchema, JSON.parse(stdout));
}

/** One look at a page in the browser behind this port; what is found fault with is printed. */
export async function measure(url: string, port: number): Promise<Figures> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kioot-lighthouse-'));
  try {
    const report = await runLighthouse(url, `--port=${port}`, `-GA=${folder}`);
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    printFaults(url, report);
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

/** What the total blocking time (ms) of a kept look would have been, had the page not shared the processor. */
async function getProcessorTbtMs(url: string, folder: string): Promise<number> {
  const file = path.join(folder, 'trace.json');
  const trace = v.parse(traceSchema, JSON.parse(readFileSync(file, 'utf8')));
  writeFileSync(
    file,
    JSON.stringify({ ...trace, traceEvents: toProcessorTime(trace.traceEvents) }),
  );
  return getValue(await runLighthouse(url, `-A=${folder}`), 'total-blocking-time');
}

function printFaults(url: string, { categories, audits }: Report): void {
  for (const id of ['accessibility', 'best-practices', 'seo']) {
    for (const { id: auditId, weight } of categories[id]?.auditRefs ?? []) {
      const audit = audits[auditId];
      if (weight > 0 && audit && audit.score !== null && audit.score < 1) {
        console.log(`  ${url}: ${audit.title}`);
      }
    }
  }
}

/** The middle figure of several runs, each kind on its own. */
export function getMedian(all: readonly Figures[]): Figures {
  const median = (key: keyof Figures) => {
    const sorted = all.map((figures) => figures[key]).sort((a, b) => a - b);
    return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  };
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcpMs: median('lcpMs'),
    cls: median('cls'),
    tbtMs: median('tbtMs'),
    processorTbtMs: median('processorTbtMs'),
  };
}

export function meetsBar(key: keyof Figures, value: number): boolean {
  const { bar, isFloor } = BARS[key];
  return isFloor ? value >= bar : value <= bar;
}

export function meetsBars(figures: Figures): boolean {
  return FIGURE_KEYS.every((key) => meetsBar(key, figures[key]));
}
