import { isNativeError } from 'node:util/types';

/** An ingestion that cannot begin or end, with advice for its operator. */
export abstract class IngestError extends Error {
  /** Next step of the operator, a sentence or two. */
  abstract readonly whatToDo: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = new.target.name;
  }
}

/** A failed call to a source. Nothing in it holds the key. */
export abstract class SourceError extends IngestError {
  abstract readonly code: string;
  /** True for trouble that may pass by itself. */
  abstract readonly retry: boolean;
  /** Pause that the answer asked for (`Retry-After`), in milliseconds; 0 without one. */
  abstract readonly retryAfterMs: number;
}

/** Another run is at work in the same folder. */
export class SyncBusyError extends IngestError {
  readonly whatToDo = 'Wait until the other sync has ended. It gives the folder free by itself.';
}

/** Another run fills or classifies the same database. */
export class DatabaseBusyError extends IngestError {
  readonly whatToDo = 'Wait until that has ended, then run the command again.';
}

/** A folder in which no two processes can be told apart: its file system, or this machine, has no locks. */
export class SyncLockError extends IngestError {
  readonly whatToDo =
    'Use a folder on a disk of this machine, and a Linux with glibc, macOS or Windows.';
}

/** A snapshot file that is there but cannot be read as one. */
export class SnapshotError extends IngestError {
  readonly whatToDo = 'Restore the file from version control, then run the sync again.';

  constructor(path: string, cause: unknown) {
    super(`${path} is not a restaurant snapshot.`, cause);
  }
}

/** The disk refused: it is full, gone, or not ours. */
export class SyncDiskError extends IngestError {
  readonly whatToDo =
    'The snapshot in place is whole and every answered call is kept. Make room or give access, then run the sync again: it goes on from there.';

  constructor(cause: Error) {
    super(`The disk refused: ${cause.message}.`, cause);
  }
}

/** The database of places refused, or is not there. */
class PlacesDatabaseError extends IngestError {
  readonly whatToDo =
    'Check PLACES_DATABASE_URL, and that supabase/migrations have run there; then run the command again: it goes on where it stopped.';
}

/** Too many known places would vanish: the source is ill, not the restaurants. */
export class VanishingError extends IngestError {
  readonly whatToDo =
    'The places stay as they are. Run the sync again later; if the register has really dropped these, run it with --force.';
}

/** A site that did not take the list of changed places. */
export class SiteNotToldError extends IngestError {
  readonly whatToDo =
    'Check --tell and REVALIDATE_SECRET. The site makes its pages anew within ten minutes all the same.';
}

const NETWORK_CODE = /^(?:ECONN|EHOST|ENET|EADDR|EAI_|ENOTFOUND|EPIPE|ETIMEDOUT)/;

/** True for an error of a file that is the operating system's, such as `ENOSPC`; false for one of a connection. */
export function isDiskError(error: unknown): error is Error {
  if (!isNativeError(error) || !('syscall' in error) || error.syscall === 'connect') return false;
  return !('code' in error && NETWORK_CODE.test(String(error.code)));
}

/** An error with advice for the operator; null for a mistake of ours. */
export function toIngestError(error: unknown): IngestError | null {
  if (error instanceof IngestError) return error;
  if (isDiskError(error)) return new SyncDiskError(error);
  if (!isNativeError(error)) return null;
  // Errors of PostgreSQL have a five-character SQLSTATE; those of a broken connection a code, or say so.
  const code = 'code' in error ? String(error.code) : '';
  const isOfDatabase =
    /^[0-9A-Z]{5}$/.test(code) ||
    /^E(?!RR_)[A-Z]+$/.test(code) ||
    /^Connection /.test(error.message);
  if (!isOfDatabase) return null;
  return new PlacesDatabaseError(`The database: ${error.message || code}.`, error);
}
