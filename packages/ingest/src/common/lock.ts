import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLockFile } from '@kioot/base/file-lock';
import { isDiskError, toDiskFailure, toFailure } from './errors';
import type { SqlClient } from './sql-client';

/** Time for the session of a killed run to end. */
const DATABASE_LOCK_TIMEOUT_MS = 5_000;
/** PostgreSQL: `lock_timeout` exceeded. */
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Runs `work` under an exclusive lock of a folder.
 * @throws {IngestError} when another process holds it, the disk fails or file locks are not
 *   supported; rethrows errors of `work`
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
    throw isDiskError(error) ? toDiskFailure(error) : error;
  }
}

async function lock(folder: string): Promise<() => void> {
  let release;
  try {
    release = await tryLockFile(join(folder, 'lock'));
  } catch (error) {
    throw isDiskError(error)
      ? error
      : toFailure('SyncLockError', `${folder} cannot be locked.`, error);
  }
  if (!release) throw toFailure('SyncBusyError', `Another sync is at work in ${folder}.`);
  return release;
}

/**
 * Takes the advisory lock of the places database until the session ends: concurrent writers could
 * store a verdict of old text for new text.
 * @throws {IngestError} after {@link DATABASE_LOCK_TIMEOUT_MS}
 */
export async function lockDatabase(sql: SqlClient): Promise<void> {
  try {
    await sql.query(`set lock_timeout = '${DATABASE_LOCK_TIMEOUT_MS}'`);
    await sql.query(`select pg_advisory_lock(hashtext('kioot places'))`);
    await sql.query('reset lock_timeout');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) {
      throw toFailure(
        'DatabaseBusyError',
        'Another import or classification is at work on this database.',
        error,
      );
    }
    throw error;
  }
}
