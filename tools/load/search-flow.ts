import { setTimeout as sleep } from 'node:timers/promises';
import type { Request } from 'autocannon';
import * as v from 'valibot';
import { AREAS } from '../../lib/areas';
import { toPreferenceSentence } from '@kioot/engine/needs';
import type { Preference } from '@kioot/engine';
import { runAutocannon } from './run-autocannon';
import { getQuantile, toPercentiles, type Report } from './report';
import type { Servers } from './servers';

export const VISITORS = 50;
const MAX_FLOW_P95_MS = 50;
export const RUN_S = 20;
export const WARM_UP_S = 5;
const CALLS_PER_FLOW = 4;
const RADII_M = [500, 1000, 2000];
/** About two meters. */
const VISITOR_OFFSET_DEGREES = 2e-5;
const PREFERENCES: readonly Preference[] = [
  { kind: 'any' },
  { kind: 'meats', meats: ['chicken'] },
  { kind: 'meats', meats: ['fish', 'seafood'] },
  { kind: 'halal' },
];
const idsSchema = v.array(v.unknown());
const filteredSchema = v.object({ restaurantInfo: v.array(v.unknown()) });

/** Request whose body is created when it is sent. */
export interface FlowCall extends Request {
  setupRequest: (request: Request) => Request;
  onResponse?: (status: number, body: string) => void;
}

/**
 * The four calls of a visitor, each flow at another place: look-up, filter, first page, "Load
 * more".
 */
function createCalls(visitor: number): FlowCall[] {
  let flow = visitor;
  let contentIdList: unknown[] = [];
  let restaurantInfo: unknown[] = [];
  const call = (
    name: string,
    getBody: () => object,
    take?: (answer: unknown) => void,
  ): FlowCall => ({
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
        // A distinct origin for each visitor, so that no cache hits.
        const asideDegrees = visitor * VISITOR_OFFSET_DEGREES;
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

export interface Exchange {
  path: string;
  requestBody: string;
  responseBody: string;
}

/**
 * Requests and responses of each distinct flow, in the order of visitors.
 *
 * @throws {Error} when a call fails
 */
export async function recordFlows(url: string): Promise<Exchange[][]> {
  const flows: Exchange[][] = [];
  for (const visitor of AREAS.keys()) {
    const flow: Exchange[] = [];
    for (const request of createCalls(visitor)) {
      const { method, path = '', headers, setupRequest, onResponse } = request;
      const body = String(setupRequest(request).body);
      const response = await fetch(url + path, { method, body, headers: headers as HeadersInit });
      const responseBody = await response.text();
      if (!response.ok) throw new Error(`${path}: ${responseBody}`);
      onResponse?.(response.status, responseBody);
      flow.push({ path, requestBody: body, responseBody });
    }
    flows.push(flow);
  }
  return flows;
}

/**
 * Simulates visitors that arrive within a second and repeat their flow: one call a second each, or
 * without pauses.
 *
 * @param toCallsOf calls of a visitor; the four calls by default
 * @returns total latency of the four calls of each flow, without pauses
 */
export async function runVisitors(
  url: string,
  visitors: number,
  seconds: number,
  hasPauses = true,
  toCallsOf: (visitor: number) => FlowCall[] = createCalls,
): Promise<{ ms: number[]; failed: number }> {
  const all = await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      await sleep((visitor * 1000) / visitors);
      const pace = hasPauses ? { connectionRate: 1 } : {};
      return runAutocannon({ url, duration: seconds, requests: toCallsOf(visitor), ...pace });
    }),
  );
  const toFlows = (ms: readonly number[]) =>
    Array.from({ length: Math.floor(ms.length / CALLS_PER_FLOW) }, (_, flow) =>
      ms
        .slice(flow * CALLS_PER_FLOW, (flow + 1) * CALLS_PER_FLOW)
        .reduce((sum, one) => sum + one, 0),
    );
  return {
    ms: all.flatMap(({ ms }) => toFlows(ms)),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Search flow at 50 concurrent visitors, with requests for the blank page in parallel. */
export async function measureSearchFlow(report: Report, { kioot, blank }: Servers): Promise<void> {
  report.title(`Recommend flow: four calls, ${VISITORS} visitors at once`);
  await runVisitors(kioot.url, VISITORS, WARM_UP_S, false);

  const [paused, beside] = await Promise.all([
    runVisitors(kioot.url, VISITORS, RUN_S),
    runAutocannon({ url: blank.url, connectionRate: 4, duration: RUN_S }),
  ]);
  report.line('a second between two taps', toPercentiles(paused.ms));
  report.line('  a blank page meanwhile', toPercentiles(beside.ms));
  const p95 = getQuantile(paused.ms, 0.95);
  const p95Text = `${p95.toFixed(1)} ms`;
  report.target(
    '  p95 of the whole flow',
    p95Text,
    `< ${MAX_FLOW_P95_MS} ms`,
    p95 < MAX_FLOW_P95_MS,
  );
  report.errors(paused.failed);

  const full = await runVisitors(kioot.url, VISITORS, RUN_S / 2, false);
  const perSecond = (full.ms.length / (RUN_S / 2)).toFixed(1);
  const text = `${perSecond} flows/s  ${toPercentiles(full.ms)}`;
  report.line('no pause at all (the machine is full)', text);
  report.errors(full.failed);
}
