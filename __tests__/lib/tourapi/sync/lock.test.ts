import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { acquireLock, SyncBusyError } from '@/lib/tourapi/sync/lock';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kioot-lock-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

describe('acquireLock', () => {
  it('lets one in at a time', async () => {
    const lock = await acquireLock(folder);
    await expect(acquireLock(folder)).rejects.toBeInstanceOf(SyncBusyError);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
    await (await acquireLock(folder)).release();
  });

  it('respects another living process, until it has not moved for long', async () => {
    const other = spawn('sleep', ['60']);
    try {
      const path = join(folder, 'lock');
      await writeFile(path, String(other.pid));
      await expect(acquireLock(folder)).rejects.toThrow(`process ${String(other.pid)}`);
      const longAgo = new Date(Date.now() - 3_600_000);
      await utimes(path, longAgo, longAgo);
      await (await acquireLock(folder)).release();
    } finally {
      other.kill();
      await once(other, 'exit');
    }
  });

  it.each(['', 'rubbish', '999999999', String(process.pid)])(
    'takes over the lock of a dead process (%j)',
    async (pid) => {
      await writeFile(join(folder, 'lock'), pid);
      const lock = await acquireLock(folder);
      await lock.touch();
      await lock.release();
      expect(await readdir(folder)).toEqual([]);
    },
  );
});
