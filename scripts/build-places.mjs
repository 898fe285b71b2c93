// Works out verdicts, hours and English of the bundled places before `next build`, which asks for it in next.config.mjs:
// docs/decisions/0060-a-build-judges-its-places.md. `node scripts/build-places.mjs` does it by hand and prints the key, with
// `--engine-key` only that of the engine.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = path.join(ROOT, 'data/built');
const FILE = path.join(FOLDER, 'places.json');
/** What the program reads when it runs. */
const ROWS = path.join(ROOT, 'data/restaurants.json');

/** All that judges and ranks, and what is written down of its verdicts: none of it knows which places there are. */
const ENGINE = `
  export * from '@kioot/engine';
  export * from './lib/ingest/classifier';`;
const ENGINE_KEY_LETTERS = 12;

/** @param {...(string | Buffer)} parts */
function toDigest(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/**
 * A program with everything it needs inside, words and packages too.
 * @param {import('esbuild').BuildOptions} from
 */
async function bundle(from) {
  const { outputFiles } = await build({
    ...from,
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['react-server'],
  });
  return outputFiles[0].text;
}

/**
 * The key of this checkout's engine and its words, by which verdicts in a database and on phones are told from those of another.
 * @returns {Promise<string>}
 */
export async function getEngineKey() {
  const program = await bundle({ stdin: { contents: ENGINE, resolveDir: ROOT } });
  return toDigest(program).slice(0, ENGINE_KEY_LETTERS);
}

/** Whether the file is of this program. It begins with its key. */
function isBuilt(key) {
  try {
    return readFileSync(FILE, 'utf8').startsWith(`{"key":"${key}",`);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Writes `data/built/places.json` unless it is there already, and gives its key.
 * @returns {Promise<string>}
 */
export async function buildPlaces() {
  const program = await bundle({ entryPoints: ['scripts/build-places.ts'] });
  const key = toDigest(program, readFileSync(ROWS));
  if (isBuilt(key)) return key;
  mkdirSync(FOLDER, { recursive: true });
  const script = path.join(FOLDER, `program-${process.pid}.cjs`);
  writeFileSync(script, program);
  const { status } = spawnSync(process.execPath, [script, key, FILE], {
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
