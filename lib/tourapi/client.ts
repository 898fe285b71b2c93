import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { handleWhen, retry } from 'cockatiel';
import type { z } from 'zod';
import { createBackoff, toRetryAfterMs } from '../backoff';
import { fetchText } from '../http/fetch-text';
import { TimeoutError } from '../http/with-timeout.mjs';
import { parseAnswer } from './envelope';
import { TourApiError, toTourApiError } from './errors';
import { redactServiceKey, toDecodedServiceKey } from './service-key';

export const DEFAULT_TOURAPI_BASE_URL = 'https://apis.data.go.kr/B551011';

/** Ten times the longest page we ask for. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

export interface TourApiOptions {
  /** The portal's key, encoded or decoded. */
  readonly serviceKey: string;
  /** Without the service name; no slash at the end needed. */
  readonly baseUrl?: string;
  readonly ratePerSecond?: number;
  /** Time for one attempt, body included. */
  readonly timeoutMs?: number;
  /** Attempts after the first one. */
  readonly retries?: number;
  /** The first pause before a retry; later ones grow and vary. */
  readonly backoffMs?: number;
  readonly signal?: AbortSignal;
  /** Called after each failed attempt, before its retry: it has used up a call of the quota. */
  readonly onFailedAttempt?: (error: TourApiError) => void | Promise<void>;
}

export interface TourApiCall<Schema extends z.ZodType> {
  readonly service: 'KorService2' | 'EngService2' | 'JpnService2' | 'ChsService2' | 'ChtService2';
  readonly operation: 'areaBasedList2' | 'detailIntro2' | 'detailCommon2';
  readonly params: Readonly<Record<string, string | number>>;
  readonly schema: Schema;
}

export interface TourApiPage<Item> {
  readonly items: readonly Item[];
  /** Items that do not fit the schema, and are left out. */
  readonly unreadable: number;
  /** Rows of the whole answer over all pages, as the API counts them. */
  readonly totalCount: number;
}

export interface TourApiClient {
  /** @throws {TourApiError} after the last retry; the signal's reason when aborted */
  call<Schema extends z.ZodType>(call: TourApiCall<Schema>): Promise<TourApiPage<z.infer<Schema>>>;
}

/** A client that keeps the rate, retries what may pass, and never lets the key into an error. */
export function createTourApiClient({
  serviceKey,
  baseUrl = DEFAULT_TOURAPI_BASE_URL,
  ratePerSecond = 5,
  timeoutMs = 20_000,
  retries = 4,
  backoffMs = 500,
  signal,
  onFailedAttempt,
}: TourApiOptions): TourApiClient {
  const key = toDecodedServiceKey(serviceKey);
  const waitForTurn = createPacer(1000 / ratePerSecond, signal);
  const policy = retry(
    handleWhen((error) => error instanceof TourApiError && error.retry),
    { maxAttempts: retries, backoff: createBackoff(backoffMs, getAskedMs) },
  );

  async function attempt(url: URL) {
    await waitForTurn();
    try {
      const { response, text } = await fetchText(
        url,
        { redirect: 'manual', headers: { accept: 'application/json, application/xml;q=0.5' } },
        { timeoutMs, maxBytes: MAX_ANSWER_BYTES, signal },
      );
      return parseAnswer({
        status: response.status,
        body: redactServiceKey(text, key),
        retryAfterMs: toRetryAfterMs(response.headers.get('retry-after')),
      });
    } catch (cause) {
      signal?.throwIfAborted();
      const error =
        cause instanceof TourApiError
          ? cause
          : toTourApiError({
              code: cause instanceof TimeoutError ? 'TIMEOUT' : 'CONNECTION',
              cause,
            });
      await onFailedAttempt?.(error);
      throw error;
    }
  }

  return {
    async call({ service, operation, params, schema }) {
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${service}/${operation}`);
      url.search = new URLSearchParams({
        serviceKey: key,
        MobileOS: 'ETC',
        MobileApp: 'Kioot',
        _type: 'json',
        ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      }).toString();
      const page = await policy.execute(() => attempt(url), signal);
      const parsed = page.items.map((item) => schema.safeParse(item));
      return {
        items: parsed.flatMap((result) => (result.success ? [result.data] : [])),
        unreadable: parsed.filter((result) => !result.success).length,
        totalCount: page.totalCount,
      };
    },
  };
}

const getAskedMs = (error: unknown): number =>
  error instanceof TourApiError ? error.retryAfterMs : 0;

/** Waits so that calls start at least `intervalMs` apart. */
function createPacer(intervalMs: number, signal?: AbortSignal): () => Promise<void> {
  let nextAt = 0;
  return async () => {
    const now = performance.now();
    const startAt = Math.max(now, nextAt);
    nextAt = startAt + intervalMs;
    if (startAt > now) await sleep(startAt - now, undefined, { signal });
    signal?.throwIfAborted();
  };
}
