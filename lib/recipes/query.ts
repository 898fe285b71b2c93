import 'server-only';
import type { PostgrestError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { logEvent } from '@/lib/observability/log';
import { parseOrNull, validate, type Schema } from '@/lib/validation';
import { RecipesError } from './errors';

/** Most rows that Supabase hands out in one answer. */
export const MAX_ROWS = 1000;

const LOGGED_SLUG_LIMIT = 100;

/**
 * The rows that a query answers.
 * @throws {RecipesError} with the service's message
 */
export async function runQuery<Row>(
  query: () => PromiseLike<{ data: Row; error: null } | { data: null; error: PostgrestError }>,
): Promise<Row> {
  try {
    const { data, error } = await query();
    if (error) throw error;
    return data;
  } catch (cause) {
    throw new RecipesError(getMessage(cause), { cause });
  }
}

/** supabase-js hands over plain objects as well as errors. */
function getMessage(thrown: unknown): string {
  const schema = v.object({ message: v.pipe(v.string(), v.minLength(1)) });
  return parseOrNull(schema, thrown)?.message ?? 'The database did not answer.';
}

/**
 * The rows that fit; one that does not is left out and logged, so it takes no other along.
 * @throws {RecipesError} for what is no list, and for a list of which nothing fits
 */
export function parseRows<Row>(schema: Schema<Row>, rows: unknown): Row[] {
  const list = validate(v.array(v.unknown()), rows);
  if (!list.success) throw toShapeError(list.error);
  const results = list.data.map((row) => validate(schema, row));
  const faults = results.flatMap((result) => (result.success ? [] : [result.error]));
  if (faults.length > 0 && faults.length === results.length) throw toShapeError(faults[0]);
  for (const [at, result] of results.entries()) {
    if (result.success) continue;
    const slug = parseOrNull(v.object({ slug: v.string() }), list.data[at])?.slug;
    const field = result.error.path.join('.');
    logEvent('warn', 'recipes.row-left-out', { slug: slug?.slice(0, LOGGED_SLUG_LIMIT), field });
  }
  return results.flatMap((result) => (result.success ? [result.data] : []));
}

function toShapeError(cause: unknown): RecipesError {
  return new RecipesError('The recipes came back in a shape we do not know.', { cause });
}
