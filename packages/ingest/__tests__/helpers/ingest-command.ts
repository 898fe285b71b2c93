import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { buildIngestCommand } from './ingest-process';

/** Compiles the command before the tests of a file. @returns a getter for its path */
export function compileIngestCommand(): () => string {
  let build: string;
  let script: string;

  beforeAll(async () => {
    build = await mkdtemp(join(tmpdir(), 'kioot-build-'));
    script = buildIngestCommand(build);
  });

  afterAll(() => rm(build, { recursive: true }));

  return () => script;
}
