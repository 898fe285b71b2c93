/** A synchronisation that could not begin or end, for a reason on this side. */
export abstract class SyncError extends Error {
  /** What the operator does about it, in a sentence or two. */
  abstract readonly whatToDo: string;

  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = new.target.name;
  }
}

/** Another synchronisation is at work in the same folder. */
export class SyncBusyError extends SyncError {
  readonly whatToDo = 'Wait until the other sync has ended. It gives the folder free by itself.';

  constructor(folder: string) {
    super(`Another sync is at work in ${folder}.`);
  }
}

/** A folder in which no two processes can be told apart: its file system, or this machine, has no locks. */
export class SyncLockError extends SyncError {
  readonly whatToDo =
    'Use a folder on a disk of this machine, and a Linux with glibc, macOS or Windows.';

  constructor(folder: string, cause: unknown) {
    super(`${folder} cannot be locked.`, cause);
  }
}

/** A snapshot file that is there but cannot be read as one. */
export class SnapshotError extends SyncError {
  readonly whatToDo = 'Restore the file from version control, then run the sync again.';

  constructor(path: string, cause: unknown) {
    super(`${path} is not a restaurant snapshot.`, cause);
  }
}

/** The disk refused: it is full, gone, or not ours. */
export class SyncDiskError extends SyncError {
  readonly whatToDo =
    'The snapshot in place is whole and every answered call is kept. Make room or give access, then run the sync again: it goes on from there.';

  constructor(cause: Error) {
    super(`The disk refused: ${cause.message}.`, cause);
  }
}

/** A site that was to be told of the changed places, and did not take it. */
export class SiteNotToldError extends SyncError {
  readonly whatToDo =
    'Check --tell and REVALIDATE_SECRET. The site makes its pages anew within ten minutes all the same.';

  constructor(site: string, cause: unknown) {
    super(`The snapshot is in place, but ${site} was not told.`, cause);
  }
}
