import { HttpError } from '@kioot/base/http-errors';
import { isNestedTooDeep } from './json-depth';
import { readText, type BodySource } from '@kioot/base/read-text';

/**
 * Reads the JSON a caller sent, at most `maxBytes`.
 * @throws {HttpError} `payload_too_large` or `invalid_json`
 */
export async function readRequestJson(request: BodySource, maxBytes: number): Promise<unknown> {
  const text = await readText(request, {
    maxBytes,
    codes: { tooLarge: 'payload_too_large', unreadable: 'invalid_json' },
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
