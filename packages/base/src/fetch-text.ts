import { readText } from './read-text';
import { withTimeout } from './with-timeout.mjs';

export interface FetchTextOptions {
  /** From the first byte sent to the last byte read, in milliseconds. */
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal | null | undefined;
  /** Leaves the body of a response outside 200 to 299 unread and throws {@link StatusError}. */
  okOnly?: boolean;
  /** Sends the request instead of `fetch`, for example with a retry; shares the time limit. */
  send?: (init: RequestInit & { signal: AbortSignal }) => Promise<Response>;
}

/** Response outside 200 to 299. */
export class StatusError extends Error {
  override name = 'StatusError';

  constructor(readonly status: number) {
    super(`The answer has status ${status}.`);
  }
}

/**
 * Fetches and reads the response as UTF-8 text, whatever its status unless `okOnly`.
 * @throws {TimeoutError} at the limit; the reason of the signal when it aborts; {@link HttpError}
 *   `backend_unreadable` for more than `maxBytes` or text that is not UTF-8; {@link StatusError};
 *   everything `fetch` throws
 */
export function fetchText(
  input: RequestInfo | URL,
  init: RequestInit,
  {
    timeoutMs,
    maxBytes,
    signal: callerSignal,
    okOnly = false,
    send = (sent) => fetch(input, sent),
  }: FetchTextOptions,
): Promise<{ response: Response; text: string }> {
  return withTimeout(
    async (signal) => {
      const response = await send({ ...init, signal });
      if (okOnly && !response.ok) {
        await response.body?.cancel();
        throw new StatusError(response.status);
      }
      const codes = { tooLarge: 'backend_unreadable', unreadable: 'backend_unreadable' } as const;
      return { response, text: await readText(response, { maxBytes, codes, signal }) };
    },
    { timeoutMs, signal: callerSignal ?? undefined },
  );
}
