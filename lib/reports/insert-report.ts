import 'server-only';
import { HttpError } from '@kioot/base/http-errors';
import { createAnonymousClient, hasSupabase } from '../supabase/server';
import type { Report } from './report';

/** SQLSTATE of the daily limit: `limit_reports` in `supabase/migrations`. */
const DAILY_LIMIT_STATE = 'PT429';
const UNIQUE_VIOLATION_STATE = '23505';
const DAILY_LIMIT_RETRY_AFTER_S = 3_600;

/**
 * Stores a report with the anonymous key, which can insert reports and not read them.
 * @throws {HttpError} `not_configured` without a database; `rate_limited` above its daily limit;
 *   `database_away`
 */
export async function insertReport({ id, contentId, kind, dish, note }: Report): Promise<void> {
  if (!hasSupabase()) throw new HttpError('not_configured', 'No database stores reports here.');
  // Without `select`, the client asks for `return=minimal`: a returned row would have to be read.
  const { error } = await createAnonymousClient()
    .from('reports')
    .insert({ id, content_id: contentId, kind, dish, note });
  // Stored by an earlier attempt whose response was lost.
  if (!error || error.code === UNIQUE_VIOLATION_STATE) return;
  if (error.code === DAILY_LIMIT_STATE) {
    throw new HttpError('rate_limited', 'Too many reports today. Try again tomorrow.', {
      headers: { 'Retry-After': String(DAILY_LIMIT_RETRY_AFTER_S) },
    });
  }
  throw new HttpError('database_away', 'The report could not be stored.', { cause: error });
}
