import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import * as v from 'valibot';
import { AREAS } from '../../lib/areas';
import { toPreferenceSentence } from '@kioot/engine/needs';
import type { Preference } from '@kioot/engine';
import { fire } from './fire';
import { getQuantile, toPercentiles, type Report } from './report';
import type { Servers } from './servers';

export const VISITORS = 50;
const FLOW_P95_MS = 50;
export const RUN_S = 20;
export const WARM_UP_S = 5;
const CALLS = 4;
const RADII_M = [500, 1000, 2000];
/** A step or two. */
const ASIDE_DEGREES = 2e-5;
const PREFERENCES: readonly Preference[] = [
  { kind: 'any' },
  { kind: 'meats', meats: ['chicken'] },
  { kind: 'meats', meats: ['fish', 'seafood'] },
  { kind: 'halal' },
];
const idsSchema = v.array(v.unknown());
const filteredSchema = v.object({ restaurantInfo: v.array(v.unknown()) });

/** A call whose body is made when its turn comes. */
export interface Call extends Request {
  setupRequest: (request: Request) => Request;
  onResponse?: (status: number, body: string) => void;
}

/** The four calls of somebody who looks for dinner, each time elsewhere: look-up, filter, first page, "Load more". */
function toCalls(visitor: number): Call[] {
  let flow = visitor;
  let contentIdList: unknown[] = [];
  let restaurantInfo: unknown[] = [];
  const call = (name: string, getBody: () => object, take?: (answer: unknown) => void): Call => ({
    method: 'POST',
    path: `/api/rec/${name}`,
    headers: { 'content-type': 'application/json' },
    setupRequest: (request) => ({ ...request, body: JSON.stringify(getBody()) }),
    onResponse: (status, body) => {
      if (status === 200) take?.(JSON.parse(body));
    },
  });
  const translate = (page: number) =>
    call('translate-restaurant-pagination', () => ({ restaurantInfo, page, pageSize: 10 }));
  return [
    call(
      'get-content-id-by-gps',
      () => {
        flow += 1;
        const { mapx, mapy } = AREAS[flow % AREAS.length] ?? { mapx: 127, mapy: 37.55 };
        // No two stand on the same spot: what one was told is no answer to the next.
        const asideDegrees = visitor * ASIDE_DEGREES;
        const radius = RADII_M[flow % RADII_M.length];
        return { mapx: mapx + asideDegrees, mapy: mapy - asideDegrees, radius };
      },
      (answer) => (contentIdList = v.parse(idsSchema, answer)),
    ),
    call(
      'get-filtered-restaurants',
      () => {
        const preference = PREFERENCES[flow % PREFERENCES.length] ?? { kind: 'any' };
        return { contentIdList, userPref: toPreferenceSentence(preference) };
      },
      (answer) => ({ restaurantInfo } = v.parse(filteredSchema, answer)),
    ),
    translate(1),
    translate(2),
  ];
}

/** What was sent and answered. */
export interface Exchange {
  path: string;
  sent: string;
  answered: string;
}

/**
 * What visitors send and are answered, each flow that there is once: the first visitor's first, then the second's.
 * @throws {Error} where a call fails
 */
export async function recordFlows(url: string): Promise<Exchange[][]> {
  const flows: Exchange[][] = [];
  for (const visitor of AREAS.keys()) {
    const flow: Exchange[] = [];
    for (const request of toCalls(visitor)) {
      const { method, path = '', headers, setupRequest, onResponse } = request;
      const body = String(setupRequest(request).body);
      const response = await fetch(url + path, { method, body, headers: headers as HeadersInit });
      const answered = await response.text();
      if (!response.ok) throw new Error(`${path}: ${answered}`);
      onResponse?.(response.status, answered);
      flow.push({ path, sent: body, answered });
    }
    flows.push(flow);
  }
  return flows;
}

/**
 * Many visitors, who come one by one within a second and begin again as soon as they are done: a call a second each, or
 * without any pause.
 * @param toCallsOf what each sends; the four calls if not given
 * @returns what the four calls of each flow took together, reading between them left out
 */
export async function runVisitors(
  url: string,
  visitors: number,
  seconds: number,
  hasPauses = true,
  toCallsOf: (visitor: number) => Call[] = toCalls,
): Promise<{ ms: number[]; failed: number }> {
  const all = await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      await sleep((visitor * 1000) / visitors);
      const pace = hasPauses ? { connectionRate: 1 } : {};
      return fire({ url, duration: seconds, requests: toCallsOf(visitor), ...pace });
    }),
  );
  const toFlows = (ms: readonly number[]) =>
    Array.from({ length: Math.floor(ms.length / CALLS) }, (_, flow) =>
      ms.slice(flow * CALLS, (flow + 1) * CALLS).reduce((sum, one) => sum + one, 0),
    );
  return {
    ms: all.flatMap(({ ms }) => toFlows(ms)),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The whole recommend flow at 50 concurrent visitors, and somebody who opens the blank page meanwhile. */
export async function measureFlow(report: Report, { kioot, blank }: Servers): Promise<void> {
  report.title(`Recommend flow: four calls, ${VISITORS} visitors at once`);
  await runVisitors(kioot.url, VISITORS, WARM_UP_S, false);

  const [paused, beside] = await Promise.all([
    runVisitors(kioot.url, VISITORS, RUN_S),
    fire({ url: blank.url, connectionRate: 4, duration: RUN_S }),
  ]);
  report.line('a second between two taps', toPercentiles(paused.ms));
  report.line('  a blank page meanwhile', toPercentiles(beside.ms));
  const p95 = getQuantile(paused.ms, 0.95);
  const p95Text = `${p95.toFixed(1)} ms`;
  report.target('  p95 of the whole flow', p95Text, `< ${FLOW_P95_MS} ms`, p95 < FLOW_P95_MS);
  report.errors(paused.failed);

  const full = await runVisitors(kioot.url, VISITORS, RUN_S / 2, false);
  const perSecond = (full.ms.length / (RUN_S / 2)).toFixed(1);
  const text = `${perSecond} flows/s  ${toPercentiles(full.ms)}`;
  report.line('no pause at all (the machine is full)', text);
  report.errors(full.failed);
}
