import { isNativeError } from 'node:util/types';

/** Failed ingestion, with advice for the operator. */
export abstract class IngestError extends Error {
  /** Next step for the operator, one or two sentences. */
  abstract readonly whatToDo: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = new.target.name;
  }
}

/** Another process holds the lock of the folder. */
export class SyncBusyError extends IngestError {
  readonly whatToDo = 'Wait until the other sync has ended; it releases the folder by itself.';
}

/** Another session imports into or classifies the same database. */
export class DatabaseBusyError extends IngestError {
  readonly whatToDo = 'Wait until it has ended, then run the command again.';
}

/** No file locks: the file system or the platform does not support them. */
export class SyncLockError extends IngestError {
  readonly whatToDo =
    'Use a folder on a disk of this machine, and a Linux with glibc, macOS or Windows.';
}

/** Unreadable snapshot file. */
export class SnapshotError extends IngestError {
  readonly whatToDo = 'Restore the file from version control, then run the sync again.';

  constructor(path: string, cause: unknown) {
    super(`${path} is not a restaurant snapshot.`, cause);
  }
}

/** List without a single readable row: of another form than published lists. */
export class RejectedListError extends IngestError {
  readonly whatToDo =
    'Nothing was written. Give the folder of the lists as published, not data/open-lists.';
}

/** Failed write: disk full, missing or not permitted. */
export class SyncDiskError extends IngestError {
  readonly whatToDo =
    'The current snapshot is intact and every completed call is in the journal. Free space or grant access, then run the sync again: it goes on from there.';

  constructor(cause: Error) {
    super(`The disk refused: ${cause.message}.`, cause);
  }
}

/** Failed query or missing connection of the places database. */
class PlacesDatabaseError extends IngestError {
  readonly whatToDo =
    'Check PLACES_DATABASE_URL, and that supabase/migrations have run there; then run the command again: it resumes.';
}

/**
 * More places would vanish than the limit allows: a fault of the source rather than closed
 * restaurants.
 */
export class VanishingError extends IngestError {
  readonly whatToDo: string =
    'The places are unchanged. Run the sync again later; if the register has really removed these, run it with --force.';
}

/** More places would close at once than restaurants do. */
export class ClosingLimitError extends VanishingError {
  override readonly whatToDo =
    'The places stay as they are, and every answer is kept. Look at them with --dry-run; if they have really closed, run the sync with --force.';
}

/** Folder without a finished download of the register. */
export class MissingDownloadError extends IngestError {
  readonly whatToDo =
    'Give the --work folder of an earlier import, which holds its journal as finished.jsonl. The CSV edition cannot be used: its ids are other ids.';
}

/** An open list with far fewer rows than its last version: a download that broke off. */
export class TruncatedListError extends VanishingError {
  override readonly whatToDo =
    'Nothing was written. Download the list again; if it has really shrunk, run the command with --force.';
}

/** The site rejected the list of changed places. */
export class SiteNotNotifiedError extends IngestError {
  readonly whatToDo =
    'Check --tell and REVALIDATE_SECRET. The site renders its pages again within ten minutes in any case.';
}

const NETWORK_CODE = /^(?:ECONN|EHOST|ENET|EADDR|EAI_|ENOTFOUND|EPIPE|ETIMEDOUT)/;

/** True for a file error of the operating system, such as `ENOSPC`; false for connection errors. */
export function isDiskError(error: unknown): error is Error {
  if (!isNativeError(error) || !('syscall' in error) || error.syscall === 'connect') return false;
  return !('code' in error && NETWORK_CODE.test(String(error.code)));
}

/** Error with advice for the operator; null for programming errors. */
export function toIngestError(error: unknown): IngestError | null {
  if (error instanceof IngestError) return error;
  if (isDiskError(error)) return new SyncDiskError(error);
  if (!isNativeError(error)) return null;
  // PostgreSQL errors have a five-character SQLSTATE, connection errors a code or a message.
  const code = 'code' in error ? String(error.code) : '';
  const isOfDatabase =
    /^[0-9A-Z]{5}$/.test(code) ||
    /^E(?!RR_)[A-Z]+$/.test(code) ||
    /^Connection /.test(error.message);
  if (!isOfDatabase) return null;
  return new PlacesDatabaseError(`The database: ${error.message || code}.`, error);
}
