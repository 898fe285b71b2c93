import { mkdir, open, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';

/** True for the error of a file or folder that does not exist. */
export function isMissing(error: unknown): boolean {
  return hasCode(error, 'ENOENT');
}

/** True for a system error of this name, such as `EEXIST`. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
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
  const file = await open(temporary, 'w');
  try {
    await write(file);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
}
