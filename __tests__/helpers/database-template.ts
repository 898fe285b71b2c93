import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';

/** Flags of a Node that runs PGlite for a moment: optimizing its WebAssembly takes a quarter of a start. */
export const PGLITE_FLAGS = ['--liftoff-only'];

const MIGRATIONS = 'supabase/migrations';
const DATA = 'postgres';
/** Starts, and stops as soon as it says that it is there. */
const MAKE = `
  import { startEmbeddedDatabase } from './scripts/embedded-database.mjs';
  const database = await startEmbeddedDatabase({ port: 0, dataDir: process.argv[1], seed: null });
  await database.stop();`;

/** Changes with everything that an empty database is made of. */
function getVersion(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  hash.update(readFileSync('scripts/embedded-database.mjs'));
  for (const name of readdirSync(MIGRATIONS).sort()) {
    hash.update(name).update(readFileSync(path.join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @throws {Error} with what the database printed, when it does not start */
function makeTemplate(): string {
  const root = path.resolve('.data/test-databases');
  const template = path.join(root, getVersion());
  if (existsSync(template)) return template;
  mkdirSync(root, { recursive: true });
  const dir = mkdtempSync(path.join(root, 'new-'));
  const words = [...PGLITE_FLAGS, '--input-type=module', '--eval', MAKE, dir];
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`No empty database: ${stderr}`);
  try {
    renameSync(dir, template);
  } catch (error) {
    // Another worker was faster.
    if (!existsSync(template)) throw error;
    rmSync(dir, { recursive: true });
  }
  return template;
}

/**
 * Puts an empty, migrated database where there is none yet. Making one from nothing costs three times what a start
 * costs, so it is made once and copied.
 */
export function prepareDatabase(dataDir: string): void {
  const target = path.join(dataDir, DATA);
  if (!existsSync(target)) cpSync(path.join(makeTemplate(), DATA), target, { recursive: true });
}
