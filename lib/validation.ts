/*
 * Validation of unknown input by valibot. Issues name a path and a fixed message, never the input: that may be long or
 * personal (docs/decisions/0208-validate-with-valibot.md).
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

type Validated<T> = { success: true; data: T } | { success: false; error: ValidationError };

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

/** A number that is neither NaN nor infinite. */
export const finiteNumberSchema = v.pipe(
  v.number(),
  v.check((value) => Number.isFinite(value)),
);

/** A number from `min` to `max`. */
export function numberBetween([min, max]: readonly [min: number, max: number]) {
  return v.pipe(
    v.number(),
    v.check((value) => value >= min && value <= max),
  );
}

/** A whole number from `min` to `max`. */
export function integerBetween(min: number, max = Number.MAX_SAFE_INTEGER) {
  return v.pipe(
    v.number(),
    v.check((value) => Number.isInteger(value) && value >= min && value <= max),
  );
}

/** A day as `YYYY-MM-DD`: `2026-02-28`, but not `2026-02-30`. */
export const calendarDaySchema = v.pipe(
  v.string(),
  v.check((text) => {
    const date = new Date(text);
    return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
  }),
);

/** A text of `min` to `max` UTF-16 units. */
export function textBetween(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.check(({ length }) => length >= min && length <= max),
  );
}

/** `true`; anything else is false. */
export const flagSchema = v.fallback(v.boolean(), false);

/** Refuses a list, of which valibot's `object` takes the keys. Needed where no field has to be there, or a path is told. */
export function notList<const S extends Schema<unknown>>(schema: S) {
  return v.pipe(
    v.unknown(),
    v.check((input) => !Array.isArray(input)),
    schema,
  );
}

/** A value, or null in place of one that does not fit. */
export function orNull<const S extends Schema<unknown>>(schema: S) {
  return v.fallback(v.nullable(schema), null);
}

/** The items of a list that fit, of at most the first `max`. */
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

/** A value, or the JSON text that spells it. */
export function valueOrJson<T>(schema: Schema<T>): Schema<T> {
  return v.pipe(v.unknown(), v.transform(toValue), schema);
}

/** Parses JSON text; other text stays text, which no schema of values takes. */
function toValue(input: unknown): unknown {
  if (typeof input !== 'string') return input;
  try {
    return JSON.parse(input);
  } catch {
    return input;
  }
}

/** A path for `addIssue` of `v.rawCheck`. */
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
