// Serves Kioot: `node scripts/serve.mjs` builds and starts it (server.mjs), `--no-build` starts the
// last build, `--dev` starts the development server. PORT is the port (3000). Without a configured
// Supabase the embedded database runs beside it: DATABASE_PORT (54321 or any free one, Studio
// included) and DATABASE_DIR (.data).
import '../lib/check-node-version.mjs';
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import nextEnv from '@next/env';
import { tryLockFile } from '@kioot/base/file-lock';
import { EnvError, parseEnv } from '../lib/parse-env.mjs';
import { EmbeddedDatabaseError } from './database-failures.mjs';
import { startEmbeddedDatabase } from './embedded-database.mjs';
import { getPortProblem } from './ports.mjs';

/** Same port as the Supabase CLI. */
const DEFAULT_DATABASE_PORT = 54_321;
const NPM_CHECK_INTERVAL_MS = 1_000;
/** Locked while a server runs the build in this folder. */
const BUILD_LOCK = '.data/build.lock';

const isDev = process.argv.includes('--dev');
nextEnv.loadEnvConfig(process.cwd(), isDev);

const port = process.env.PORT || '3000';
const { resolve } = createRequire(import.meta.url);
const server = fileURLToPath(new URL('../server.mjs', import.meta.url));
const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href;

/** The server cannot start; the message is one line for the person who started it. */
class StartError extends Error {
  name = 'StartError';
}

/** Checks the port before a build that takes a minute. */
async function assertPortIsFree() {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new StartError(`PORT is ${JSON.stringify(port)}: a number from 0 to 65535 is needed.`);
  }
  const problem = await getPortProblem(Number(port));
  if (!problem) return;
  const reason = problem.code === 'EADDRINUSE' ? 'is taken' : `cannot be used (${problem.code})`;
  throw new StartError(`Port ${port} ${reason}. Choose another one: PORT=8080 npm start`);
}

/** Set by SIGINT and SIGTERM: no further step starts. */
let isStopping = false;

/** Runs Node, forwards signals and resolves to the exit code; the child ends with this process. */
function runNode(args, { onReady = () => undefined } = {}) {
  const child = spawn(process.execPath, ['--import', endWithParent, ...args], {
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

/**
 * Starts the embedded database and passes its address on through the environment; null when
 * Supabase is configured.
 */
async function startDatabase() {
  if (process.env.SUPABASE_URL || process.env.NEXT_PUBLIC_SUPABASE_URL) return null;
  process.env.REVALIDATE_SECRET ||= randomBytes(24).toString('hex');
  const chosen = process.env.DATABASE_PORT;
  const database = await startEmbeddedDatabase({
    port: Number(chosen || DEFAULT_DATABASE_PORT),
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

/** False after `npm prune --omit=dev`, which removes build tools but leaves the build. */
function canBuild() {
  try {
    return Boolean(resolve('@tailwindcss/postcss'));
  } catch (error) {
    if (error.code === 'MODULE_NOT_FOUND' && existsSync('.next/BUILD_ID')) return false;
    throw error;
  }
}

/** Several servers may share a build, but none may be built over a running one. */
async function lockBuild(shouldBuild) {
  let release;
  try {
    mkdirSync(path.dirname(BUILD_LOCK), { recursive: true });
    release = await tryLockFile(BUILD_LOCK);
  } catch (error) {
    if (shouldBuild)
      console.warn(`Whether a server runs from this folder is not known: ${error.message}`);
    return;
  }
  if (shouldBuild && !release)
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
    return runNode([resolve('next/dist/bin/next'), 'dev', '--port', port]);
  }
  const shouldBuild = !process.argv.includes('--no-build') && canBuild();
  await lockBuild(shouldBuild);
  if (shouldBuild) {
    const code = await runNode([resolve('next/dist/bin/next'), 'build']);
    if (code !== 0 || isStopping) return code;
  }
  return runNode([server], { onReady: printStudio });
}

/** Parent of the shell that runs this script; null outside Linux. */
function getGrandparentPid() {
  try {
    return (
      /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${process.ppid}/status`, 'utf8'))?.[1] ?? null
    );
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Watches npm: when npm is killed, its shell survives and sends no signal. */
function stopWithNpm() {
  const npm = getGrandparentPid();
  if (npm === null || !['start', 'dev'].includes(process.env.npm_lifecycle_event)) return;
  const checkNpm = () => getGrandparentPid() !== npm && process.kill(process.pid, 'SIGTERM');
  setInterval(checkNpm, NPM_CHECK_INTERVAL_MS).unref();
}

const EXPECTED_ERRORS = [StartError, EnvError, EmbeddedDatabaseError];
let database = null;
let exitCode = 1;
try {
  stopWithNpm();
  parseEnv(process.env);
  await assertPortIsFree();
  database = await startDatabase();
  exitCode = await serve();
} catch (error) {
  console.error(EXPECTED_ERRORS.some((kind) => error instanceof kind) ? error.message : error);
} finally {
  await database?.stop();
}
// Explicit: a failing database sets `process.exitCode` itself.
process.exit(exitCode);
