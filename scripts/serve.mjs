// Serves Kioot: `node scripts/serve.mjs` builds and starts it (server.mjs), `--no-build` starts the last build, `--dev`
// starts the development server. PORT chooses the port (3000). Where no Supabase is configured, the embedded
// database runs beside it: DATABASE_PORT (54321 or any free one, Studio included) and DATABASE_DIR (.data) say where.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nextEnv from '@next/env';
import { tryLockFile } from '../lib/file-lock.mjs';
import { EnvError, parseEnv } from '../lib/parse-env.mjs';
import { EmbeddedDatabaseError, startEmbeddedDatabase } from './embedded-database.mjs';
import { getPortProblem } from './ports.mjs';

/** Where Supabase's own command line puts its database, too. */
const USUAL_DATABASE_PORT = 54_321;
const LOOK_FOR_NPM_EVERY_MS = 1_000;
/** Locked while a server runs from the build in this folder. */
const BUILD_LOCK = '.data/build.lock';

const isDev = process.argv.includes('--dev');
nextEnv.loadEnvConfig(process.cwd(), isDev);

const port = process.env.PORT || '3000';
const { resolve } = createRequire(import.meta.url);
const next = resolve('next/dist/bin/next');
const server = fileURLToPath(new URL('../server.mjs', import.meta.url));
const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href;

/** The start cannot be; the message is one line for whoever started it. */
class StartError extends Error {
  name = 'StartError';
}

/** Looks before a minute of building whether the site could listen. */
async function checkPort() {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new StartError(`PORT is ${JSON.stringify(port)}: a number from 0 to 65535 is needed.`);
  }
  const problem = await getPortProblem(Number(port));
  if (!problem) return;
  const reason = problem.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${problem.code})`;
  throw new StartError(`Port ${port} ${reason}. Choose another one: PORT=8080 npm start`);
}

/** We were told to stop: nothing more is begun. */
let isStopping = false;

/** Runs Node with these words and gives its exit code; a signal sent to us goes on to it, and it ends with us. */
function run(words, { onReady = () => undefined } = {}) {
  const child = spawn(process.execPath, ['--import', endWithParent, ...words], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PORT: port },
  });
  child.on('message', (message) => message === 'ready' && onReady());
  const forward = (signal) => {
    isStopping = true;
    child.kill(signal);
  };
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? (isStopping ? 0 : 1));
    });
  });
}

/** The embedded database, told to every process below through the environment; null when Supabase is configured. */
async function startDatabase() {
  if (process.env.SUPABASE_URL || process.env.NEXT_PUBLIC_SUPABASE_URL) return null;
  process.env.REVALIDATE_SECRET ||= randomBytes(24).toString('hex');
  const chosen = process.env.DATABASE_PORT;
  const database = await startEmbeddedDatabase({
    port: Number(chosen || USUAL_DATABASE_PORT),
    mayMove: !chosen,
    webhook: {
      url: `http://127.0.0.1:${port}/api/revalidate`,
      secret: process.env.REVALIDATE_SECRET,
    },
  });
  process.env.SUPABASE_URL = database.url;
  process.env.SUPABASE_ANON_KEY = database.anonKey;
  return database;
}

/** `npm prune --omit=dev` takes away what builds, but not what was built: that is served then. */
function canBuild() {
  try {
    return Boolean(resolve('@tailwindcss/postcss'));
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND' && existsSync('.next/BUILD_ID')) return false;
    throw error;
  }
}

/** Servers of one build stand side by side, but none is built over another one. */
async function lockBuild(isToBuild) {
  let release;
  try {
    mkdirSync(path.dirname(BUILD_LOCK), { recursive: true });
    release = await tryLockFile(BUILD_LOCK);
  } catch (error) {
    if (isToBuild)
      console.warn(`Whether a server runs from this folder is not known: ${error.message}`);
    return;
  }
  if (isToBuild && !release)
    throw new StartError(
      `A server runs from the build in this folder. Stop it, or serve the same build beside it: PORT=8080 npm start -- --no-build`,
    );
}

function printStudio() {
  if (database) console.log(`Recipes database (Studio): ${database.studioUrl}`);
}

async function serve() {
  if (isDev) {
    printStudio();
    return run([next, 'dev', '--port', port]);
  }
  const isToBuild = !process.argv.includes('--no-build') && canBuild();
  await lockBuild(isToBuild);
  if (isToBuild) {
    const code = await run([next, 'build']);
    if (code !== 0 || isStopping) return code;
  }
  return run([server], { onReady: printStudio });
}

/** The process that runs the shell we run in; null where the system does not tell: only Linux does. */
function getGrandparent() {
  try {
    return (
      /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8'))?.[1] ?? null
    );
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** npm runs us in a shell that stays when npm is killed, and then nobody tells us to stop. */
function stopWithNpm() {
  const npm = getGrandparent();
  if (npm === null || !['start', 'dev'].includes(process.env.npm_lifecycle_event)) return;
  const look = () => getGrandparent() !== npm && process.kill(process.pid, 'SIGTERM');
  setInterval(look, LOOK_FOR_NPM_EVERY_MS).unref();
}

const EXPECTED = [StartError, EnvError, EmbeddedDatabaseError];
let database = null;
let exitCode = 1;
try {
  stopWithNpm();
  parseEnv(process.env);
  await checkPort();
  database = await startDatabase();
  exitCode = await serve();
} catch (error) {
  console.error(EXPECTED.some((kind) => error instanceof kind) ? error.message : error);
} finally {
  await database?.stop();
}
// Not by `exitCode`, of which the database leaves one of its own when it stops or fails.
process.exit(exitCode);
