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
  /** Probes an open circuit that has waited long enough; resolves once its status is known. */
  check(): Promise<void>;
  /**
   * Sends a visitor's request, after a {@link check}.
   * @throws {BrokenCircuitError} without a request if the circuit is open; everything `send` throws
   */
  execute<T>(send: () => Promise<T>): Promise<T>;
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

  async function check(): Promise<void> {
    if (breaker.state === CircuitState.Closed) return;
    try {
      await withTimeout(runProbe, { timeoutMs: maxWaitMs });
    } catch (thrown) {
      throw thrown instanceof TimeoutError ? new BrokenCircuitError() : thrown;
    }
  }

  function recordFailure(thrown: unknown): void {
    if (!isOutage(thrown)) return;
    failures += 1;
    if (failures < failureThreshold || Date.now() - probedAtMs < halfOpenAfterMs) return;
    failures = 0;
    // Not awaited: its result is the state of the circuit.
    runProbe().catch(() => undefined);
  }

  return {
    getStatus: () => toStatus(breaker.state),
    check,
    async execute(send) {
      await check();
      try {
        const response = await send();
        failures = 0;
        return response;
      } catch (thrown) {
        recordFailure(thrown);
        throw thrown;
      }
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
 * a stale one replaces a failure. A caller that aborts leaves the request to the others and to the
 * cache, for a visitor who tries again.
 * Throws everything `send` throws, and `backend_unreachable` while the circuit is open or after the
 * caller aborted.
 */
export function createResilientCall<T extends object>(
  { freshMs, staleMs, maxWaitMs, maxBytes, halfOpenAfterMs }: ResilientCallOptions,
  circuit: CircuitBreaker,
  send: (body: string) => Promise<BackendResponse<T>>,
): (body: string, signal: AbortSignal) => Promise<T> {
  type Stored = BackendResponse<T> & { storedAt: number };
  const cache = new LRUCache<string, Stored, string>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
    ttl: freshMs,
    ttlResolution: 0,
    perf: Date,
    noDeleteOnFetchRejection: true,
    // A request whose place in the cache is taken by others still has its callers.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { context: body }) {
      const response = await circuit.execute(() => send(body));
      countBackendCall('fresh');
      return { ...response, storedAt: Date.now() };
    },
  });

  return async (body, signal) => {
    if (signal.aborted) throw toClientClosedError(signal.reason);
    // The body may be a megabyte long.
    const key = createHash('sha256').update(body).digest('base64url');
    const known = cache.peek(key, { allowStale: true });
    const cached = known && Date.now() - known.storedAt < staleMs ? known : undefined;
    const status: LRUCache.Status<string, Stored, string> = {};
    const response = cache.forceFetch(key, { context: body, status });
    if (status.fetch === 'hit') countBackendCall('cached');
    if (status.fetch === 'inflight') countBackendCall('joined');
    try {
      const timeoutMs = cached ? maxWaitMs : undefined;
      return (await withTimeout(() => response, { timeoutMs, signal })).value;
    } catch (thrown) {
      if (signal.aborted) throw toClientClosedError(thrown);
      const isSlow = thrown instanceof TimeoutError;
      if (cached && (isSlow || isOutage(thrown) || thrown instanceof BrokenCircuitError)) {
        return serveStale(cached.value);
      }
      throw toOutageError(thrown, halfOpenAfterMs);
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
