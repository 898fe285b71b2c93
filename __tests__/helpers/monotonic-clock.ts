import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';

/** Advances `performance.now()`, which cache lifetimes use, and freezes it until the test ends. */
export async function advanceMonotonicClock(ms: number): Promise<void> {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + ms);
  // lru-cache caches the time for one millisecond.
  await sleep(5);
}
