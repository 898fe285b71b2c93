import { setTimeout as sleep } from 'node:timers/promises';
import type { Report } from './report';
import type { Servers } from './servers';
import { getQuantile, toPercentiles } from './statistics';
import { recommend, recommendNothing, visit, type Visit } from './visitors';

const VISITORS = 50;
const FLOW_P95_MS = 50;
const RUN_S = 20;
const WARM_UP_S = 5;
/** Between two steps a visitor reads and taps: about a second, each visitor in their own time. */
const PAUSE_MS = 1_000;
const PAUSES = 3;
const BLANK_PAUSE_MS = 250;

interface Flows {
  ms: number[];
  /** The answers of each flow. */
  visits: Visit[][];
  failed: number;
  seconds: number;
}

/** Visitors who come one by one during a flow's pauses, and begin again as soon as they are done, for so long. */
async function runVisitors(baseUrl: string, pauseMs: number, seconds: number): Promise<Flows> {
  const startedAt = performance.now();
  const end = startedAt + seconds * 1000;
  const flows: Flows = { ms: [], visits: [], failed: 0, seconds: 0 };
  let next = 0;
  await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      await sleep((visitor * PAUSES * pauseMs) / VISITORS);
      while (performance.now() < end) {
        const { visits, ms } = await recommend(baseUrl, next++, pauseMs);
        flows.ms.push(ms);
        flows.visits.push(visits);
        flows.failed += visits.filter(({ isGood }) => !isGood).length;
      }
    }),
  );
  flows.seconds = (performance.now() - startedAt) / 1000;
  return flows;
}

/**
 * The whole recommend flow at 50 concurrent visitors. Beside it one visitor views the blank page four times, and one makes
 * four calls of as many bytes to a route of the blank application that does nothing.
 */
export async function measureFlow(report: Report, { kioot, blank }: Servers): Promise<void> {
  report.title(`Recommend flow: four calls, ${VISITORS} visitors at once`);
  const { visits } = await runVisitors(kioot.url, 0, WARM_UP_S);

  const pageMs: number[] = [];
  const callMs: number[] = [];
  let isOver = false;
  const beside = (async () => {
    for (let flow = 0; !isOver; flow += 1) {
      let ms = 0;
      for (let view = 0; view < 4; view += 1) ms += (await visit('blank', blank.url)).ms;
      pageMs.push(ms);
      // One who never rests would take a processor for itself.
      await sleep(BLANK_PAUSE_MS);
      callMs.push(await recommendNothing(blank.url, visits[flow % visits.length] ?? [], 0));
      await sleep(BLANK_PAUSE_MS);
    }
  })();
  const paused = await runVisitors(kioot.url, PAUSE_MS, RUN_S);
  isOver = true;
  await beside;

  report.line(`about ${PAUSE_MS / 1000} s between two taps`, toPercentiles(paused.ms));
  report.line('  four blank pages meanwhile', toPercentiles(pageMs));
  report.line('  four calls of as many bytes that do nothing', toPercentiles(callMs));
  const p95 = getQuantile(paused.ms, 0.95);
  report.target(
    '  p95 of the whole flow',
    `${p95.toFixed(1)} ms`,
    `< ${FLOW_P95_MS} ms`,
    p95 < FLOW_P95_MS,
  );
  report.target('  failed calls', String(paused.failed), '0', paused.failed === 0);

  const full = await runVisitors(kioot.url, 0, RUN_S / 2);
  const perSecond = (full.ms.length / full.seconds).toFixed(1);
  report.line(
    'no pause at all (the machine is full)',
    `${perSecond} flows/s  ${toPercentiles(full.ms)}`,
  );
  report.target('  failed calls', String(full.failed), '0', full.failed === 0);
}
