import 'server-only';
import { types } from 'node:util';
import { CircuitState, ConstantBackoff, handleWhen, retry } from 'cockatiel';
import { HttpError } from '../http/errors';
import { isNestedTooDeep } from '../http/json-depth';
import { readText } from '../http/read-body';
import { countBackendCall } from '../observability/counters';
import { toParser } from '../schema';
import { REC_PATHS, type RecCall } from './calls';
import {
  contentIdResponseSchema,
  englishResponseSchema,
  filterResponseSchema,
  pageResponseSchema,
  type RecommendationBackend,
} from './contract';
import {
  RESILIENCE,
  createBreaker,
  createResilientCall,
  type Answer,
  type ResilienceOptions,
} from './resilience';

/** The largest answer taken from a tourism backend: 8 MiB, ten times its fullest page. */
const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

interface Schema<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false; error: Error };
}

export interface ForwardOptions {
  /** The tourism backend's host, without a slash at the end. */
  baseUrl: string;
  /** Counted from the first byte sent to the last byte read, a second attempt included, in milliseconds. */
  timeoutMs: number;
  resilience?: Partial<ResilienceOptions>;
}

/** A forwarding backend also says whether it believes in the other end. */
export interface ForwardingBackend extends RecommendationBackend {
  /** `closed`: calls go through; `open`: they do not; `halfopen`: one is finding out. */
  getCircuit(): 'closed' | 'open' | 'halfopen';
}

/**
 * A backend that forwards to the tourism backend over HTTP, with what `resilience.ts` does for it. It sends
 * only the fixed paths and only the headers a JSON call needs, and follows no redirect.
 * Every call throws {@link HttpError}: `backend_timeout`, `backend_unreachable`, `backend_unreadable`
 * (not JSON, too large, wrong shape), `backend_rejected` (4xx).
 */
export function createForwardingBackend(options: ForwardOptions): ForwardingBackend {
  const resilience = { ...RESILIENCE, ...options.resilience };
  const breaker = createBreaker(resilience);

  function createCall<T extends object>(call: RecCall, schema: Schema<T>) {
    const run = createResilientCall(resilience, breaker, (body, signal) =>
      post(options, call, body, schema, signal),
    );
    return (request: unknown, signal: AbortSignal) => run(JSON.stringify(request), signal);
  }

  return {
    getContentIds: createCall('contentIds', toParser(contentIdResponseSchema)),
    getFiltered: createCall('filter', toParser(filterResponseSchema)),
    getPage: createCall('page', toParser(pageResponseSchema)),
    getFilteredInEnglish: createCall('english', toParser(englishResponseSchema)),
    getCircuit() {
      if (breaker.state === CircuitState.Closed) return 'closed';
      return breaker.state === CircuitState.HalfOpen ? 'halfopen' : 'open';
    },
  };
}

/**
 * The one failure that is tried again, once and at once: the backend closed the connection before it answered
 * anything, as servers do with connections kept open for too long. The calls only read, so a request that
 * arrived after all does no harm twice.
 */
const retryLostConnection = retry(handleWhen(isConnectionLost), {
  maxAttempts: 1,
  backoff: new ConstantBackoff(0),
});
retryLostConnection.onRetry(() => countBackendCall('retried'));

const LOST_CONNECTION_CODES: ReadonlySet<unknown> = new Set([
  'ECONNRESET',
  'EPIPE',
  'UND_ERR_SOCKET',
]);

function isConnectionLost(thrown: unknown): boolean {
  if (!types.isNativeError(thrown) || !types.isNativeError(thrown.cause)) return false;
  return 'code' in thrown.cause && LOST_CONNECTION_CODES.has(thrown.cause.code);
}

async function post<T>(
  { baseUrl, timeoutMs }: ForwardOptions,
  call: RecCall,
  body: string,
  schema: Schema<T>,
  endSignal: AbortSignal,
): Promise<Answer<T>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([timeout, endSignal]);
  let text: string;
  try {
    // Both attempts share the signal: a second one gets the time that is left.
    const response = await retryLostConnection.execute(
      () =>
        fetch(`${baseUrl}${REC_PATHS[call]}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body,
          redirect: 'error',
          cache: 'no-store',
          signal,
        }),
      signal,
    );
    if (!response.ok) {
      await response.body?.cancel();
      throw toStatusError(response.status);
    }
    // Inside the same try: a body that stalls after its headers is a time-out too.
    text = await readText(response, MAX_ANSWER_BYTES, {
      tooLarge: 'backend_unreadable',
      unreadable: 'backend_unreadable',
    });
  } catch (cause) {
    if (cause instanceof HttpError) throw cause;
    // Nobody waits any more: not the backend's failure, so not one of ours to name.
    if (endSignal.aborted) throw cause;
    if (timeout.aborted) {
      throw new HttpError('backend_timeout', 'The tourism backend took too long to answer.', {
        cause,
      });
    }
    throw new HttpError('backend_unreachable', 'The tourism backend could not be reached.', {
      cause,
    });
  }
  return { value: parseAnswer(text, schema), bytes: Buffer.byteLength(text) };
}

function toStatusError(status: number): HttpError {
  return status >= 400 && status < 500
    ? new HttpError('backend_rejected', `The tourism backend refused the request (${status}).`)
    : new HttpError('backend_unreachable', `The tourism backend failed (${status}).`);
}

function parseAnswer<T>(text: string, schema: Schema<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new HttpError('backend_unreadable', 'The tourism backend did not answer JSON.', {
      cause,
    });
  }
  const parsed = schema.safeParse(value);
  if (parsed.success && !isNestedTooDeep(parsed.data)) return parsed.data;
  throw new HttpError('backend_unreadable', 'The tourism backend answered in an unknown shape.', {
    cause: parsed.success ? 'nested too deep' : parsed.error,
  });
}
