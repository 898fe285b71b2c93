import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLockFile } from '../file-lock.mjs';
import {
  DatabaseBusyError,
  isDiskError,
  SyncBusyError,
  SyncDiskError,
  SyncLockError,
} from './errors';
import type { Sql } from './place-tables';

/** Time that a killed run may need to end its session. */
const DATABASE_LOCK_TIMEOUT_MS = 5_000;
/** SQLSTATE of PostgreSQL for a lock that was waited for in vain. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` as the only one in a folder.
 * @throws {SyncBusyError} when another process has it; {@link SyncLockError} when there are no locks here;
 *   {@link SyncDiskError} when the disk refuses; what `work` throws
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    await mkdir(folder, { recursive: true });
    const release = await lock(folder);
    try {
      return await work();
    } finally {
      release();
    }
  } catch (error) {
    throw isDiskError(error) ? new SyncDiskError(error) : error;
  }
}

async function lock(folder: string): Promise<() => void> {
  let release;
  try {
    release = await tryLockFile(join(folder, 'lock'));
  } catch (error) {
    throw isDiskError(error) ? error : new SyncLockError(`${folder} cannot be locked.`, error);
  }
  if (!release) throw new SyncBusyError(`Another sync is at work in ${folder}.`);
  return release;
}

/**
 * Locks the database of places until the session ends: two writers could take a verdict of old text for one of new text.
 * @throws {DatabaseBusyError} when another session keeps it for longer than a killed run needs to end
 */
export async function lockDatabase(sql: Sql): Promise<void> {
  try {
    await sql.query(`set lock_timeout = '${DATABASE_LOCK_TIMEOUT_MS}'`);
    await sql.query(`select pg_advisory_lock(hashtext('kioot places'))`);
    await sql.query('reset lock_timeout');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) {
      throw new DatabaseBusyError('Another import or judging is at work on this database.', error);
    }
    throw error;
  }
}
