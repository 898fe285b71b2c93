import 'server-only';
import { HttpError, type ErrorCode } from '@kioot/base/http-errors';
import { logEvent, toErrorFields } from '../../observability/log';
import { isPlacesDatabaseError, type DatabaseFailureKind } from '../../places/database-error';

const CODES: Readonly<Record<DatabaseFailureKind, ErrorCode>> = {
  away: 'database_away',
  slow: 'backend_timeout',
  unreadable: 'backend_unreadable',
};
const MESSAGES: Readonly<Record<DatabaseFailureKind, string>> = {
  away: 'The places cannot be reached at the moment.',
  slow: 'The places took too long to answer.',
  unreadable: 'The places answered something that is not understood.',
};

/**
 * Maps failures of the database of places to errors for the caller.
 * @throws {HttpError} with the failure as its cause
 */
export async function mapDatabaseError<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (thrown) {
    if (!isPlacesDatabaseError(thrown)) throw thrown;
    logEvent('warn', 'places.database_failed', toErrorFields(thrown));
    throw new HttpError(CODES[thrown.problem], MESSAGES[thrown.problem], { cause: thrown });
  }
}

/** True for an error that {@link mapDatabaseError} created. */
export function isDatabaseOutage(thrown: unknown): boolean {
  return thrown instanceof HttpError && isPlacesDatabaseError(thrown.cause);
}
