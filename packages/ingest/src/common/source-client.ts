import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { DelegateBackoff, ExponentialBackoff, handleWhen, retry, type IBackoff } from 'cockatiel';
import { fetchText } from '@kioot/base/fetch';
import { TimeoutError } from '@kioot/base/with-timeout';
import { parseResponse, type ResponsePage } from './parse-response';
import { redactServiceKey, toDecodedServiceKey } from './service-key';
import { SourceError, type Source } from './source-error';

/** Ten times the longest page of any source. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
const MAX_BACKOFF_MS = 30_000;

/** Client options that an operator may set. */
export interface SourceClientOptions {
  /** Key of the public data portal, percent-encoded or decoded. */
  readonly serviceKey: string;
  /** Another address than that of the source. */
  readonly baseUrl?: string;
  readonly ratePerSecond?: number;
  /** Timeout of one attempt, body included. */
  readonly timeoutMs?: number;
  /** Maximum of attempts after the first one. */
  readonly retries?: number;
  /** First pause before a retry; later ones grow exponentially, with jitter. */
  readonly backoffMs?: number;
  readonly signal?: AbortSignal;
}

export type SourceClient = ReturnType<typeof createSourceClient>;

/**
 * Client of a source with rate limit, timeout, size limit and retries. Keeps the service key out of
 * errors and pages.
 *
 * @param onFailedAttempt called after each failed attempt, before its retry
 */
export function createSourceClient(
  source: Source,
  { serviceKey, baseUrl = source.baseUrl, signal, ...options }: SourceClientOptions,
  onFailedAttempt?: (error: SourceError) => void | Promise<void>,
) {
  const { ratePerSecond = 5, timeoutMs = 20_000, retries = 4, backoffMs = 500 } = options;
  const key = toDecodedServiceKey(serviceKey);
  const waitForRateLimit = createRateLimiter(1000 / ratePerSecond, signal);
  const policy = retry(
    handleWhen((error) => error instanceof SourceError && error.retry),
    { maxAttempts: retries, backoff: createBackoff(backoffMs) },
  );

  async function attempt(url: URL): Promise<ResponsePage> {
    await waitForRateLimit();
    try {
      const { response, text } = await fetchText(
        url,
        // Redirects are not followed: the key would be sent along.
        { redirect: 'manual', headers: { accept: 'application/json, application/xml;q=0.5' } },
        { timeoutMs, maxBytes: MAX_RESPONSE_BYTES, signal },
      );
      const retryAfterMs = toRetryAfterMs(response.headers.get('retry-after'));
      const body = redactServiceKey(text, key);
      return parseResponse({ status: response.status, body, retryAfterMs }, source);
    } catch (cause) {
      signal?.throwIfAborted();
      const code = cause instanceof TimeoutError ? 'TIMEOUT' : 'CONNECTION';
      const error = cause instanceof SourceError ? cause : new SourceError(source, code, { cause });
      await onFailedAttempt?.(error);
      throw error;
    }
  }

  return {
    /** @throws {SourceError} after the last retry; the signal's reason when aborted */
    get(path: string, params: Readonly<Record<string, string | number>>): Promise<ResponsePage> {
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${path}`);
      const values = Object.entries(params).map(([name, value]) => [name, String(value)]);
      url.search = new URLSearchParams([['serviceKey', key], ...values]).toString();
      return policy.execute(() => attempt(url), signal);
    },
  };
}

interface Failure {
  readonly result: { readonly error: unknown } | { readonly value: unknown };
}

/** Exponential backoff with jitter, at least as long as `Retry-After` asks for, at most 30 s. */
function createBackoff(initialDelay: number) {
  const first = new ExponentialBackoff({ initialDelay, maxDelay: MAX_BACKOFF_MS });
  return new DelegateBackoff<Failure, IBackoff<unknown>>(({ result }, last) => {
    const state = last ? last.next(undefined) : first.next();
    const error = 'error' in result ? result.error : null;
    const retryAfterMs = error instanceof SourceError ? error.retryAfterMs : 0;
    return { delay: Math.max(state.duration, Math.min(retryAfterMs, MAX_BACKOFF_MS)), state };
  });
}

/** Milliseconds of a `Retry-After` in seconds; 0 for any other value. */
function toRetryAfterMs(header: string | null): number {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}

/** Rate limiter: calls start at least `intervalMs` apart. */
function createRateLimiter(intervalMs: number, signal?: AbortSignal): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    const now = performance.now();
    const startAt = Math.max(now, nextAt);
    nextAt = startAt + intervalMs;
    if (startAt > now) await sleep(startAt - now, undefined, { signal });
    signal?.throwIfAborted();
  };
}
