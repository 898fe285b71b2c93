import type { CDPSession, Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { toMarkdownTable } from '../markdown-table';
import { getMedian } from '../median';
import { getSpentUs, traceSchema, type TimedEvent } from '../lighthouse/processor-time';

/** Longest event of a tap in milliseconds. */
export interface Interaction {
  /** To the next frame, by the clock, in steps of 8. */
  durationMs: number;
  /** Processor time of the page until then: the clock counts other programs, too. */
  processorMs: number;
}

/** Event of a tap; times in milliseconds. */
interface TapEvent {
  type: string;
  durationMs: number;
  /** From the touch to the first listener. */
  delayMs: number;
}

declare global {
  interface Window {
    interactionEvents: PerformanceEventTiming[];
  }
}

/** The browser reports no event that is shorter. */
const MIN_DURATION_MS = 16;
const SETTLE_MS = 1500;
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

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
  const trace = await recordTrace(session, async () => {
    await target.tap();
    await page.waitForTimeout(SETTLE_MS);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  const longest = await page.evaluate((): TapEvent | null => {
    const [event] = window.interactionEvents.sort((a, b) => b.duration - a.duration);
    if (!event) return null;
    const { name, duration, startTime, processingStart } = event;
    return { type: name, durationMs: duration, delayMs: processingStart - startTime };
  });
  return longest
    ? { durationMs: longest.durationMs, processorMs: getProcessorMs(trace, longest) }
    : { durationMs: MIN_DURATION_MS, processorMs: 0 };
}

async function recordTrace(
  session: CDPSession,
  task: () => Promise<void>,
): Promise<readonly TimedEvent[]> {
  const chunks: unknown[] = [];
  session.on('Tracing.dataCollected', ({ value }) => chunks.push(...value));
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await task();
  await session.send('Tracing.end');
  await isComplete;
  const timed = chunks.filter((event) => v.is(traceSchema.entries.traceEvents.item, event));
  return v.parse(traceSchema, { traceEvents: timed }).traceEvents;
}

const dispatchSchema = v.object({ data: v.object({ type: v.string() }) });

/** Processor time of the thread of a tap's listeners, from the touch to the frame. */
function getProcessorMs(trace: readonly TimedEvent[], tap: TapEvent): number {
  const dispatch = trace.find(
    ({ name, args }) =>
      name === 'EventDispatch' && v.is(dispatchSchema, args) && args.data.type === tap.type,
  );
  if (!dispatch) return Number.NaN;
  const startUs = dispatch.ts - tap.delayMs * 1000;
  return Math.round(getSpentUs(trace, dispatch, startUs, startUs + tap.durationMs * 1000) / 1000);
}

const TARGET_MS = 50;

const toCell = (ms: number) => (ms <= TARGET_MS ? `${ms}` : `${ms} !`);

/** Medians in Markdown, a line per tap; `!` marks a missed target. */
export function toInteractionTable(interactions: ReadonlyMap<string, Interaction[]>): string {
  return toMarkdownTable([
    ['', 'to the next frame (ms)', 'processor (ms)'],
    ['target', `≤ ${TARGET_MS}`, `≤ ${TARGET_MS}`],
    ...[...interactions].map(([name, all]) => [
      name,
      toCell(getMedian(all.map(({ durationMs }) => durationMs))),
      toCell(getMedian(all.map(({ processorMs }) => processorMs))),
    ]),
  ]);
}
