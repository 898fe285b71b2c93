import 'server-only';
import { createHash } from 'node:crypto';
import { BrokenCircuitError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { HttpError } from '../http/errors';
import { TimeoutError, withTimeout } from '../http/with-timeout.mjs';
import { countBackendCall } from '../observability/counters';
import { getRequestContext } from '../observability/request-context';
import { isOutage, type Circuit, type CircuitOptions } from './circuit';
import { createSingleFlight } from './single-flight';

/** What the tourism backend answered, and how many bytes it took. */
export interface Answer<T> {
  value: T;
  bytes: number;
}

export interface ResilienceOptions extends CircuitOptions {
  /** How long an answer is used without asking again, in milliseconds. */
  freshMs: number;
  /** How long it may be used where asking again fails, in milliseconds. */
  staleMs: number;
  /** Also how long a visitor waits for a newer answer where there is an older one. */
  patienceMs: number;
  /** The largest sum of kept answers per call, in bytes. */
  maxBytes: number;
}

export const RESILIENCE: ResilienceOptions = {
  freshMs: 30_000,
  staleMs: 6 * 3_600_000,
  patienceMs: 5_000,
  maxBytes: 8 * 1024 * 1024,
  breakAfter: 5,
  restMs: 10_000,
};

/**
 * One of the four calls, made kind to a backend in trouble and to the visitors who wait for it: identical
 * calls share one request, a recent answer is used again, and an older one takes the place of a failure. A
 * caller that goes away leaves a shared request to the others.
 * Throws what `send` throws, and `backend_unreachable` while the circuit is open or when the caller is gone.
 *
 * @param send asks the backend; its signal is aborted once nobody waits any more
 */
export function createResilientCall<T extends object>(
  options: ResilienceOptions,
  circuit: Circuit,
  send: (body: string, signal: AbortSignal) => Promise<Answer<T>>,
): (body: string, signal: AbortSignal) => Promise<T> {
  const kept = new LRUCache<string, { value: T; storedAt: number }>({
    maxSize: options.maxBytes,
    ttl: options.staleMs,
    perf: Date,
  });
  const requests = createSingleFlight<T>();

  async function ask(key: string, body: string, signal: AbortSignal): Promise<T> {
    await circuit.pass(signal);
    const { value, bytes } = await send(body, signal).catch((thrown: unknown) => {
      circuit.countFailure(thrown);
      throw thrown;
    });
    circuit.countSuccess();
    kept.set(key, { value, storedAt: Date.now() }, { size: bytes + key.length });
    countBackendCall('fresh');
    return value;
  }

  return async (body, signal) => {
    if (signal.aborted) throw toGoneError(signal.reason);
    // The body can be a megabyte long; its digest stands for it.
    const key = createHash('sha256').update(body).digest('base64url');
    const older = kept.get(key);
    if (older && Date.now() - older.storedAt < options.freshMs) {
      countBackendCall('cached');
      return older.value;
    }

    const request = requests.join(key, (sharedSignal) => ask(key, body, sharedSignal));
    if (!request.isNew) countBackendCall('joined');
    const timeoutMs = older ? options.patienceMs : undefined;
    try {
      return await withTimeout(() => request.result, { timeoutMs, signal });
    } catch (thrown) {
      if (signal.aborted) throw toGoneError(thrown);
      const isSlow = thrown instanceof TimeoutError;
      if (older && (isSlow || isOutage(thrown) || thrown instanceof BrokenCircuitError)) {
        return serveStale(older.value);
      }
      throw toOutageError(thrown, options.restMs);
    } finally {
      // Whoever leaves last ends the request, unless it also brings what takes the place of an older answer.
      request.release({ isWanted: older !== undefined });
    }
  };
}

function serveStale<T>(value: T): T {
  countBackendCall('stale');
  const context = getRequestContext();
  if (context) context.isStale = true;
  return value;
}

function toOutageError(thrown: unknown, restMs: number): unknown {
  if (!(thrown instanceof BrokenCircuitError)) {
    countBackendCall('failed');
    return thrown;
  }
  countBackendCall('refused');
  return new HttpError('backend_unreachable', 'The tourism backend is being left alone for now.', {
    cause: thrown,
    headers: { 'Retry-After': String(Math.ceil(restMs / 1000)) },
  });
}

function toGoneError(cause: unknown): HttpError {
  return new HttpError('backend_unreachable', 'The caller went away.', { cause });
}
