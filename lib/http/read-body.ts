import { MAX_BODY_BYTES } from '../limits';
import { HttpError, type ErrorCode } from './errors';
import { isNestedTooDeep } from './json-depth';

interface BodySource {
  headers: Headers;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * Reads a body as UTF-8 text and stops at `maxBytes`, whatever `Content-Length` claims.
 * @throws {HttpError} with `tooLarge` when there is more, with `unreadable` when it is not UTF-8
 */
export async function readText(
  { headers, body }: BodySource,
  maxBytes: number,
  codes: { tooLarge: ErrorCode; unreadable: ErrorCode },
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
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
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
}

/**
 * Reads the JSON a caller sent, at most {@link MAX_BODY_BYTES}.
 * @throws {HttpError} `payload_too_large` or `invalid_json`
 */
export async function readRequestJson(request: BodySource): Promise<unknown> {
  const text = await readText(request, MAX_BODY_BYTES, {
    tooLarge: 'payload_too_large',
    unreadable: 'invalid_json',
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new HttpError('invalid_json', 'The body is not JSON.', { cause });
  }
  if (isNestedTooDeep(value)) throw new HttpError('invalid_json', 'The body is nested too deep.');
  return value;
}
