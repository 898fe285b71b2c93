import 'server-only';
import { HttpError, type ErrorCode } from '../http/errors';
import { logEvent, toErrorFields } from '../observability/log';
import { isPlacesDatabaseError, type DatabaseProblem } from '../places/database-error';

const CODES: Readonly<Record<DatabaseProblem, ErrorCode>> = {
  away: 'database_away',
  slow: 'backend_timeout',
  unreadable: 'backend_unreadable',
};
const MESSAGES: Readonly<Record<DatabaseProblem, string>> = {
  away: 'The places cannot be reached at the moment.',
  slow: 'The places took too long to answer.',
  unreadable: 'The places answered something that is not understood.',
};

/**
 * An answer of the database.
 * @throws {HttpError} what a caller is told where it failed
 */
export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (thrown) {
    if (!isPlacesDatabaseError(thrown)) throw thrown;
    logEvent('warn', 'places.database_failed', toErrorFields(thrown));
    throw new HttpError(CODES[thrown.problem], MESSAGES[thrown.problem], { cause: thrown });
  }
}
