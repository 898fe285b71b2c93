import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { buildSyncCommand } from './sync-process';

/** Compiles the sync command before the tests of a file; what it returns gives the path of it. */
export function compileSyncCommand(): () => string {
  let build: string;
  let script: string;

  beforeAll(async () => {
    build = await mkdtemp(join(tmpdir(), 'kioot-build-'));
    script = buildSyncCommand(build);
  });

  afterAll(() => rm(build, { recursive: true }));

  return () => script;
}
