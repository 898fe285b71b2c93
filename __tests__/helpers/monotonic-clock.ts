import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';

/** Moves the clock by which things are kept on, and stops it there until the test ends. */
export async function passMonotonicTime(ms: number): Promise<void> {
  const now = performance.now();
  jest.spyOn(performance, 'now').mockReturnValue(now + ms);
  // lru-cache looks at it once a millisecond.
  await sleep(5);
}
