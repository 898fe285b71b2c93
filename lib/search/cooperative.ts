import 'server-only';
import { setImmediate } from 'node:timers/promises';

/** Longest stretch of work before others have their turn, in milliseconds; one text more may come to it (decision 0072). */
const STRETCH_MS = 10;

/** The end of the queue of everything that waits for its next turn: one has its turn each time the event loop goes round. */
let lastInQueue: Promise<unknown> = Promise.resolve();

/** Lets others have their turn between the steps of long work. */
export interface Yielder {
  rest(): Promise<void>;
}

export function createYielder(): Yielder {
  let beganAt = performance.now();
  return {
    async rest() {
      if (performance.now() - beganAt < STRETCH_MS) return;
      lastInQueue = lastInQueue.then(() => setImmediate());
      await lastInQueue;
      beganAt = performance.now();
    },
  };
}

/** Maps a list, and lets others have their turn in between and at the end. */
export async function mapYielding<T, To>(
  list: readonly T[],
  to: (entry: T) => To | Promise<To>,
  yielder = createYielder(),
): Promise<To[]> {
  const mapped: To[] = [];
  for (const entry of list) {
    await yielder.rest();
    mapped.push(await to(entry));
  }
  await yielder.rest();
  return mapped;
}
