import 'server-only';

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
