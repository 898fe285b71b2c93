import 'server-only';
import { setImmediate } from 'node:timers/promises';

/**
 * Maximum time slice before other work runs, in milliseconds; one more text may come on top
 * (decision 0072).
 */
const MAX_SLICE_MS = 10;

/** Tail of the queue of all waiting tasks: one continues with each turn of the event loop. */
let queueTail: Promise<unknown> = Promise.resolve();

/** Cooperative scheduling: lets other requests run between the steps of long work. */
export interface Yielder {
  yieldIfDue(): Promise<void>;
}

export function createYielder(): Yielder {
  let sliceStartMs = performance.now();
  return {
    async yieldIfDue() {
      if (performance.now() - sliceStartMs < MAX_SLICE_MS) return;
      queueTail = queueTail.then(() => setImmediate());
      await queueTail;
      sliceStartMs = performance.now();
    },
  };
}

/** Maps a list and yields to other work between entries and at the end. */
export async function mapYielding<T, To>(
  list: readonly T[],
  to: (entry: T) => To | Promise<To>,
  yielder = createYielder(),
): Promise<To[]> {
  const mapped: To[] = [];
  for (const entry of list) {
    await yielder.yieldIfDue();
    mapped.push(await to(entry));
  }
  await yielder.yieldIfDue();
  return mapped;
}
