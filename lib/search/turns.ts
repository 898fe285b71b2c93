import 'server-only';
import { setImmediate } from 'node:timers/promises';

/** How long work goes on before others have their turn, in milliseconds. One text more may come to it (decision 0072). */
const TURN_MS = 10;

/** The end of the queue of everything that waits for its next turn: one has its turn each time the event loop goes round. */
let lastInQueue: Promise<unknown> = Promise.resolve();

/** Work that lets others have their turn: `await rest()` between its steps. */
export function createTurns(): { rest: () => Promise<void> } {
  let beganAt = performance.now();
  return {
    async rest() {
      if (performance.now() - beganAt < TURN_MS) return;
      lastInQueue = lastInQueue.then(() => setImmediate());
      await lastInQueue;
      beganAt = performance.now();
    },
  };
}

/** Maps a list, and lets others have their turn in between. */
export async function mapInTurns<T, To>(
  list: readonly T[],
  to: (entry: T) => To | Promise<To>,
): Promise<To[]> {
  const { rest } = createTurns();
  const mapped: To[] = [];
  for (const entry of list) {
    await rest();
    mapped.push(await to(entry));
  }
  return mapped;
}
