import { closeSync, openSync } from 'node:fs';

/**
 * Locks a file for this process with a lock of the operating system: it holds between containers,
 * whose process ids are unrelated, and ends with its process however that ends. The content of the
 * file is ignored; the file is created if missing and never deleted (decision 0067).
 * @param {string} file in an existing folder
 * @returns {Promise<(() => void) | null>} releases the lock; null when this or another process
 *   holds it
 * @throws {NodeJS.ErrnoException} when the file cannot be opened; another error on a system without
 *   locks
 */
export async function tryLockFile(file) {
  const descriptor = openSync(file, 'a');
  try {
    // Lazy, so that callers that lock nothing load no native code.
    const { tryLock } = await import('fs-native-extensions');
    if (tryLock(descriptor)) return () => closeSync(descriptor);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  closeSync(descriptor);
  return null;
}
