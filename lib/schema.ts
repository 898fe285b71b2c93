/*
 * Schemas small enough for a phone: what the wire and the browser's storage hold is read with the same ones on both
 * sides (decision 0057). A schema is a function that reads a value of any shape, and tells what is wrong instead of
 * throwing, for what comes from outside may be wrong a hundred thousand times.
 */

/** Where something else was expected. It never says what came: that may be long, or somebody's. */
export class Mismatch {
  readonly path: PropertyKey[] = [];

  /** The message is for the caller: the expected form where the field's name does not tell it. */
  constructor(readonly message = 'not valid') {}

  under(key: PropertyKey): this {
    this.path.unshift(key);
    return this;
  }
}

/** Reads a value as a `T`. */
export type Schema<T> = (value: unknown) => T | Mismatch;
export type Output<S extends Schema<unknown>> = Exclude<ReturnType<S>, Mismatch>;

function where<T>(isRight: (value: unknown) => value is T): Schema<T> {
  return (value) => (isRight(value) ? value : new Mismatch());
}

export const text = where((value): value is string => typeof value === 'string');

/** A number that is one: neither NaN nor infinite. */
export const number = where((value): value is number => Number.isFinite(value));

const array = where((value): value is unknown[] => Array.isArray(value));

const record = where(
  (value): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && !Array.isArray(value),
);

/** What a schema reads, made into something else. */
export function map<T, To>(schema: Schema<T>, to: (value: T) => To | Mismatch): Schema<To> {
  return (value) => {
    const read = schema(value);
    return read instanceof Mismatch ? read : to(read);
  };
}

/** What a schema reads, as far as it is right. */
export function check<T>(schema: Schema<T>, isRight: (value: T) => boolean): Schema<T> {
  return map(schema, (read) => (isRight(read) ? read : new Mismatch()));
}

/** A number from `min` to `max`. */
export function within([min, max]: readonly [min: number, max: number]): Schema<number> {
  return check(number, (value) => value >= min && value <= max);
}

/** A whole number from `min` to `max`. */
export function wholeFrom(min: number, max = Number.MAX_SAFE_INTEGER): Schema<number> {
  return check(within([min, max]), Number.isInteger);
}

/** Text or a list of `min` to `max` letters or entries. */
export function sized<T extends { length: number }>(
  schema: Schema<T>,
  min: number,
  max = Infinity,
): Schema<T> {
  return check(schema, ({ length }) => length >= min && length <= max);
}

/** One of these words or numbers. */
export function oneOf<const T extends string | number>(options: readonly T[]): Schema<T> {
  return where((value): value is T => options.some((each) => each === value));
}

/** What the first schema reads that can. */
export function either<T extends readonly unknown[]>(
  ...schemas: { [At in keyof T]: Schema<T[At]> }
): Schema<T[number]> {
  return (value) => {
    let read: T[number] | Mismatch | undefined;
    for (const schema of schemas) {
      read = schema(value);
      if (!(read instanceof Mismatch)) return read;
    }
    return read ?? new Mismatch();
  };
}

/** A field that may be missing. */
export function optional<T>(schema: Schema<T>): Schema<T | undefined> {
  return (value) => (value === undefined ? undefined : schema(value));
}

/** A value that may be null. */
export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return (value) => (value === null ? null : schema(value));
}

/** A value, or `other` in the place of one that cannot be read. */
export function orElse<T, const Other>(schema: Schema<T>, other: Other): Schema<T | Other> {
  return (value) => {
    const read = schema(value);
    return read instanceof Mismatch ? other : read;
  };
}

/** A list of which every entry can be read. */
export function list<T>(schema: Schema<T>): Schema<T[]> {
  return map(array, (values) => {
    const all: T[] = [];
    for (const [at, value] of values.entries()) {
      const read = schema(value);
      if (read instanceof Mismatch) return read.under(at);
      all.push(read);
    }
    return all;
  });
}

/** The entries of a list that can be read, at most the first `max`. */
export function readable<T>(schema: Schema<T>, max = Infinity): Schema<T[]> {
  return map(array, (values) =>
    values.slice(0, max).flatMap((value) => {
      const read = schema(value);
      return read instanceof Mismatch ? [] : [read];
    }),
  );
}

type Fields = Readonly<Record<string, Schema<unknown>>>;
type Optional<F extends Fields> = {
  [Key in keyof F]: undefined extends Output<F[Key]> ? Key : never;
}[keyof F];
type Flat<T> = { [Key in keyof T]: T[Key] };
type OutputOf<F extends Fields> = Flat<
  { [Key in Exclude<keyof F, Optional<F>>]: Output<F[Key]> } & {
    [Key in Optional<F>]?: Output<F[Key]>;
  }
>;

/** An object of these fields; others are left out. */
export function object<const F extends Fields>(fields: F): Schema<OutputOf<F>> {
  return map(record, createFieldsReader(fields));
}

/** An object of these fields; others are kept as they come. */
export function looseObject<const F extends Fields>(fields: F): Schema<OutputOf<F>> {
  const readFields = createFieldsReader(fields);
  return map(record, (values) => {
    const read = readFields(values);
    if (read instanceof Mismatch) return read;
    const others = Object.keys(values).filter((key) => !Object.hasOwn(fields, key));
    // Mostly there are none, and there may be thousands of objects.
    if (others.length === 0) return read;
    return { ...Object.fromEntries(others.map((key) => [key, values[key]])), ...read };
  });
}

function createFieldsReader<F extends Fields>(
  fields: F,
): (values: Record<string, unknown>) => OutputOf<F> | Mismatch {
  const entries = Object.entries(fields);
  return (values) => {
    const all: Record<string, unknown> = {};
    for (const [key, schema] of entries) {
      const read = schema(values[key]);
      if (read instanceof Mismatch) return read.under(key);
      if (read !== undefined) all[key] = read;
    }
    // Every field has been read by its own schema, which the compiler cannot follow through `Object.entries`.
    return all as OutputOf<F>;
  };
}

/** A value, or the JSON text that spells it. */
export function orAsText<T>(schema: Schema<T>): Schema<T> {
  return (value) => {
    if (typeof value !== 'string') return schema(value);
    try {
      return schema(JSON.parse(value));
    } catch (error) {
      if (error instanceof SyntaxError) return new Mismatch();
      throw error;
    }
  };
}

/** The value as its schema reads it, or null when it is something else. */
export function parseOrNull<T>(schema: Schema<T>, value: unknown): T | null {
  const read = schema(value);
  return read instanceof Mismatch ? null : read;
}

interface Issue {
  path: PropertyKey[];
  message: string;
}
type Parsed<T> =
  { success: true; data: T } | { success: false; error: Error & { issues: Issue[] } };

/** A schema for the server's doors, which zod's schemas open as they are. */
export function toParser<T>(schema: Schema<T>): { safeParse: (value: unknown) => Parsed<T> } {
  return {
    safeParse(value) {
      const data = schema(value);
      if (!(data instanceof Mismatch)) return { success: true, data };
      const { path, message } = data;
      const error = new Error(`${path.map(String).join('.') || 'all of it'}: ${message}`);
      return { success: false, error: Object.assign(error, { issues: [{ path, message }] }) };
    },
  };
}
