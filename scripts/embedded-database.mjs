import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { App, generateApiKey } from '@supabase/lite';
import { applyPendingMigrations } from '@supabase/lite/cli';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { Hono } from 'hono';
import { tryLockFile } from '../lib/file-lock.mjs';
import { withTimeout } from '../lib/http/with-timeout.mjs';
import { getPortProblem } from './ports.mjs';

const PROJECT_DIR = path.resolve(import.meta.dirname, '..');
const SEED_FILE = 'supabase/seed.sql';
/** Of what the seed's rows need besides, a file a language. */
const SEEDS_DIR = 'supabase/seeds';
const LITE_DIR = path.dirname(fileURLToPath(import.meta.resolve('@supabase/lite')));
const HOST = '127.0.0.1';
/** The development server compiles the route at its first call. */
const WEBHOOK_TIMEOUT_MS = 60_000;
/** The number of `jsonb` in `pg_type`. PGlite takes a string for ready JSON there, so a text of HTML would be refused. */
const JSONB_TYPE = 3802;

/** In the data folder: locked by the process that has the database open. */
const LOCK_FILE = 'lock';
const POSTGRES_DIR = 'postgres';
/** Beside it while a database is made: what is not finished holds nothing of an editor's, and is made anew. */
const UNFINISHED_FILE = 'unfinished';
/** Room for two files of Postgres's journal, without which it does not open; it does not say what it lacks. */
const NEEDED_BYTES = 32 * 1024 * 1024;

/** The database cannot be opened; the message is one line for whoever started it. */
export class EmbeddedDatabaseError extends Error {
  name = 'EmbeddedDatabaseError';
}

/**
 * Folder of the embedded databases: `DATABASE_DIR`, else `.data/` in the project, or a folder for temporary files when the
 * project folder cannot be written.
 * @returns {string} an absolute path
 */
export function defaultDataDir() {
  if (process.env.DATABASE_DIR) return path.resolve(process.env.DATABASE_DIR);
  try {
    accessSync(PROJECT_DIR, constants.W_OK);
    return path.join(PROJECT_DIR, '.data');
  } catch (error) {
    console.warn(
      `The project folder cannot be written (${error.code}); the database is temporary.`,
    );
    return path.join(tmpdir(), 'kioot-data');
  }
}

/**
 * Begins again: the next start migrates and seeds an empty database.
 * @param {string} [dataDir]
 * @throws {EmbeddedDatabaseError} while a server has the database open
 */
export async function resetEmbeddedDatabase(dataDir = defaultDataDir()) {
  if (!existsSync(dataDir)) return;
  const release = await lock(dataDir);
  rmSync(path.join(dataDir, POSTGRES_DIR), { recursive: true, force: true });
  release();
}

/**
 * Starts Supabase in this process (`@supabase/lite` on PGlite): REST API and Studio on one port, on loopback only,
 * with the migrations and the seeds that a hosted project uses. Migrated at every start, each seed run once; the data
 * folder keeps what was edited.
 *
 * On this port a request without any API key, from this machine and from no other website, has every right: that is
 * what Studio uses. Never forward the port.
 *
 * @param {object} options
 * @param {number} options.port 0 takes any free port
 * @param {boolean} [options.mayMove] takes any free port where that one is taken
 * @param {string} [options.dataDir] absolute; `.data/` of the project by default
 * @param {string | null} [options.seed] SQL for a new database instead of the project's seeds; null seeds nothing
 * @param {{ anonKey: string, serviceKey: string }} [options.keys] to keep the keys of an earlier start; new ones without
 * @param {{ url: string, secret: string }} [options.webhook] called after every change of a post, as Supabase would
 * @returns {Promise<{ url: string, anonKey: string, serviceKey: string, studioUrl: string,
 *   query: (sql: string) => Promise<Array<Record<string, string>>>, stop: () => Promise<void> }>}
 *   `query` runs as the owner of the database
 * @throws {EmbeddedDatabaseError} when another server has the folder open, the port is taken, the disk is full or the
 *   database is broken
 */
export async function startEmbeddedDatabase({
  port,
  mayMove = false,
  dataDir = defaultDataDir(),
  seed,
  keys,
  webhook,
}) {
  const release = await lock(dataDir);
  const connection = await open(dataDir).catch((error) => {
    release();
    throw error;
  });
  const { anonKey, serviceKey } = keys ?? (await generateKeys());
  const app = new App({
    connection,
    api: { schemas: ['public'] },
    auth: { enabled: false, publishable_key: anonKey, secret_key: serviceKey },
    studio: { enabled: true },
    options: { server: { admin: true } },
  });

  try {
    await app.init();
    await applyPendingMigrations(app);
    await seedOnce(connection.driver, getSeeds(seed));
    if (webhook)
      await connection.driver.listen('post_changed', (payload) => callWebhook(webhook, payload));

    rmSync(path.join(dataDir, UNFINISHED_FILE), { force: true });
    const isTaken = mayMove && (await getPortProblem(port, HOST)) !== null;
    const server = await listen(createHandler(app), isTaken ? 0 : port);
    const url = `http://${HOST}:${server.address().port}`;
    writeFileSync(path.join(dataDir, LOCK_FILE), url);

    return {
      url,
      anonKey,
      serviceKey,
      studioUrl: `${url}/`,
      query: async (sql) => (await connection.driver.query(sql)).rows,
      stop: async () => {
        await new Promise((resolve) => {
          server.close(resolve);
          server.closeAllConnections();
        });
        await connection.close();
        release();
      },
    };
  } catch (error) {
    await connection.close();
    release();
    throw toEmbeddedDatabaseError(error, dataDir);
  }
}

/**
 * @returns {Promise<() => void>} gives the folder free
 * @throws {EmbeddedDatabaseError} when another process has it, or nothing can be written there
 */
async function lock(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true });
    const release = await tryLockFile(path.join(dataDir, LOCK_FILE));
    if (release) return release;
  } catch (cause) {
    if (!cause.syscall) {
      // Alpine, or a file system without locks: better a database than none.
      console.warn(`No file can be locked here. Start no second server on ${dataDir}.`);
      return () => undefined;
    }
    throw new EmbeddedDatabaseError(
      `The database cannot be kept in ${dataDir}: ${cause.message}. DATABASE_DIR names another folder.`,
      { cause },
    );
  }
  throw new EmbeddedDatabaseError(
    `The database in ${dataDir} is open already: a server runs${whereItRuns(dataDir)}.`,
  );
}

/** What the one that has the folder wrote into its lock; it may be starting still. */
function whereItRuns(dataDir) {
  const url = readFileSync(path.join(dataDir, LOCK_FILE), 'utf8');
  return URL.canParse(url) ? ` at ${url}` : '';
}

/** Opens PGlite on a folder that we have locked, and makes anew what was never finished. */
async function open(dataDir) {
  const folder = path.join(dataDir, POSTGRES_DIR);
  const unfinished = path.join(dataDir, UNFINISHED_FILE);
  try {
    if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
    if (!existsSync(folder)) writeFileSync(unfinished, '');
    // Left by a server that was killed. Nobody else can have the folder open.
    rmSync(path.join(folder, 'postmaster.pid'), { force: true });
    const connection = await createPgliteConnection({
      url: folder,
      pgliteOptions: { serializers: { [JSONB_TYPE]: JSON.stringify } },
    });
    // Said here and not at the first query, for which Supabase's part would print all of it.
    await connection.driver.waitReady;
    return connection;
  } catch (error) {
    throw toEmbeddedDatabaseError(error, dataDir);
  }
}

function toEmbeddedDatabaseError(cause, dataDir) {
  if (cause instanceof EmbeddedDatabaseError) return cause;
  const { bavail, bsize } = statfsSync(dataDir);
  const isFull = bavail * bsize < NEEDED_BYTES;
  return new EmbeddedDatabaseError(
    isFull
      ? `The database in ${dataDir} cannot be opened: the disk is full.`
      : `The database in ${dataDir} is broken (${cause.message ?? `error ${cause.errno}`}). npm run db -- reset --data ${dataDir} makes it anew, without what was edited.`,
    { cause },
  );
}

async function generateKeys() {
  const [anon, service] = await Promise.all([
    generateApiKey('publishable'),
    generateApiKey('secret'),
  ]);
  return { anonKey: anon.key, serviceKey: service.key };
}

/** @returns {Array<{ file: string, sql: string }>} in the order they are run */
function getSeeds(seed) {
  if (seed !== undefined) return seed === null ? [] : [{ file: SEED_FILE, sql: seed }];
  const seedsDir = path.join(PROJECT_DIR, SEEDS_DIR);
  const more = existsSync(seedsDir) ? readdirSync(seedsDir).sort() : [];
  return [SEED_FILE, ...more.map((name) => `${SEEDS_DIR}/${name}`)]
    .filter((file) => existsSync(path.join(PROJECT_DIR, file)))
    .map((file) => ({ file, sql: readFileSync(path.join(PROJECT_DIR, file), 'utf8') }));
}

/** The seeds and the notes that they ran are one transaction, in the table where the Supabase CLI keeps those notes. */
async function seedOnce(database, seeds) {
  await database.transaction(async (transaction) => {
    await transaction.exec(`
      create schema if not exists supabase_migrations;
      create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
    `);
    const { rows } = await transaction.query('select path from supabase_migrations.seed_files');
    for (const { file, sql } of seeds) {
      if (rows.some((row) => row.path === file)) continue;
      await transaction.exec(sql);
      await transaction.query('insert into supabase_migrations.seed_files values ($1, md5($2))', [
        file,
        sql,
      ]);
    }
  });
}

function createHandler(app) {
  return new Hono()
    .use('/favicon.ico', serveStatic({ path: path.join(LITE_DIR, 'static', 'favicon.ico') }))
    .use('/static/*', serveStatic({ root: LITE_DIR }))
    .all('*', (context) =>
      app.fetch(context.req.raw, {
        peerAddress: context.env.incoming.socket.remoteAddress ?? null,
      }),
    );
}

function listen(handler, port) {
  const server = createAdaptorServer({ fetch: handler.fetch });
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new EmbeddedDatabaseError(`The database cannot listen on port ${port} (${cause.code}).`, {
          cause,
        }),
      ),
    );
    server.listen(port, HOST, () => resolve(server));
  });
}

/** A page that could not be refreshed now refreshes by itself within minutes, so one try is enough. */
async function callWebhook({ url, secret }, payload) {
  try {
    const call = async (signal) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-revalidate-secret': secret },
        body: payload,
        signal,
      });
      const text = await response.text();
      if (!response.ok) console.warn(`The recipe webhook answered ${response.status}: ${text}`);
    };
    await withTimeout(call, { timeoutMs: WEBHOOK_TIMEOUT_MS });
  } catch (error) {
    console.warn(
      `The recipe webhook at ${url} was not reached: ${error.cause?.message ?? error.message}`,
    );
  }
}
