// The embedded database of places: PGlite behind a port of this machine, which speaks as PostgreSQL does. serve.mjs starts
// it for PLACES_DATABASE=embedded; `npm run db -- places` starts it alone, to be filled.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import nextEnv from '@next/env';
import { tryLockFile } from '../lib/file-lock.mjs';
import { parseEnv } from '../lib/parse-env.mjs';
import { defaultDataDir, EmbeddedDatabaseError } from './embedded-database.mjs';
import { getPortProblem } from './ports.mjs';

/** In their order, each with a table and a column that it makes. */
const MIGRATIONS = [
  ['20261123100000_places.sql', 'place_verdicts', 'judged'],
  ['20261123200000_place_dishes.sql', 'place_dishes', 'keys'],
  ['20261124100000_place_verdict_formats.sql', 'engines', 'format'],
  ['20261125000000_places_revision.sql', 'place_changes', 'transaction'],
];
const MIGRATIONS_FOLDER = new URL('../supabase/migrations/', import.meta.url);
const USUAL_PORT = 54_329;

/**
 * Starts it, with the tables that a hosted database has. One connection at a time: it has one session, in which two would
 * take each other's questions. Whoever connects has every right; never forward the port.
 *
 * @param {object} [options]
 * @param {number} [options.port] 0 takes any free port; `PLACES_DATABASE_PORT` by default
 * @param {string} [options.dataDir] absolute; `places` in {@link defaultDataDir} by default
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 * @throws {EmbeddedDatabaseError} when another process has the folder open, or it cannot be opened
 */
export async function startPlacesDatabase({
  port = Number(process.env.PLACES_DATABASE_PORT || USUAL_PORT),
  dataDir = path.join(defaultDataDir(), 'places'),
} = {}) {
  mkdirSync(dataDir, { recursive: true });
  const release = await tryLockFile(path.join(dataDir, 'lock'));
  if (!release) throw new EmbeddedDatabaseError(`The places in ${dataDir} are open already.`);
  try {
    // The server says nothing where it cannot listen.
    const problem = await getPortProblem(port);
    if (problem) throw problem;
    const folder = path.join(dataDir, 'postgres');
    // Left by one that was killed. Nobody else can have the folder open.
    rmSync(path.join(folder, 'postmaster.pid'), { force: true });
    const db = await PGlite.create(folder);
    for (const [name, table, column] of MIGRATIONS) {
      const { rows } = await db.query(
        `select from information_schema.columns
         where table_schema = 'public' and table_name = $1 and column_name = $2`,
        [table, column],
      );
      const sql = readFileSync(new URL(name, MIGRATIONS_FOLDER), 'utf8');
      if (rows.length === 0) await db.exec(`begin; ${sql}; commit;`);
    }
    const server = new PGLiteSocketServer({ db, port, maxConnections: 1 });
    await server.start();
    return {
      url: `postgres://postgres@${server.getServerConn()}/postgres`,
      stop: async () => {
        await server.stop();
        await db.close();
        release();
      },
    };
  } catch (cause) {
    release();
    throw new EmbeddedDatabaseError(`The places in ${dataDir} cannot be opened: ${cause.message}`, {
      cause,
    });
  }
}

/** Runs it alone until the process is told to end, and prints its address. */
export async function serve() {
  nextEnv.loadEnvConfig(process.cwd());
  parseEnv(process.env);
  const { url, stop } = await startPlacesDatabase();
  console.log(`PLACES_DATABASE_URL=${url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
}
