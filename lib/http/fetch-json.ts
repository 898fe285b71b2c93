import { validate, type Schema } from '@kioot/base/validation';
import { HttpError } from '@kioot/base/http-errors';
import { fetchText, type FetchTextOptions } from '@kioot/base/fetch-text';

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
