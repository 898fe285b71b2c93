import { validate, type Schema } from '../validation';
import { HttpError } from './errors';
import { fetchText, type FetchTextOptions } from './fetch-text';
import { isNestedTooDeep } from './json-depth';

export interface FetchJsonOptions<T> extends Omit<FetchTextOptions, 'okOnly'> {
  schema: Schema<T>;
  /** Names the other end in error messages: `The tourism backend`. */
  peer?: string;
}

/**
 * Fetches JSON and validates it: `fetchJson(url, {}, { schema: v.array(v.string()), timeoutMs: 3000, maxBytes: 1024 })`.
 * @returns the value and the text it was read from
 * @throws {StatusError} outside 200 to 299; {@link HttpError} `backend_unreadable` for what is no JSON, does not fit or is
 *   nested too deep; what {@link fetchText} throws
 */
export async function fetchJson<T>(
  input: RequestInfo | URL,
  init: RequestInit,
  { schema, peer = 'The server', ...options }: FetchJsonOptions<T>,
): Promise<{ value: T; text: string }> {
  const { text } = await fetchText(input, init, { ...options, okOnly: true });
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch (cause) {
    throw new HttpError('backend_unreadable', `${peer} did not answer JSON.`, { cause });
  }
  const result = validate(schema, answer);
  if (result.success && !isNestedTooDeep(result.data)) return { value: result.data, text };
  throw new HttpError('backend_unreadable', `${peer} answered in an unknown shape.`, {
    cause: result.success ? 'nested too deep' : result.error,
  });
}
