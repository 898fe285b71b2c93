import 'server-only';

/** Kinds of failure: no answer, none in time, or not what was asked for. */
export type DatabaseProblem = 'away' | 'slow' | 'unreadable';

const CODE = 'PLACES_DATABASE_FAILED';

/** The database of places did not answer as it should; the cause says more. Recognized by {@link isPlacesDatabaseError}. */
export class PlacesDatabaseError extends Error {
  override name = 'PlacesDatabaseError';
  readonly code = CODE;

  constructor(
    readonly problem: DatabaseProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Recognizes the error by its code. Middleware and routes are separate bundles with a class each, and share one database
 * object per process: `instanceof` would depend on which of them opened it (decision 0175).
 */
export function isPlacesDatabaseError(thrown: unknown): thrown is PlacesDatabaseError {
  return typeof thrown === 'object' && thrown !== null && 'code' in thrown && thrown.code === CODE;
}
