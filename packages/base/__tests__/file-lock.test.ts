import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { tryLockFile } from '../src/file-lock.mjs';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kioot-lock-'));
  file = join(folder, 'lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Locks between processes: `__tests__/scripts/ingest/lock.test.ts`. */
describe('tryLockFile', () => {
  it('grants the lock to one holder at a time', async () => {
    const release = await tryLockFile(file);
    expect(await tryLockFile(file)).toBeNull();
    release?.();
    const next = await tryLockFile(file);
    expect(next).not.toBeNull();
    next?.();
  });

  it.each(['', 'rubbish', '999999999', String(process.pid), '1'])(
    'ignores the content of the file (%j)',
    async (left) => {
      writeFileSync(file, left);
      const release = await tryLockFile(file);
      expect(release).not.toBeNull();
      release?.();
      expect(readFileSync(file, 'utf8')).toBe(left);
    },
  );

  it('reports the error of the file system', async () => {
    await expect(tryLockFile(join(file, 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
