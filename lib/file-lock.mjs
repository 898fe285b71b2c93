import { closeSync, openSync } from 'node:fs';

/**
 * Locks a file for this process. The lock is the operating system's: it holds between containers, whose process ids say
 * nothing to one another, and ends with its process, however that ends. What is in the file means nothing to it; the
 * file is made where it is missing, and stays. docs/decisions/0067-locks-are-the-operating-systems.md
 * @param {string} file in a folder that is there
 * @returns {Promise<(() => void) | null>} gives the file free; null when another process, or this one, has it locked
 * @throws {NodeJS.ErrnoException} when the file cannot be opened; another error where there are no locks
 */
export async function tryLockFile(file) {
  const descriptor = openSync(file, 'a');
  try {
    // Loaded here and not above: who locks nothing needs no native code.
    const { tryLock } = await import('fs-native-extensions');
    if (tryLock(descriptor)) return () => closeSync(descriptor);
  } catch (error) {
    closeSync(descriptor);
    throw error;
  }
  closeSync(descriptor);
  return null;
}
