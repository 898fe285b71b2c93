/*
 * Validation of unknown input by valibot. Issues name a path and a fixed message, never the input: that may be long or
 * personal.
 */
import * as v from 'valibot';

/** A schema that turns unknown input into a `T`. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** The first fault of some input. */
export class ValidationError extends Error {
  override name = 'ValidationError';

  constructor(
    /** Keys from the outermost value to the one at fault. */
    readonly path: readonly PropertyKey[],
    /** The expected form, for the caller. */
    readonly reason: string,
  ) {
    super(`${path.map(String).join('.') || 'all of it'}: ${reason}`);
  }
}

export type Validated<T> = { success: true; data: T } | { success: false; error: ValidationError };

/** Replaces valibot's own messages, which repeat the input; messages of the schemas stay. */
const CONFIG = { abortEarly: true, message: 'not valid' } as const;

/** Validates input without throwing: `validate(v.object({ a: v.string() }), { a: 1 })` fails at `a`. */
export function validate<T>(schema: Schema<T>, input: unknown): Validated<T> {
  const result = v.safeParse(schema, input, CONFIG);
  if (result.success) return { success: true, data: result.output };
  const [issue] = result.issues;
  // The name of a field that no schema knows is input, too.
  const path = issue.path?.filter(({ origin }) => origin !== 'key' || issue.expected !== 'never');
  const keys = path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? [];
  return { success: false, error: new ValidationError(keys, issue.message) };
}

/** @throws {ValidationError} */
export function parse<T>(schema: Schema<T>, input: unknown): T {
  const result = validate(schema, input);
  if (result.success) return result.data;
  throw result.error;
}

/** The value as its schema reads it, or null where the input does not fit. */
export function parseOrNull<T>(schema: Schema<T>, input: unknown): T | null {
  const result = validate(schema, input);
  return result.success ? result.data : null;
}
