import 'server-only';
import { setImmediate } from 'node:timers/promises';

/** How long work goes on before others have their turn, in milliseconds. One text more may come to it (decision 0072). */
const TURN_MS = 10;

/** The end of the queue of everything that waits for its next turn: one has its turn each time the event loop goes round. */
let lastInQueue: Promise<unknown> = Promise.resolve();

/** Work that lets others have their turn between its steps. */
export interface Turns {
  rest(): Promise<void>;
}

export function createTurns(): Turns {
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

/** Maps a list, and lets others have their turn in between and at the end. */
export async function mapInTurns<T, To>(
  list: readonly T[],
  to: (entry: T) => To | Promise<To>,
  turns = createTurns(),
): Promise<To[]> {
  const mapped: To[] = [];
  for (const entry of list) {
    await turns.rest();
    mapped.push(await to(entry));
  }
  await turns.rest();
  return mapped;
}
