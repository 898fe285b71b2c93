import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isMainThread, Worker } from 'node:worker_threads';
import { Client, DatabaseError } from 'pg';
import { DEFAULT_REGISTER_BASE_URL } from '@/lib/register/client';
import {
  RegisterBusyError,
  RegisterDatabaseError,
  RegisterEmbeddedError,
  RegisterRefusedError,
} from '@/lib/register/errors';
import { judgePlaces, type Judged } from '@/lib/register/judge-places';
import { createJudgePool, serveJudge } from '@/lib/register/judge-pool';
import { syncRegister, type RegisterSyncOptions } from '@/lib/register/sync';
import { SyncDiskError, SyncError } from '@/lib/tourapi/sync/errors';
import { isSystemError } from '@/lib/tourapi/sync/files';
import { parseRegisterFlags, USAGE, type RegisterFlags } from './register/options';
import { createPhaseBar } from './register/progress';
import { toJudgeReport, toSyncReport } from './register/report';
import { UsageError } from './sync/cli-options';

const EXIT = { done: 0, failed: 1, usage: 2, refused: 4, interrupted: 130 } as const;

const TURN_TIMEOUT_MS = 5_000;
/** PostgreSQL's code for a lock that was waited for in vain. */
const LOCK_NOT_AVAILABLE = '55P03';

const interruption = new AbortController();

async function main(): Promise<number> {
  const flags = parseRegisterFlags(process.argv.slice(2));
  if (flags.help) {
    process.stdout.write(USAGE);
    return EXIT.done;
  }
  if (existsSync('.env.local')) process.loadEnvFile('.env.local');
  const from = flags['judge-only'] ? null : toSource(flags);
  const { sql, close } = await openDatabase();
  const bar = createPhaseBar();
  process.once('SIGINT', () => interruption.abort(new Error('interrupted')));
  const result: { sync?: object; judged?: Judged } = {};
  const words: string[] = [];
  const judgeAll = async () => {
    const startedAt = performance.now();
    result.judged = await judge(flags, sql, bar);
    words.push(toJudgeReport(result.judged, (performance.now() - startedAt) / 1000));
  };
  try {
    if (from) {
      const sync = await syncRegister({
        ...{ sql, from, dryRun: flags['dry-run'], force: flags.force },
        workFolder: resolve(flags.work),
        snapshotPath: resolve(flags.snapshot),
        signal: interruption.signal,
        onDownload: ({ call, pagesDone, pagesTotal }) =>
          bar.update({ phase: `pages (${call})`, done: pagesDone, total: pagesTotal }),
        onWrite: (done, total) => bar.update({ phase: 'places', done, total }),
        onWritten: judgeAll,
      });
      result.sync = sync;
      words.unshift(toSyncReport(sync));
    } else await judgeAll();
  } finally {
    bar.stop();
    await close();
  }
  process.stdout.write(flags.json ? `${JSON.stringify(result)}\n` : words.join(''));
  return EXIT.done;
}

function toSource(flags: RegisterFlags): RegisterSyncOptions['from'] {
  if (flags.from) return { folder: resolve(flags.from) };
  const name = flags['key-env'];
  if (!name) throw new UsageError('--key-env or --from is missing.');
  const serviceKey = process.env[name]?.trim() ?? '';
  if (serviceKey === '')
    throw new UsageError(`${name} is not set: docs/places.md says how to get a key.`);
  const baseUrl = process.env.REGISTER_BASE_URL || DEFAULT_REGISTER_BASE_URL;
  if (!URL.canParse(baseUrl)) throw new UsageError('REGISTER_BASE_URL is not an address.');
  return {
    ...{ serviceKey, baseUrl, signal: interruption.signal },
    retries: flags.retries,
    timeoutMs: flags['timeout-ms'],
    backoffMs: flags['backoff-ms'],
  };
}

/** The database of places: the one that is named, or the embedded one, opened for as long as this runs. */
async function openDatabase(): Promise<{ sql: Client; close: () => Promise<void> }> {
  const named = process.env.PLACES_DATABASE_URL;
  if (named && !URL.canParse(named)) throw new UsageError('PLACES_DATABASE_URL is not an address.');
  const embedded = named ? null : await startEmbedded();
  const sql = new Client({
    connectionString: named || embedded?.url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // A connection that breaks while nothing is asked; the next question says so.
  sql.on('error', () => undefined);
  const close = async () => {
    await sql.end();
    await embedded?.stop();
  };
  try {
    await sql.connect();
    await takeTurn(sql);
  } catch (error) {
    await close();
    throw error;
  }
  return { sql, close };
}

/**
 * Waits for the one that writes to this database, for as long as one that was killed may need to end; its turn ends with its
 * connection. Two at once could take a verdict of old text for one of new text.
 */
async function takeTurn(sql: Client): Promise<void> {
  try {
    await sql.query(`set lock_timeout = '${TURN_TIMEOUT_MS}'`);
    await sql.query(`select pg_advisory_lock(hashtext('kioot places'))`);
    await sql.query('reset lock_timeout');
  } catch (error) {
    if (error instanceof DatabaseError && error.code === LOCK_NOT_AVAILABLE) {
      throw new RegisterBusyError(error);
    }
    throw error;
  }
}

async function startEmbedded() {
  // Loaded here and not above: a hosted database needs none of it.
  const { startPlacesDatabase } = await import('./places-database.mjs');
  try {
    return await startPlacesDatabase({ port: 0 });
  } catch (error) {
    throw new RegisterEmbeddedError(error);
  }
}

async function judge(
  flags: RegisterFlags,
  sql: Client,
  bar: ReturnType<typeof createPhaseBar>,
): Promise<Judged> {
  const engineKey = flags['engine-key'] ?? getEngineKey();
  const pool = createJudgePool(startThread, flags.threads);
  try {
    return await judgePlaces({
      ...{ sql, pool, engineKey, signal: interruption.signal },
      onProgress: ({ phase, done, total }) =>
        bar.update({ phase: `judging ${phase}`, done, total }),
    });
  } finally {
    await pool.close();
  }
}

/** This program again, as a thread. Not every Node takes TypeScript for the beginning of one. */
function startThread(): Worker {
  const script = process.argv[1] ?? '';
  if (!script.endsWith('.ts')) return new Worker(script);
  return new Worker(`require('tsx/cjs'); require(${JSON.stringify(script)});`, { eval: true });
}

/** The key of this checkout's engine, as a build of it has it. */
function getEngineKey(): string {
  const words = ['scripts/build-places.mjs', '--engine-key'];
  return execFileSync(process.execPath, words, { encoding: 'utf8' }).trim();
}

function explain(error: unknown): number {
  if (interruption.signal.aborted) {
    process.stderr.write('Interrupted. Run the command again to go on.\n');
    return EXIT.interrupted;
  }
  if (error instanceof UsageError) {
    process.stderr.write(`${error.message}\n\n${USAGE}`);
    return EXIT.usage;
  }
  const known = toKnownError(error);
  if (!known) throw error;
  const { name, message, whatToDo } = known;
  if (process.argv.includes('--json')) {
    process.stdout.write(`${JSON.stringify({ status: 'failed', name, message, whatToDo })}\n`);
  } else process.stderr.write(`${message} ${whatToDo}\n`);
  return error instanceof RegisterRefusedError ? EXIT.refused : EXIT.failed;
}

/** An error with words for an operator; null for what is a mistake of ours. */
function toKnownError(error: unknown): SyncError | null {
  if (error instanceof SyncError) return error;
  if (!(error instanceof Error)) return null;
  // Errors of files name the file; those of a connection that broke have a code, or say so.
  if (isSystemError(error) && 'path' in error) return new SyncDiskError(error);
  const code = 'code' in error ? String(error.code) : '';
  const isOfConnection = /^E(?!RR_)[A-Z]+$/.test(code) || /^Connection /.test(error.message);
  return error instanceof DatabaseError || isOfConnection ? new RegisterDatabaseError(error) : null;
}

if (isMainThread) {
  main()
    .catch(explain)
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error: unknown) => {
      console.error(error);
      process.exitCode = EXIT.failed;
    });
} else {
  serveJudge();
}
