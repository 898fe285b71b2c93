import { execFileSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Client } from 'pg';
import {
  createClassifierPool,
  classifyPlaces,
  type ClassifiedCounts,
} from '@kioot/ingest/verdicts';
import { lockDatabase } from '@kioot/ingest';
import { importRegister, REGISTER, type ImportOptions } from '@kioot/ingest/register';
import { EXIT, getKey, toApiOptions, type CommandContext } from './command';
import { UsageError, type Flags } from './options';
import { toClassifyReport, toPlacesReport } from './report';

/** Fills the database from the register and classifies it. @returns the exit code */
export async function ingestRegister(
  flags: Flags<'register'>,
  context: CommandContext,
): Promise<number> {
  const { signal, bar } = context;
  const workFolder = resolve(flags.work);
  const from = toRegisterOrigin(flags, signal);
  return withDatabase(async (sql) => {
    let classified: ClassifyOutcome | undefined;
    const sync = await importRegister({
      ...{ from, sql, workFolder, signal, dryRun: flags['dry-run'], force: flags.force },
      snapshotPath: resolve(flags.snapshot),
      onDownload: ({ list, pagesDone, pagesTotal }) =>
        bar.update({ phase: `pages (${list})`, done: pagesDone, total: pagesTotal }),
      onWrite: (done, total) => bar.update({ phase: 'places', done, total }),
      onWritten: async () => {
        classified = await classify(flags, sql, context);
      },
    });
    bar.stop();
    context.print(
      { sync, judged: classified?.judged },
      `${toPlacesReport(sync)}${classified?.report ?? ''}`,
    );
    return EXIT.done;
  });
}

/** Classifies the database. @returns the exit code */
export function classifyDatabase(
  flags: Flags<'classify'>,
  context: CommandContext,
): Promise<number> {
  return withDatabase(async (sql) => {
    const { judged, report } = await classify(flags, sql, context);
    context.bar.stop();
    context.print({ judged }, report);
    return EXIT.done;
  });
}

function toRegisterOrigin(flags: Flags<'register'>, signal: AbortSignal): ImportOptions['from'] {
  if (flags.from) return { folder: resolve(flags.from) };
  return toApiOptions(REGISTER, getKey(flags), flags, signal);
}

/** Runs `work` with the places database under its advisory lock. */
export async function withDatabase<T>(work: (sql: Client) => Promise<T>): Promise<T> {
  const url = process.env.PLACES_DATABASE_URL;
  if (!url)
    throw new UsageError('PLACES_DATABASE_URL is missing: docs/places.md says how to fill it.');
  if (!URL.canParse(url)) throw new UsageError('PLACES_DATABASE_URL is not an address.');
  const sql = new Client({
    connectionString: url,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  // Connection errors between queries; the next query reports them.
  sql.on('error', () => undefined);
  try {
    await sql.connect();
    await lockDatabase(sql);
    return await work(sql);
  } finally {
    await sql.end();
  }
}

export interface ClassifyOutcome {
  readonly judged: ClassifiedCounts;
  readonly report: string;
}

/** Classifies what this version of the engine has not classified. */
export async function classify(
  flags: Pick<Flags<'classify'>, 'threads' | 'engine-key'>,
  sql: Client,
  { signal, bar }: CommandContext,
): Promise<ClassifyOutcome> {
  const startedAt = performance.now();
  const engineKey = flags['engine-key'] ?? getEngineKey();
  const pool = createClassifierPool(startThread, flags.threads);
  try {
    const judged = await classifyPlaces({
      ...{ sql, pool, engineKey, signal },
      onProgress: ({ phase, done, total }) =>
        bar.update({ phase: `judging ${phase}`, done, total }),
    });
    return { judged, report: toClassifyReport(judged, (performance.now() - startedAt) / 1000) };
  } finally {
    await pool.close();
  }
}

/**
 * Starts `thread.ts`, or this program again when bundled: not every Node version runs TypeScript in
 * a worker.
 */
function startThread(): Worker {
  const script = process.argv[1] ?? '';
  if (!script.endsWith('.ts')) return new Worker(script);
  const thread = JSON.stringify(join(dirname(script), 'thread.ts'));
  return new Worker(`require('tsx/cjs'); require(${thread});`, { eval: true });
}

/** Engine key of this checkout, the same as in a build. */
function getEngineKey(): string {
  const args = ['scripts/build-places.mjs', '--engine-key'];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
}
