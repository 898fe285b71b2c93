import { afterEach, beforeEach, expect, jest } from '@jest/globals';
import { HttpError } from '@kioot/base/http-errors';
import type { FilterBody, FilterRequest } from '@/lib/search/contract/rec-contract';
import { filterRequestSchema } from '@/lib/search/contract/requests';
import { parse } from '@kioot/base/validation';
import type { RemoteBackend } from '@/lib/search/remote/remote-backend';
import { waitUntil } from './wait-until';

export const LOOK_UP_REQUEST = { mapx: 126.985, mapy: 37.5636, radius: 1000 } as const;
/** Request of a filter call as a backend gets it. */
export const toFilterRequest = (body: FilterBody): FilterRequest =>
  parse(filterRequestSchema, body);

export const neverAborted = new AbortController().signal;

/** Expects a response that refuses a field of the request by its name; the message. */
export async function expectInvalidField(response: Response, field: string): Promise<string> {
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  expect(error.code).toBe('invalid_request');
  expect(error.message.startsWith(`${field}: `)).toBe(true);
  return error.message;
}

/** Freezes the date in each test of the file; timers stay real, since sockets need them. */
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

export function advanceClock(ms: number) {
  jest.setSystemTime(Date.now() + ms);
}

/** Warnings logged during each test of the file. */
export function captureWarnings(): Record<string, unknown>[] {
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

/** Error code of a failed call. */
export async function getErrorCode(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof HttpError ? error.code : String(error)),
  );
}

/** Waits for a state of the circuit breaker, which changes after its probe. */
export async function waitForCircuit(
  backend: RemoteBackend,
  status: ReturnType<RemoteBackend['getCircuitStatus']>,
) {
  await waitUntil(() => backend.getCircuitStatus() === status);
}
