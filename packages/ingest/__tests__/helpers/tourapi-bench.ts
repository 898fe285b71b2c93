import { afterEach } from '@jest/globals';
import type { SyncOptions } from '../../src/tourapi/run-sync';
import { createSyncHarness, type SyncHarness } from './tourapi-harness';
import type { TourServerOptions } from './tourapi-server';
import { createTourWorld, type TourWorld } from './tourapi-world';

/** Sync of the current test. */
export let bench: SyncHarness;

/** Opens {@link bench}, for the tests of a file that called `closeBench`. */
export async function openBench(options: TourServerOptions): Promise<void> {
  bench = await createSyncHarness(options);
}

/** Closes {@link bench} after each test of a file. */
export const closeBench = () => afterEach(() => bench.close());

/** Opens {@link bench} for a world of some rows. */
export async function prepare(
  rows: number,
  options: Partial<TourServerOptions> = {},
): Promise<TourWorld> {
  const world = createTourWorld(5, rows);
  await openBench({ world, ...options });
  return world;
}

/** @throws {Error} when it does not run to its end */
export async function finishSync(options?: Partial<SyncOptions>) {
  const result = await bench.sync(options);
  if (result.status !== 'done') throw new Error(`not done: ${JSON.stringify(result)}`);
  return result;
}

/** Answered calls by operation, from the entry `from` of the server's log. */
export function countCalls(from = 0): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { call, outcome } of bench.server.log.slice(from)) {
    const operation = call.split('?')[0] ?? '';
    if (outcome === 'answered') counts[operation] = (counts[operation] ?? 0) + 1;
  }
  return counts;
}
