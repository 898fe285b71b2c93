// Works out verdicts, hours and English of the bundled places before `next build`, which asks for it in next.config.mjs:
// docs/decisions/0060-a-build-judges-its-places.md. `node scripts/build-places.mjs` does it by hand and prints the key.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = path.join(ROOT, 'data/built');
const FILE = path.join(FOLDER, 'places.json');

/** The program that works it out with everything it needs inside, data and packages too: its digest is the key. */
async function bundleProgram() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['scripts/build-places.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['react-server'],
  });
  return outputFiles[0].text;
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
  const program = await bundleProgram();
  const key = createHash('sha256').update(program).digest('hex');
  if (isBuilt(key)) return key;
  mkdirSync(FOLDER, { recursive: true });
  const script = path.join(FOLDER, `program-${process.pid}.cjs`);
  writeFileSync(script, program);
  const { status } = spawnSync(process.execPath, [script, key, FILE], { stdio: 'inherit' });
  rmSync(script);
  if (status !== 0) throw new Error(`The places could not be judged: exit code ${status}`);
  return key;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildPlaces());
