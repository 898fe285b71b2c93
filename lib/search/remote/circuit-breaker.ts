import 'server-only';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
} from 'cockatiel';
import { HttpError, type ErrorCode } from '@kioot/base/http-errors';
import { TimeoutError, withTimeout } from '@kioot/base/with-timeout';
import { logEvent } from '../../observability/log';
import type { RecEndpoint } from '../contract/rec-endpoints';

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
  /** Maximum time a visitor waits for a probe, in milliseconds. */
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

export function isOutage(thrown: unknown): boolean {
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
