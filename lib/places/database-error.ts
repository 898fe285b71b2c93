import 'server-only';
import { validate, type Schema } from '@kioot/base/validation';
import { HttpError, type ErrorCode } from '@kioot/base/http-errors';
import { logEvent, toErrorFields } from '../observability/log';

/** `away`: unreachable; `slow`: timed out; `unreadable`: an unexpected result. */
export type DatabaseFailureKind = 'away' | 'slow' | 'unreadable';

const CODE = 'PLACES_DATABASE_FAILED';

/**
 * Failure of the database of places; details in its cause. Test with {@link isPlacesDatabaseError}.
 */
export class PlacesDatabaseError extends Error {
  override name = 'PlacesDatabaseError';
  readonly code = CODE;

  constructor(
    readonly problem: DatabaseFailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Tests the code of an error. Middleware and routes are separate bundles with a class each but
 * share one database object per process, so `instanceof` would depend on the bundle that opened it
 * (decision 0175).
 */
export function isPlacesDatabaseError(thrown: unknown): thrown is PlacesDatabaseError {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === CODE;
}

/**
 * Validates a result of the database of places.
 * @throws {PlacesDatabaseError} `unreadable` for anything that does not match the schema
 */
export function parseDatabaseResult<T>(schema: Schema<T>, value: unknown): T {
  const result = validate(schema, value);
  if (result.success) return result.data;
  throw new PlacesDatabaseError('unreadable', 'The result does not match its schema.', {
    cause: result.error,
  });
}

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
