import { closeSync, openSync, readSync, readdirSync, statSync, statfsSync } from 'node:fs';
import path from 'node:path';

/** As many as PGlite has open at its start, generously. */
const MAX_OPEN_FILES = 64;
/** Space for two WAL segments of Postgres, which fails without naming the cause. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** The database cannot be opened; the message is one line for the person who started it. */
export class EmbeddedDatabaseError extends Error {
  name = 'EmbeddedDatabaseError';
}

const TOO_LITTLE_MEMORY = 'there is too little memory';
/** Failures of the machine by their code. */
const MACHINE_FAILURES = new Map([
  ['ENOMEM', TOO_LITTLE_MEMORY],
  ['EMFILE', 'too many files are open (`ulimit -n` raises the limit)'],
  ['ENFILE', 'too many files are open on this machine'],
  ['EIO', 'the disk cannot be read or written'],
]);
/** Messages of V8 and of the operating system. */
const MEMORY_MESSAGE = /could not allocate|out of memory|allocation failed|cannot allocate/i;

/** The failure of the machine, where nothing is broken; undefined for a damaged database. */
function getMachineFailure(cause, folder) {
  const { bavail, bsize } = statfsSync(path.dirname(folder));
  if (bavail * bsize < MIN_FREE_BYTES) return 'the disk is full';
  if (cause instanceof RangeError || MEMORY_MESSAGE.test(cause.message)) return TOO_LITTLE_MEMORY;
  return MACHINE_FAILURES.get(cause.code ?? getFileErrorCode(folder));
}

/**
 * Code of the error with which the files of a database are opened and read, several at once: PGlite
 * does not name the cause.
 */
function getFileErrorCode(folder) {
  const files = [];
  try {
    for (const name of readdirSync(folder, { recursive: true })) {
      const file = path.join(folder, name);
      if (!statSync(file).isFile()) continue;
      if (files.length === MAX_OPEN_FILES) closeSync(files.shift());
      files.push(openSync(file));
      readSync(files.at(-1), Buffer.alloc(1));
    }
    return undefined;
  } catch (error) {
    return error.code;
  } finally {
    files.forEach((file) => closeSync(file));
  }
}

/**
 * Names the cause of a failure: the machine, or a damaged database.
 * @param {string} folder of the files of Postgres, in the data folder
 */
export function toEmbeddedDatabaseError(cause, folder) {
  if (cause instanceof EmbeddedDatabaseError) return cause;
  const dataDir = path.dirname(folder);
  const failure = getMachineFailure(cause, folder);
  return new EmbeddedDatabaseError(
    failure
      ? `The database in ${dataDir} cannot be opened: ${failure}. Nothing in it is lost.`
      : `The database in ${dataDir} is broken (${cause.message ?? `error ${cause.errno}`}). npm run db -- reset --data ${dataDir} moves it aside, with all edits, and creates it again.`,
    { cause },
  );
}
