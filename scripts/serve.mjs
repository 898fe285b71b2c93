// Serves Kioot: `node scripts/serve.mjs` builds and starts it, `--no-build` starts the last build, `--dev`
// starts the development server. PORT chooses the port (3000). Where no Supabase is configured, the embedded
// database runs beside it: DATABASE_PORT (54321, Studio included) and DATABASE_DIR (.data) say where.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import nextEnv from '@next/env';
import { startEmbeddedDatabase } from './embedded-database.mjs';

const isDev = process.argv.includes('--dev');
nextEnv.loadEnvConfig(process.cwd(), isDev);

const port = process.env.PORT || '3000';
const { resolve } = createRequire(import.meta.url);
const next = resolve('next/dist/bin/next');
const drain = new URL('./drain.mjs', import.meta.url).href;

/** Runs Next with these words and gives its exit code; a signal sent to us goes on to it. */
function runNext(...words) {
  const child = spawn(process.execPath, ['--import', drain, next, ...words], { stdio: 'inherit' });
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(signal ? 0 : (code ?? 1));
    });
  });
}

/** The embedded database, told to every process below through the environment; null when Supabase is configured. */
async function startDatabase() {
  if (process.env.SUPABASE_URL || process.env.NEXT_PUBLIC_SUPABASE_URL) return null;
  process.env.REVALIDATE_SECRET ||= randomBytes(24).toString('hex');
  const database = await startEmbeddedDatabase({
    port: Number(process.env.DATABASE_PORT || 54321),
    ...(process.env.DATABASE_DIR ? { dataDir: path.resolve(process.env.DATABASE_DIR) } : {}),
    webhook: {
      url: `http://127.0.0.1:${port}/api/revalidate`,
      secret: process.env.REVALIDATE_SECRET,
    },
  });
  process.env.SUPABASE_URL = database.url;
  process.env.SUPABASE_ANON_KEY = database.anonKey;
  console.log(`Recipes: ${database.studioUrl} (embedded database, this machine only)`);
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

async function serve() {
  if (isDev) return runNext('dev', '--port', port);
  if (!process.argv.includes('--no-build') && canBuild()) {
    const code = await runNext('build');
    if (code !== 0) return code;
  }
  return runNext('start', '--port', port);
}

const database = await startDatabase();
try {
  process.exitCode = await serve();
} finally {
  await database?.stop();
}
