import { performance } from 'node:perf_hooks';
import { AREAS } from '@/lib/areas';
import type { Point } from '@kioot/engine/geo';
import { searchRequestSchema, type SearchRequest } from '@/lib/search/search-request';
import { parse } from '@/lib/validation';

const ROUNDS = 60;
const WARM_UP_ROUNDS = 10;
export const RADIUS_M = 2_000;
/** A point in one of the areas; no two alike, so that what one asked is no answer to the next. */
export function originAt(at: number): Point {
  const { mapx, mapy } = AREAS[at % AREAS.length] ?? { mapx: 127, mapy: 37.55 };
  return { mapx: mapx + at * 1e-5, mapy: mapy - at * 1e-5 };
}

/** A search around such a point, of two wishes in turn. */
export const searchAt = (at: number, words: object): SearchRequest =>
  parse(searchRequestSchema, {
    origin: originAt(at),
    radius: RADIUS_M,
    need: at % 2 ? { kind: 'meats', meats: ['pork'] } : { kind: 'lactoOvo' },
    profile: { allergies: ['peanut'] },
    ...words,
  });

/** What a question took, in milliseconds. */
export interface Measured {
  p50: number;
  p95: number;
  /** Of the processor in this process, which other programs on the machine lengthen less. */
  cpu: number;
}

/** Asks so often, each time with another number, after some rounds to warm up with numbers of their own. */
export async function measure(
  run: (at: number) => Promise<unknown>,
  rounds = ROUNDS,
): Promise<Measured> {
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
