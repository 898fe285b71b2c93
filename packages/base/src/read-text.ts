import { HttpError, type ErrorCode } from './http-errors';

export interface BodySource {
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
