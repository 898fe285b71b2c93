import 'server-only';
import { createHash } from 'node:crypto';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { HttpError, type ErrorCode } from '@kioot/base/http-errors';
import { TimeoutError, withTimeout } from '@kioot/base/with-timeout';
import { logEvent, getRequestContext } from '../../observability/log';
import type { RecEndpoint } from '../contract/rec-endpoints';
import { countBackendCall } from '../../observability/backend-counters';

/** `closed`: requests pass; `open`: they fail fast; `halfopen`: a probe is under way. */
export type CircuitStatus = 'closed' | 'open' | 'halfopen';

export interface CircuitBreakerOptions {
  /** Consecutive failures before the backend is probed with a request that it can answer. */
  failureThreshold: number;
  /**
   * Time an open circuit waits before the next probe, and minimum time between two probes, in
   * milliseconds.
   */
  halfOpenAfterMs: number;
  /**
   * Maximum time a visitor waits for a probe, or for a newer response where an older one is cached,
   * in milliseconds.
   */
  maxWaitMs: number;
}

/** Circuit breaker of one of the four calls of the tourism backend. */
export interface CircuitBreaker {
  getStatus(): CircuitStatus;
  /**
   * Resolves when a request may pass. An open circuit that has waited long enough is probed first.
   * @throws {BrokenCircuitError} if it may not pass; everything the probe throws
   */
  acquirePermission(signal: AbortSignal): Promise<void>;
  recordSuccess(): void;
  /** Records the failure of a visitor's request. */
  recordFailure(thrown: unknown): void;
}

/** Failures of the backend; a rejected request (4xx) is a failure of the request. */
const OUTAGE_CODES: ReadonlySet<ErrorCode> = new Set([
  'backend_timeout',
  'backend_unreachable',
  'backend_unreadable',
]);

function isOutage(thrown: unknown): boolean {
  return thrown instanceof HttpError && OUTAGE_CODES.has(thrown.code);
}

/**
 * Creates a circuit that visitors' requests neither open nor hold open: consecutive failures only
 * trigger a probe, a request that no visitor has written, and its result decides (decision 0071).
 *
 * @param probe sends a request that the backend can answer
 */
export function createCircuitBreaker(
  call: RecEndpoint,
  { failureThreshold, halfOpenAfterMs, maxWaitMs }: CircuitBreakerOptions,
  probe: () => Promise<unknown>,
): CircuitBreaker {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: halfOpenAfterMs,
  });
  breaker.onStateChange((state) =>
    logEvent('warn', 'backend.circuit_changed', { call, state: toStatus(state) }),
  );
  let failures = 0;
  let probedAtMs = -Infinity;
  let pendingProbe: Promise<unknown> | undefined;

  function runProbe(): Promise<unknown> {
    probedAtMs = Date.now();
    pendingProbe ??= breaker
      .execute(() => probe().catch(rethrowOutage))
      .finally(() => (pendingProbe = undefined));
    return pendingProbe;
  }

  return {
    getStatus: () => toStatus(breaker.state),
    async acquirePermission(signal) {
      if (breaker.state === CircuitState.Closed) return;
      try {
        await withTimeout(() => runProbe(), { timeoutMs: maxWaitMs, signal });
      } catch (thrown) {
        throw thrown instanceof TimeoutError ? new BrokenCircuitError() : thrown;
      }
    },
    recordSuccess() {
      failures = 0;
    },
    recordFailure(thrown) {
      if (!isOutage(thrown)) return;
      failures += 1;
      if (failures < failureThreshold || Date.now() - probedAtMs < halfOpenAfterMs) return;
      failures = 0;
      // Not awaited: its result is the state of the circuit.
      runProbe().catch(() => undefined);
    },
  };
}

/** A backend that rejects the probe is available. */
function rethrowOutage(thrown: unknown): void {
  if (isOutage(thrown)) throw thrown;
}

function toStatus(state: CircuitState): CircuitStatus {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'halfopen' : 'open';
}

/** Request under way, shared by all callers with the same key. */
export interface SharedRequest<T> {
  readonly result: Promise<T>;
  /** True for the caller that started it. */
  readonly isNew: boolean;
  /**
   * Call once per join; the last release aborts the request, unless its result is wanted anyway.
   */
  release(options: { isWanted: boolean }): void;
}

/** Single flight: concurrent requests with the same key share one execution. */
export function createSingleFlight<T>(): {
  join(key: string, start: (signal: AbortSignal) => Promise<T>): SharedRequest<T>;
} {
  const pending = new Map<
    string,
    { result: Promise<T>; callers: number; controller: AbortController }
  >();

  return {
    join(key, start) {
      const existing = pending.get(key);
      const controller = existing?.controller ?? new AbortController();
      const request = existing ?? { result: start(controller.signal), callers: 0, controller };
      request.callers += 1;
      const remove = () => {
        if (pending.get(key) === request) pending.delete(key);
      };
      if (!existing) {
        pending.set(key, request);
        // Callers handle its failure; without callers it is ignored.
        request.result.then(remove, remove);
      }
      return {
        result: request.result,
        isNew: !existing,
        release({ isWanted }) {
          request.callers -= 1;
          if (request.callers > 0 || isWanted) return;
          // A later caller must not join an aborted request.
          remove();
          controller.abort();
        },
      };
    },
  };
}

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
