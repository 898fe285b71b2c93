/*
 * Validation of unknown input with valibot. Issues hold a path and a fixed message, never the
 * input, which may be long or personal (docs/decisions/0208-validate-with-valibot-on-both-sides.md).
 */
import * as v from 'valibot';

/** Schema from unknown input to a `T`. */
export type Schema<T> = v.GenericSchema<unknown, T>;

/** First issue of an input. */
export class ValidationError extends Error {
  override name = 'ValidationError';

  constructor(
    /** Keys from the outermost value to the invalid one. */
    readonly path: readonly PropertyKey[],
    /** Expected form, for the caller. */
    readonly reason: string,
  ) {
    super(`${path.map(String).join('.') || 'all of it'}: ${reason}`);
  }
}

type Validated<T> = { success: true; data: T } | { success: false; error: ValidationError };

/** Replaces valibot's messages, which repeat the input; messages of our schemas stay. */
const CONFIG = { abortEarly: true, message: 'not valid' } as const;

/**
 * Validates input without throwing.
 * @example
 * validate(v.object({ a: v.string() }), { a: 1 }); // => fails at `a`
 */
export function validate<T>(schema: Schema<T>, input: unknown): Validated<T> {
  const result = v.safeParse(schema, input, CONFIG);
  if (result.success) return { success: true, data: result.output };
  const [issue] = result.issues;
  // The name of an unknown field is part of the input.
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

/** Validated value; null for invalid input. */
export function parseOrNull<T>(schema: Schema<T>, input: unknown): T | null {
  const result = validate(schema, input);
  return result.success ? result.data : null;
}

/** Neither NaN nor infinite. */
export const finiteNumberSchema = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value)),
);

/** Number from `min` to `max`, inclusive. */
export function numberBetween([min, max]: readonly [min: number, max: number]) {
  return v.pipe(
    v.number(),
    v.check((value) => value >= min && value <= max),
  );
}

/** Integer from `min` to `max`, inclusive. */
export function integerBetween(min: number, max = Number.MAX_SAFE_INTEGER) {
  return v.pipe(
    v.number(),
    v.check((value) => Number.isInteger(value) && value >= min && value <= max),
  );
}

/** Calendar day as `YYYY-MM-DD`; rejects `2026-02-30`. */
export const calendarDaySchema = v.pipe(
  v.string(),
  v.check((text) => {
    const date = new Date(text);
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  }),
);

/** Text of `min` to `max` UTF-16 units. */
export function textBetween(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.check(({ length }) => length >= min && length <= max),
  );
}

/** True for `true`, false for anything else. */
export const flagSchema = v.fallback(v.boolean(), false);

/**
 * Rejects arrays, which valibot's `object` accepts. Needed for schemas whose fields are all
 * optional, and for correct issue paths.
 */
export function rejectArrays<const S extends Schema<unknown>>(schema: S) {
  return v.pipe(
    v.unknown(),
    v.check((input) => !Array.isArray(input)),
    schema,
  );
}

/** Object with these fields and no others. */
export function strictObject<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.strictObject(entries, ({ expected }) =>
    expected === 'never' ? 'holds a field that is not known' : 'not valid',
  );
}

/** Value or null; null for invalid input. */
export function orNull<const S extends Schema<unknown>>(schema: S) {
  return v.fallback(v.nullable(schema), null);
}

/** Valid items of a list, of at most the first `max`. */
export function validItems<T>(schema: Schema<T>, max = Infinity) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((items) =>
      items.slice(0, max).flatMap((item) => {
        const result = validate(schema, item);
        return result.success ? [result.data] : [];
      }),
    ),
  );
}

/** Value, or JSON text of it. */
export function valueOrJson<T>(schema: Schema<T>): Schema<T> {
  return v.pipe(v.unknown(), v.transform(parseJsonOrText), schema);
}

/** Other text stays text, which the schema of a value rejects. */
function parseJsonOrText(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}

/** Path for `addIssue` of `v.rawCheck`. */
export function toIssuePath(
  key: PropertyKey,
  ...keys: PropertyKey[]
): [v.UnknownPathItem, ...v.UnknownPathItem[]] {
  const toItem = (each: PropertyKey): v.UnknownPathItem => ({
    ...{ type: 'unknown', origin: 'value', input: undefined, value: undefined },
    key: each,
  });
  return [toItem(key), ...keys.map(toItem)];
}
