import { performance } from 'node:perf_hooks';
import { AREAS } from '@/lib/areas';
import type { Point } from '@kioot/engine/geo';
import { searchRequestSchema, type SearchRequest } from '@/lib/search/contract/search-request';
import { parse } from '@/lib/validation';

const ROUNDS = 60;
const WARM_UP_ROUNDS = 10;
export const RADIUS_M = 2_000;
/** Origin in one of the areas; each index gives another point, so that no cache hits. */
export function createOrigin(at: number): Point {
  const { mapx, mapy } = AREAS[at % AREAS.length] ?? { mapx: 127, mapy: 37.55 };
  return { mapx: mapx + at * 1e-5, mapy: mapy - at * 1e-5 };
}

/** Search around such an origin, alternating between two preferences. */
export const createSearch = (at: number, overrides: object): SearchRequest =>
  parse(searchRequestSchema, {
    origin: createOrigin(at),
    radius: RADIUS_M,
    need: at % 2 ? { kind: 'meats', meats: ['pork'] } : { kind: 'lactoOvo' },
    profile: { allergies: ['peanut'] },
    ...overrides,
  });

/** Latency in milliseconds. */
export interface LatencyPercentiles {
  p50: number;
  p95: number;
  /** Mean CPU time of this process in milliseconds; less sensitive to other programs. */
  cpu: number;
}

/** Measures `rounds` runs with different indexes after a warm-up with indexes of its own. */
export async function measureLatency(
  run: (at: number) => Promise<unknown>,
  rounds = ROUNDS,
): Promise<LatencyPercentiles> {
  const times: number[] = [];
  let cpu = process.cpuUsage();
  for (let at = -WARM_UP_ROUNDS; at < rounds; at += 1) {
    if (at === 0) cpu = process.cpuUsage();
    const start = performance.now();
    await run(at < 0 ? rounds - at : at);
    if (at >= 0) times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(cpu);
  times.sort((a, b) => a - b);
  return {
    cpu: (user + system) / 1000 / rounds,
    p50: times[Math.floor(rounds / 2)] ?? NaN,
    p95: times[Math.floor(rounds * 0.95)] ?? NaN,
  };
}
