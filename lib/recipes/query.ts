import 'server-only';
import type { PostgrestError } from '@supabase/supabase-js';
import * as v from 'valibot';
import { logEvent } from '@/lib/observability/log';
import { parseOrNull, validate, type Schema } from '@kioot/base/validation';
import { RecipesError } from './errors';

/** Maximum of rows per response of Supabase. */
export const MAX_ROWS = 1000;

const MAX_LOGGED_SLUG_LENGTH = 100;

/**
 * Runs a query.
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

/** supabase-js throws plain objects and errors. */
function getMessage(thrown: unknown): string {
  const schema = v.object({ message: v.pipe(v.string(), v.minLength(1)) });
  return parseOrNull(schema, thrown)?.message ?? 'The database did not answer.';
}

/**
 * Valid rows; invalid ones are omitted and logged.
 * @throws {RecipesError} for a value that is no list, and for a list without any valid row
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
    logEvent('warn', 'recipes.row_skipped', {
      slug: slug?.slice(0, MAX_LOGGED_SLUG_LENGTH),
      field,
    });
  }
  return results.flatMap((result) => (result.success ? [result.data] : []));
}

function toShapeError(cause: unknown): RecipesError {
  return new RecipesError('The recipes came back in a shape we do not know.', { cause });
}
