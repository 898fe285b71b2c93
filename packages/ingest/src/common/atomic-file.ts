import { mkdir, open, readFile, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isNativeError } from 'node:util/types';

/** True for ENOENT. */
export function isFileNotFound(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === 'ENOENT';
}

/** Text of a file; null when it does not exist. */
export async function readTextIfExists(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isFileNotFound(error)) return null;
    throw error;
  }
}

/**
 * Flushes a directory so that created, renamed and removed names survive a power cut. No-op on
 * Windows, which cannot open directories.
 */
export async function fsyncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file atomically: readers see the old or the new content. Writes to `<path>.tmp`, flushes
 * and renames; the next run overwrites a temporary file left by a kill.
 */
export async function replaceFileAtomic(
  path: string,
  write: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const temporary = `${path}.tmp`;
  await mkdir(dirname(path), { recursive: true });
  try {
    const file = await open(temporary, 'w');
    try {
      await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    // Frees the space of the partial file on a full disk.
    await rm(temporary, { force: true });
    throw error;
  }
  await fsyncFolder(dirname(path));
}
