import { ExponentialBackoff, type IBackoff } from 'cockatiel';

const MAX_BACKOFF_MS = 30_000;

/**
 * Exponential backoff with jitter for `retry` of cockatiel, never shorter than what the answer asked for, 30 s at most.
 *
 * @param initialDelay milliseconds
 * @param getAskedMs how long the error of an attempt asks us to wait; 0 where it does not say
 */
export function createBackoff(initialDelay: number, getAskedMs: (error: unknown) => number) {
  interface Context {
    readonly result: { error: unknown } | { value: unknown };
  }
  const wrap = (inner: IBackoff<unknown>, askedMs: number): IBackoff<Context> => ({
    duration: Math.max(inner.duration, Math.min(askedMs, MAX_BACKOFF_MS)),
    next: ({ result }) =>
      wrap(inner.next(undefined), 'error' in result ? getAskedMs(result.error) : 0),
  });
  const exponential = new ExponentialBackoff({ initialDelay, maxDelay: MAX_BACKOFF_MS });
  return {
    next: ({ result }: Context) =>
      wrap(exponential.next(), 'error' in result ? getAskedMs(result.error) : 0),
  };
}

/** The seconds of a `Retry-After` header in milliseconds; 0 without one that is a number. */
export function toRetryAfterMs(header: string | null): number {
  const seconds = Number(header ?? 0);
  return Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : 0;
}
