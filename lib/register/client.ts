import 'server-only';
import { handleWhen, retry } from 'cockatiel';
import { createBackoff, toRetryAfterMs } from '../backoff';
import { fetchText } from '../http/fetch-text';
import { TimeoutError } from '../http/with-timeout.mjs';
import { redactServiceKey, toDecodedServiceKey } from '../tourapi/service-key';
import { parseAnswer, type RegisterCall, type RegisterPage } from './answer';
import { RegisterError } from './errors';

export const DEFAULT_REGISTER_BASE_URL = 'https://seoul.openapi.redtable.global/api';

/** Rows on a page: more are refused. */
export const PAGE_ROWS = 1000;

/** Thirty kilobytes a row. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;

export interface RegisterOptions {
  /** The portal's key, encoded or decoded. */
  readonly serviceKey: string;
  readonly baseUrl?: string;
  /** Time for one attempt, body included. */
  readonly timeoutMs?: number;
  /** Attempts after the first one. */
  readonly retries?: number;
  /** The first pause before a retry; later ones grow and vary. */
  readonly backoffMs?: number;
  readonly signal?: AbortSignal;
}

export interface RegisterClient {
  /**
   * A page, counted from 1. To be called one at a time: the register answers 429 to two at once.
   * @throws {RegisterError} after the last retry; the signal's reason when aborted
   */
  getPage(call: RegisterCall, page: number): Promise<RegisterPage>;
}

/** A client of the register of restaurants and menus (data set 15097605) that retries what may pass. */
export function createRegisterClient({
  serviceKey,
  baseUrl = DEFAULT_REGISTER_BASE_URL,
  timeoutMs = 30_000,
  retries = 6,
  backoffMs = 1000,
  signal,
}: RegisterOptions): RegisterClient {
  const key = toDecodedServiceKey(serviceKey);
  const policy = retry(
    handleWhen((error) => error instanceof RegisterError && error.retry),
    {
      maxAttempts: retries,
      backoff: createBackoff(backoffMs, (error) =>
        error instanceof RegisterError ? error.retryAfterMs : 0,
      ),
    },
  );

  async function attempt(url: URL): Promise<RegisterPage> {
    try {
      const { response, text } = await fetchText(
        url,
        { redirect: 'manual', headers: { accept: 'application/json' } },
        { timeoutMs, maxBytes: MAX_ANSWER_BYTES, signal },
      );
      return parseAnswer(
        response.status,
        redactServiceKey(text, key),
        toRetryAfterMs(response.headers.get('retry-after')),
      );
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof RegisterError) throw cause;
      throw cause instanceof TimeoutError
        ? new RegisterError('TIMEOUT', `no answer within ${timeoutMs} ms`, { cause })
        : new RegisterError('CONNECTION', 'no connection', { cause });
    }
  }

  return {
    getPage(call, page) {
      const url = new URL(`${baseUrl.replace(/\/+$/, '')}/${call}`);
      url.search = new URLSearchParams({ serviceKey: key, pageNo: String(page) }).toString();
      return policy.execute(() => attempt(url), signal);
    },
  };
}
