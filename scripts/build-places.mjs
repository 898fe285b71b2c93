// Computes verdicts, hours and English of the bundled places ahead of `next build` (called by
// next.config.mjs): docs/decisions/0060-precompute-verdicts-at-build-time.md. By hand: `node
// scripts/build-places.mjs` prints the key, `--engine-key` only the engine's.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, ROOT, toDigest } from './bundle.mjs';

const BUILD_DIR = path.join(ROOT, 'data/built');
const BUILD_FILE = path.join(BUILD_DIR, 'places.json');
/** Input of the bundled program. */
const ROWS_FILE = path.join(ROOT, 'data/synced/restaurants.json');

/** Code that classifies and ranks, with its serialization; independent of the list of places. */
const ENGINE_ENTRY = `
  export * from '@kioot/engine';
  export * from './lib/search/classification/classifier';`;
const ENGINE_KEY_LENGTH = 12;

/** Platform of the programs, which run here. */
const FOR_NODE = {
  ...{ platform: 'node', format: 'cjs', target: 'node20', conditions: ['react-server'] },
};

/**
 * Digest of this checkout's engine and lexicon: tells its verdicts from those of another version,
 * in a database and on phones.
 * @returns {Promise<string>}
 */
export async function getEngineKey() {
  const { text } = await bundle({
    stdin: { contents: ENGINE_ENTRY, resolveDir: ROOT },
    ...FOR_NODE,
  });
  return toDigest(text).slice(0, ENGINE_KEY_LENGTH);
}

/** True when the file was written by this program; its first field is the key. */
function isUpToDate(key) {
  try {
    return readFileSync(BUILD_FILE, 'utf8').startsWith(`{"key":"${key}",`);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Writes `data/built/places.json` unless it is up to date.
 * @returns {Promise<string>} its key
 */
export async function buildPlaces() {
  const { text: program } = await bundle({
    entryPoints: ['scripts/build-places.ts'],
    ...FOR_NODE,
  });
  const key = toDigest(program, readFileSync(ROWS_FILE));
  if (isUpToDate(key)) return key;
  const script = path.join(BUILD_DIR, `program-${process.pid}.cjs`);
  writeFileSync(script, program);
  const { status } = spawnSync(process.execPath, [script, key, BUILD_FILE], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  rmSync(script);
  if (status !== 0) throw new Error(`The places could not be judged: exit code ${status}`);
  return key;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isForEngine = process.argv[2] === '--engine-key';
  console.log(isForEngine ? await getEngineKey() : await buildPlaces());
}
