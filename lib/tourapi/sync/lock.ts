import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { tryLockFile } from '../../file-lock.mjs';
import { SyncBusyError, SyncLockError } from './errors';
import { isSystemError } from './files';

/**
 * Takes the folder for one synchronisation; what it returns gives it free.
 * @throws {SyncBusyError} when another synchronisation has it
 * @throws {SyncLockError} when there are no locks here
 */
export async function acquireLock(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  let release;
  try {
    release = await tryLockFile(join(folder, 'lock'));
  } catch (error) {
    throw isSystemError(error) ? error : new SyncLockError(folder, error);
  }
  if (!release) throw new SyncBusyError(folder);
  return release;
}
