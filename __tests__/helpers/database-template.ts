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

/** Node flags for a short PGlite run: optimizing its WebAssembly takes a quarter of the start. */
export const PGLITE_FLAGS = ['--liftoff-only'];

const MIGRATIONS = 'supabase/migrations';
const DATA = 'postgres';
/** Starts and stops once the database is ready. */
const MAKE = `
  import { startEmbeddedDatabase } from './scripts/embedded-database.mjs';
  const database = await startEmbeddedDatabase({ port: 0, dataDir: process.argv[1], seed: null });
  await database.stop();`;

/** Digest of everything that an empty database is built from. */
function getVersion(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  hash.update(readFileSync('scripts/embedded-database.mjs'));
  for (const name of readdirSync(MIGRATIONS).sort()) {
    hash.update(name).update(readFileSync(path.join(MIGRATIONS, name)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** @throws {Error} with the output of the database when it does not start */
function makeTemplate(): string {
  const root = path.resolve('.data/test-databases');
  const template = path.join(root, getVersion());
  if (existsSync(template)) return template;
  mkdirSync(root, { recursive: true });
  const dir = mkdtempSync(path.join(root, 'new-'));
  const args = [...PGLITE_FLAGS, '--input-type=module', '--eval', MAKE, dir];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`No empty database: ${stderr}`);
  try {
    renameSync(dir, template);
  } catch (error) {
    // Created by another worker meanwhile.
    if (!existsSync(template)) throw error;
    rmSync(dir, { recursive: true });
  }
  return template;
}

/**
 * Copies an empty, migrated database into the folder unless it has one. Creating one costs three
 * times a start, so it is cached.
 */
export function prepareDatabase(dataDir: string): void {
  const target = path.join(dataDir, DATA);
  if (!existsSync(target)) cpSync(path.join(makeTemplate(), DATA), target, { recursive: true });
}
