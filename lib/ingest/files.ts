import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isNativeError } from 'node:util/types';

/** True for the error of a file or folder that does not exist. */
export function isMissing(error: unknown): boolean {
  return isNativeError(error) && 'code' in error && error.code === 'ENOENT';
}

/** Makes names created, renamed or removed in a folder survive a power cut. Windows cannot open folders and needs no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes `path` so that it holds the old content or the whole new one at every moment: a temporary file
 * beside it, flushed to disk, then renamed. A temporary file left by a kill is overwritten by the next run.
 */
export async function replaceFile(
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
    // On a full disk the half-written file would hold the room that everything else needs.
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}
