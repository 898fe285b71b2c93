import { readText } from './read-body';
import { withTimeout } from './with-timeout.mjs';

export interface FetchTextOptions {
  /** From the first byte sent to the last one read, in milliseconds. */
  timeoutMs: number;
  maxBytes: number;
  signal?: AbortSignal | null | undefined;
}

/**
 * Fetches and reads the answer as UTF-8 text, whatever its status.
 * @throws {TimeoutError} at the limit; the signal's reason when that aborts; {@link HttpError} `backend_unreadable` for
 *   more than `maxBytes` or what is no text; what `fetch` throws
 */
export function fetchText(
  input: RequestInfo | URL,
  init: RequestInit,
  { timeoutMs, maxBytes, signal: callerSignal }: FetchTextOptions,
): Promise<{ response: Response; text: string }> {
  return withTimeout(
    async (signal) => {
      const response = await fetch(input, { ...init, signal });
      const codes = { tooLarge: 'backend_unreadable', unreadable: 'backend_unreadable' } as const;
      return { response, text: await readText(response, { maxBytes, codes, signal }) };
    },
    { timeoutMs, signal: callerSignal ?? undefined },
  );
}
