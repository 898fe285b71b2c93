import { HttpError, type ErrorCode } from './http-errors';
import { validate, type Schema } from './validation';
import { withTimeout } from './with-timeout.mjs';

interface BodySource {
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
}

interface ReadOptions {
  maxBytes: number;
  codes: { tooLarge: ErrorCode; unreadable: ErrorCode };
  /**
   * Stops the reading and closes the connection. `fetch` drops its own signal after the headers
   * (decision 0179).
   */
  signal?: AbortSignal;
}

/**
 * Reads a body as UTF-8 text and stops at `maxBytes`, whatever `Content-Length` claims.
 * @throws {HttpError} `tooLarge` for a larger body, `unreadable` for bytes that are not UTF-8; the
 *   reason of the signal
 */
export async function readText(
  { headers, body }: BodySource,
  { maxBytes, codes, signal }: ReadOptions,
): Promise<string> {
  const tooLarge = () =>
    new HttpError(codes.tooLarge, `The body is larger than ${maxBytes} bytes.`);
  if (Number(headers.get('content-length')) > maxBytes) {
    await body?.cancel();
    throw tooLarge();
  }
  if (!body) return '';

  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = body.getReader();
  // Canceling a body that has already failed rejects; the read reports that failure.
  const stop = () => void reader.cancel(signal?.reason).catch(() => undefined);
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  let text = '';
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      signal?.throwIfAborted();
      if (value) {
        bytes += value.byteLength;
        if (bytes > maxBytes) {
          await reader.cancel();
          throw tooLarge();
        }
      }
      try {
        text += done ? decoder.decode() : decoder.decode(value, { stream: true });
      } catch (cause) {
        throw new HttpError(codes.unreadable, 'The body is not UTF-8 text.', { cause });
      }
      if (done) return text;
    }
  } finally {
    signal?.removeEventListener('abort', stop);
  }
}

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

/**
 * Maximum nesting of JSON: ours has seven levels, and `JSON.stringify` overflows the stack at some
 * thousands.
 */
export const MAX_JSON_DEPTH = 64;

/** True for a JSON value with more than {@link MAX_JSON_DEPTH} levels of arrays and objects. */
export function isNestedTooDeep(value: unknown, levels = MAX_JSON_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) return value.some((item) => isNestedTooDeep(item, levels - 1));
  // No Object.values: this visits every value of every request, and parsed JSON has no inherited
  // keys.
  for (const key in value) {
    if (isNestedTooDeep(value[key as keyof typeof value], levels - 1)) return true;
  }
  return false;
}

export interface FetchJsonOptions<T> extends Omit<FetchTextOptions, 'okOnly'> {
  schema: Schema<T>;
  /** Name of the other end in error messages: `The tourism backend`. */
  peer?: string;
}

/**
 * Fetches JSON and validates it.
 *
 * @example
 * await fetchJson(url, {}, { schema: v.array(v.string()), timeoutMs: 3000, maxBytes: 1024 });
 * // { value: ['a'], text: '["a"]' }
 *
 * @returns the value and the text it was parsed from
 * @throws {StatusError} outside 200 to 299; {@link HttpError} `backend_unreadable` for text that is
 *   not JSON, does not match or is nested too deep; everything {@link fetchText} throws
 */
export async function fetchJson<T>(
  input: RequestInfo | URL,
  init: RequestInit,
  { schema, peer = 'The server', ...options }: FetchJsonOptions<T>,
): Promise<{ value: T; text: string }> {
  const { text } = await fetchText(input, init, { ...options, okOnly: true });
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new HttpError('backend_unreadable', `${peer} did not answer JSON.`, { cause });
  }
  const result = validate(schema, parsed);
  if (result.success && !isNestedTooDeep(result.data)) return { value: result.data, text };
  throw new HttpError('backend_unreadable', `${peer} answered in an unknown shape.`, {
    cause: result.success ? 'nested too deep' : result.error,
  });
}
