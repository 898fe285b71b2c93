import 'server-only';
import { createHash } from 'node:crypto';
import { BrokenCircuitError } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { HttpError } from '@kioot/base/http-errors';
import { TimeoutError, withTimeout } from '@kioot/base/with-timeout';
import { countBackendCall } from '../../observability/backend-counters';
import { getRequestContext } from '../../observability/request-context';
import { isOutage, type CircuitBreaker, type CircuitBreakerOptions } from './circuit-breaker';
import { createSingleFlight } from './single-flight';

/** Response of the tourism backend, with its size in bytes. */
export interface BackendResponse<T> {
  value: T;
  bytes: number;
}

export interface ResilientCallOptions extends CircuitBreakerOptions {
  /** Time a response is reused without a request, in milliseconds. */
  freshMs: number;
  /** Time a response may replace a failed request, in milliseconds. */
  staleMs: number;
  /**
   * Time limit of a probe of the circuit breaker, and the maximum wait for a newer response where an older one is cached,
   * in milliseconds.
   */
  maxWaitMs: number;
  /** Maximum total size of cached responses per call, in bytes. */
  maxBytes: number;
}

export const DEFAULT_RESILIENCE: ResilientCallOptions = {
  freshMs: 30_000,
  staleMs: 6 * 3_600_000,
  maxWaitMs: 5_000,
  maxBytes: 8 * 1024 * 1024,
  failureThreshold: 5,
  halfOpenAfterMs: 10_000,
};

/**
 * Wraps one of the four calls: identical requests share one flight, a fresh response is reused, and
 * a stale one replaces a failure. A caller that aborts leaves a shared request to the others.
 * Throws everything `send` throws, and `backend_unreachable` while the circuit is open or after the
 * caller aborted.
 *
 * @param send sends the request; its signal is aborted once no caller is left
 */
export function createResilientCall<T extends object>(
  options: ResilientCallOptions,
  circuit: CircuitBreaker,
  send: (body: string, signal: AbortSignal) => Promise<BackendResponse<T>>,
): (body: string, signal: AbortSignal) => Promise<T> {
  const cache = new LRUCache<string, { value: T; storedAt: number }>({
    maxSize: options.maxBytes,
    ttl: options.staleMs,
    perf: Date,
  });
  const requests = createSingleFlight<T>();

  async function sendRequest(key: string, body: string, signal: AbortSignal): Promise<T> {
    await circuit.acquirePermission(signal);
    const { value, bytes } = await send(body, signal).catch((thrown: unknown) => {
      circuit.recordFailure(thrown);
      throw thrown;
    });
    circuit.recordSuccess();
    cache.set(key, { value, storedAt: Date.now() }, { size: bytes + key.length });
    countBackendCall('fresh');
    return value;
  }

  return async (body, signal) => {
    if (signal.aborted) throw toClientClosedError(signal.reason);
    // The body may be a megabyte long.
    const key = createHash('sha256').update(body).digest('base64url');
    const cached = cache.get(key);
    if (cached && Date.now() - cached.storedAt < options.freshMs) {
      countBackendCall('cached');
      return cached.value;
    }

    const request = requests.join(key, (sharedSignal) => sendRequest(key, body, sharedSignal));
    if (!request.isNew) countBackendCall('joined');
    const timeoutMs = cached ? options.maxWaitMs : undefined;
    try {
      return await withTimeout(() => request.result, { timeoutMs, signal });
    } catch (thrown) {
      if (signal.aborted) throw toClientClosedError(thrown);
      const isSlow = thrown instanceof TimeoutError;
      if (cached && (isSlow || isOutage(thrown) || thrown instanceof BrokenCircuitError)) {
        return serveStale(cached.value);
      }
      throw toOutageError(thrown, options.halfOpenAfterMs);
    } finally {
      // The last caller aborts the request, unless its response will replace an older one.
      request.release({ isWanted: cached !== undefined });
    }
  };
}

function serveStale<T>(value: T): T {
  countBackendCall('stale');
  const context = getRequestContext();
  if (context) context.isStale = true;
  return value;
}

function toOutageError(thrown: unknown, halfOpenAfterMs: number): unknown {
  if (!(thrown instanceof BrokenCircuitError)) {
    countBackendCall('failed');
    return thrown;
  }
  countBackendCall('refused');
  return new HttpError('backend_unreachable', 'The tourism backend is being left alone for now.', {
    cause: thrown,
    headers: { 'Retry-After': String(Math.ceil(halfOpenAfterMs / 1000)) },
  });
}

function toClientClosedError(cause: unknown): HttpError {
  return new HttpError('backend_unreachable', 'The caller went away.', { cause });
}
