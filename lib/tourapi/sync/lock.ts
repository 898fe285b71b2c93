import { mkdir, open, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode, isMissing } from './files';

/** A holder touches its lock at every call; one untouched for longer has died and its process id may be somebody else's. */
const LOCK_STALE_MS = 5 * 60_000;

/** Another synchronisation is at work in the same folder. */
export class SyncBusyError extends Error {
  readonly whatToDo = 'Wait until the other sync has ended. It gives the folder free by itself.';
  constructor(folder: string, pid: number) {
    super(`Another sync (process ${pid}) is at work in ${folder}.`);
    this.name = 'SyncBusyError';
  }
}

export interface SyncLock {
  touch(): Promise<void>;
  release(): Promise<void>;
}

const heldHere = new Set<string>();

/**
 * Takes the folder for one synchronisation. A lock whose process is gone (killed, machine restarted) is taken over.
 * @throws {SyncBusyError} when a living one holds it
 */
export async function acquireLock(folder: string): Promise<SyncLock> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'lock');
  if (heldHere.has(path)) throw new SyncBusyError(folder, process.pid);
  heldHere.add(path);
  try {
    if (!(await tryCreate(path))) {
      const pid = await getHolder(path);
      if (pid !== null) throw new SyncBusyError(folder, pid);
      await rm(path, { force: true });
      if (!(await tryCreate(path))) throw new SyncBusyError(folder, (await getHolder(path)) ?? 0);
    }
  } catch (error) {
    heldHere.delete(path);
    throw error;
  }
  return {
    async touch() {
      const now = new Date();
      await utimes(path, now, now);
    },
    async release() {
      heldHere.delete(path);
      await rm(path, { force: true });
    },
  };
}

async function tryCreate(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** The living process that holds the lock, or null. A lock with our own id comes from an earlier process: ours are in `heldHere`. */
async function getHolder(path: string): Promise<number | null> {
  try {
    const pid = Number(await readFile(path, 'utf8'));
    const { mtimeMs } = await stat(path);
    const isFresh = Date.now() - mtimeMs < LOCK_STALE_MS;
    return isFresh && pid > 0 && pid !== process.pid && isAlive(pid) ? pid : null;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}
