import 'server-only';
import { validate, type Schema } from '@kioot/base/validation';
import { HttpError } from '@kioot/base/http-errors';
import { logEvent, toErrorFields } from '../observability/log';

/** Failures of the database, each with the code and the message for a caller. */
const PROBLEMS = {
  away: ['database_away', 'The places cannot be reached at the moment.'],
  slow: ['backend_timeout', 'The places took too long to answer.'],
  unreadable: ['backend_unreadable', 'The places answered something that is not understood.'],
} as const;

/** `away`: unreachable; `slow`: timed out; `unreadable`: an unexpected result. */
export type DatabaseFailureKind = keyof typeof PROBLEMS;

const NAME = 'PlacesDatabaseError';

/**
 * Failure of the database of places; details in its cause. Test with {@link isPlacesDatabaseError}.
 */
export class PlacesDatabaseError extends HttpError {
  override name = NAME;

  constructor(
    readonly problem: DatabaseFailureKind,
    cause: unknown,
  ) {
    const [code, message] = PROBLEMS[problem];
    super(code, message, { cause });
  }
}

/**
 * Tests the name of an error. Middleware and routes are separate bundles with a class each but
 * share one database object per process, so `instanceof` would depend on the bundle that opened it
 * (decision 0175).
 */
export function isPlacesDatabaseError(thrown: unknown): thrown is PlacesDatabaseError {
  return thrown instanceof Error && thrown.name === NAME;
}

/**
 * Validates a result of the database of places.
 * @throws {PlacesDatabaseError} `unreadable` for anything that does not match the schema
 */
export function parseDatabaseResult<T>(schema: Schema<T>, value: unknown): T {
  const result = validate(schema, value);
  if (result.success) return result.data;
  throw new PlacesDatabaseError('unreadable', result.error);
}

/** Logs a failure that no caller gets to see. */
export function logDatabaseFailure(error: unknown): void {
  logEvent('warn', 'places.database_failed', toErrorFields(error));
}
