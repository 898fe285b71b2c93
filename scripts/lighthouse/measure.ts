import lighthouse, { auditFlowArtifacts, type Flags, type RunnerResult } from 'lighthouse';
import { toProcessorTime } from './processor-time';

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

/** One look at a page with Lighthouse's own mobile settings; what it finds fault with is printed. */
export async function measure(url: string, port: number): Promise<Figures> {
  const flags: Flags = { port, logLevel: 'error', disableStorageReset: true };
  const result = await lighthouse(url, flags);
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}.`);
  const { lhr, artifacts } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  printFaults(lhr);
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: Math.round(value('largest-contentful-paint')),
    cls: value('cumulative-layout-shift'),
    tbtMs: Math.round(value('total-blocking-time')),
    processorTbtMs: Math.round(await getProcessorTbtMs(artifacts, flags)),
  };
}

/** What the total blocking time (ms) would have been, had the page not shared the processor. */
async function getProcessorTbtMs(
  artifacts: RunnerResult['artifacts'],
  flags: Flags,
): Promise<number> {
  const { Trace } = artifacts;
  const traceEvents = toProcessorTime(Trace.traceEvents);
  const step = { name: '', flags, artifacts: { ...artifacts, Trace: { ...Trace, traceEvents } } };
  const { steps } = await auditFlowArtifacts({ name: '', gatherSteps: [step] });
  return steps[0]?.lhr.audits['total-blocking-time']?.numericValue ?? Number.POSITIVE_INFINITY;
}

function printFaults(lhr: RunnerResult['lhr']): void {
  for (const id of ['accessibility', 'best-practices', 'seo']) {
    for (const { id: auditId, weight } of lhr.categories[id]?.auditRefs ?? []) {
      const audit = lhr.audits[auditId];
      if (weight > 0 && audit && audit.score !== null && audit.score < 1) {
        console.log(`  ${lhr.finalDisplayedUrl}: ${audit.title}`);
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
