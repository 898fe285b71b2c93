import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { DelegateBackoff, ExponentialBackoff, handleWhen, retry, type IBackoff } from 'cockatiel';
import { fetchText } from '../http/fetch-text';
import { TimeoutError } from '../http/with-timeout.mjs';
import { SourceError } from './errors';
import { redactServiceKey, toDecodedServiceKey } from './service-key';

/** Ten times the longest page of any source. */
const MAX_RESPONSE_BYTES = 32 * 1024 * 1024;
const MAX_BACKOFF_MS = 30_000;

/** Client options that an operator may set. */
export interface HttpClientOptions {
  /** Key of the public data portal, percent-encoded or decoded. */
  readonly serviceKey: string;
  readonly baseUrl: string;
  readonly ratePerSecond?: number;
  /** Timeout of one attempt, body included. */
  readonly timeoutMs: number;
  /** Maximum of attempts after the first one. */
  readonly retries: number;
  /** First pause before a retry; later ones grow exponentially, with jitter. */
  readonly backoffMs: number;
  readonly signal?: AbortSignal;
}

/** Response of any status, with the key redacted. */
export interface RawResponse {
  /** HTTP status. */
  readonly status: number;
  readonly body: string;
  /** From `Retry-After`; 0 without one. */
  readonly retryAfterMs?: number;
}

/** Protocol of a source. */
export interface HttpProtocol<Page> {
  readonly accept: string;
  /** @throws {SourceError} for a response that is no page */
  parse(answer: RawResponse): Page;
  /** Error of an attempt without a response. */
  toError(code: 'TIMEOUT' | 'CONNECTION', cause: unknown): SourceError;
  /** Called after each failed attempt, before its retry. */
  readonly onFailedAttempt?: (error: SourceError) => void | Promise<void>;
}

export interface HttpClient<Page> {
  /** @throws {SourceError} after the last retry; the signal's reason when aborted */
  get(path: string, params: Readonly<Record<string, string>>): Promise<Page>;
}

/**
 * HTTP client with rate limit, timeout, size limit and retries. Keeps the service key out of errors
 * and pages.
 */
export function createHttpClient<Page>(
  { serviceKey, baseUrl, timeoutMs, retries, backoffMs, signal, ...options }: HttpClientOptions,
  { accept, parse, toError, onFailedAttempt }: HttpProtocol<Page>,
): HttpClient<Page> {
  const key = toDecodedServiceKey(serviceKey);
  const waitForRateLimit = createRateLimiter(1000 / (options.ratePerSecond ?? Infinity), signal);
  const policy = retry(
    handleWhen((error) => error instanceof SourceError && error.retry),
    { maxAttempts: retries, backoff: createBackoff(backoffMs) },
  );

  async function attempt(url: URL): Promise<Page> {
    await waitForRateLimit();
    try {
      const { response, text } = await fetchText(
        url,
        // Redirects are not followed: the key would be sent along.
        { redirect: 'manual', headers: { accept } },
        { timeoutMs, maxBytes: MAX_RESPONSE_BYTES, signal },
      );
      return parse({
        status: response.status,
        body: redactServiceKey(text, key),
        retryAfterMs: toRetryAfterMs(response.headers.get('retry-after')),
      });
    } catch (cause) {
      signal?.throwIfAborted();
      const code = cause instanceof TimeoutError ? 'TIMEOUT' : 'CONNECTION';
      const error = cause instanceof SourceError ? cause : toError(code, cause);
      await onFailedAttempt?.(error);
      throw error;
    }
  }

  return {
    get(path, params) {
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${path}`);
      url.search = new URLSearchParams({ serviceKey: key, ...params }).toString();
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
