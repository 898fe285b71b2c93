import 'server-only';
import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
} from 'cockatiel';
import { HttpError, type ErrorCode } from '../http/errors';
import { TimeoutError, withTimeout } from '../http/with-timeout.mjs';
import { logEvent } from '../observability/log';
import type { RecCall } from './calls';

/** `closed`: requests go through; `open`: they do not; `halfopen`: we are finding out. */
export type CircuitWord = 'closed' | 'open' | 'halfopen';

export interface CircuitOptions {
  /** So many failures in a row, and the backend is asked something that it can answer. */
  breakAfter: number;
  /** How long it is left alone before it is asked again, and the least time between two such questions, in milliseconds. */
  restMs: number;
  /** How long a visitor waits to hear whether it is back, in milliseconds. */
  patienceMs: number;
}

/** Whether one of the four calls of the tourism backend is believed to work. */
export interface Circuit {
  getWord(): CircuitWord;
  /**
   * Resolves where a request may go through. While the circuit is open and has rested, it finds out first.
   * @throws {BrokenCircuitError} where it may not, and what the finding out throws
   */
  pass(signal: AbortSignal): Promise<void>;
  countSuccess(): void;
  /** Tells of what a visitor's request failed with. */
  countFailure(thrown: unknown): void;
}

/** The failures that speak against the backend; a refused request (4xx) speaks against the request. */
const OUTAGES: ReadonlySet<ErrorCode> = new Set([
  'backend_timeout',
  'backend_unreachable',
  'backend_unreadable',
]);

export function isOutage(thrown: unknown): boolean {
  return thrown instanceof HttpError && OUTAGES.has(thrown.code);
}

/**
 * A circuit that no visitor's request opens or keeps open: a row of failures only makes us ask what no visitor has
 * written, and the answer to that decides (decision 0071).
 *
 * @param probe asks the backend what it can answer
 */
export function createCircuit(
  call: RecCall,
  { breakAfter, restMs, patienceMs }: CircuitOptions,
  probe: () => Promise<unknown>,
): Circuit {
  const breaker = circuitBreaker(handleAll, {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: restMs,
  });
  breaker.onStateChange((state) =>
    logEvent('warn', 'backend.circuit', { call, state: toWord(state) }),
  );
  let failures = 0;
  let askedAt = -Infinity;
  let answer: Promise<unknown> | undefined;

  function ask(): Promise<unknown> {
    askedAt = Date.now();
    answer ??= breaker
      .execute(() => probe().catch(throwOutage))
      .finally(() => (answer = undefined));
    return answer;
  }

  return {
    getWord: () => toWord(breaker.state),
    async pass(signal) {
      if (breaker.state === CircuitState.Closed) return;
      try {
        await withTimeout(() => ask(), { timeoutMs: patienceMs, signal });
      } catch (thrown) {
        throw thrown instanceof TimeoutError ? new BrokenCircuitError() : thrown;
      }
    },
    countSuccess() {
      failures = 0;
    },
    countFailure(thrown) {
      if (!isOutage(thrown)) return;
      failures += 1;
      if (failures < breakAfter || Date.now() - askedAt < restMs) return;
      failures = 0;
      // Nobody waits for it: what comes out is the state of the circuit.
      ask().catch(() => undefined);
    },
  };
}

/** A backend that refuses a question is there. */
function throwOutage(thrown: unknown): void {
  if (isOutage(thrown)) throw thrown;
}

function toWord(state: CircuitState): CircuitWord {
  if (state === CircuitState.Closed) return 'closed';
  return state === CircuitState.HalfOpen ? 'halfopen' : 'open';
}
