import { afterEach, beforeEach, jest } from '@jest/globals';
import { HttpError } from '@/lib/http/errors';
import type { ForwardingBackend } from '@/lib/search/forward';
import { until } from './until';

export const LOOK_UP = { mapx: 126.985, mapy: 37.5636, radius: 1000 } as const;
export const never = new AbortController().signal;

/** Stops the clock for each test of the file, and nothing else of time: the sockets need their timers. */
export function stopClock() {
  beforeEach(() => {
    jest.useFakeTimers({
      now: new Date('2026-05-05T12:00:00+09:00'),
      doNotFake: [
        'hrtime',
        'nextTick',
        'performance',
        'queueMicrotask',
        'setImmediate',
        'clearImmediate',
        'setInterval',
        'clearInterval',
        'setTimeout',
        'clearTimeout',
      ],
    });
  });
  afterEach(() => void jest.useRealTimers());
}

export function passTime(ms: number) {
  jest.setSystemTime(Date.now() + ms);
}

/** What is written to the log as a warning during each test of the file. */
export function hearWarnings(): Record<string, unknown>[] {
  const warnings: Record<string, unknown>[] = [];
  beforeEach(() => {
    warnings.length = 0;
    jest
      .spyOn(console, 'warn')
      .mockImplementation(
        (line: string) => void warnings.push(JSON.parse(line) as Record<string, unknown>),
      );
  });
  return warnings;
}

/** The code a call fails with. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof HttpError ? error.code : String(error)),
  );
}

/** What came out of the question that a row of failures makes us ask. */
export async function untilCircuit(
  backend: ForwardingBackend,
  word: ReturnType<ForwardingBackend['getCircuit']>,
) {
  await until(() => backend.getCircuit() === word);
}
