import * as v from 'valibot';

/** Says what was expected and never what came instead: that may be long, or somebody's. */
const CONFIG = {
  abortEarly: true,
  message: ({ expected }: v.BaseIssue<unknown>) =>
    expected ? `expected ${expected}` : 'not valid',
} satisfies v.Config<v.BaseIssue<unknown>>;

/** The value as its schema reads it, or null when it is something else. */
export function parseOrNull<const Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | null {
  const parsed = v.safeParse(schema, value, CONFIG);
  return parsed.success ? parsed.output : null;
}

/** A list of what can be read of it. */
export function readableSchema<const Schema extends v.GenericSchema>(item: Schema) {
  return v.pipe(
    v.array(v.fallback(v.nullable(item), null)),
    v.transform((items) => items.filter((each) => each !== null)),
  );
}

type Parsed<T> =
  | { success: true; data: T }
  | { success: false; error: Error & { issues: { path: PropertyKey[]; message: string }[] } };

/** A schema for the server's doors, which zod's schemas open as they are: `safeParse`, and the first thing that is wrong. */
export function toParser<const Schema extends v.GenericSchema>(schema: Schema) {
  return {
    safeParse(value: unknown): Parsed<v.InferOutput<Schema>> {
      const parsed = v.safeParse(schema, value, CONFIG);
      if (parsed.success) return { success: true, data: parsed.output };
      const [{ path = [], message }] = parsed.issues;
      const issue = { path: path.map(({ key }) => toKey(key)), message };
      const error = new Error(`${issue.path.map(String).join('.')}: ${message}`);
      return { success: false, error: Object.assign(error, { issues: [issue] }) };
    },
  };
}

function toKey(key: unknown): PropertyKey {
  return typeof key === 'number' ? key : String(key);
}
