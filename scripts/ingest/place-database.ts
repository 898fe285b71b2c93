import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { Client } from 'pg';
import { classifyPlaces, type ClassifiedCounts } from '@kioot/ingest/verdicts';
import { lockDatabase } from '@kioot/ingest';
import { importRegister, REGISTER, type ImportOptions } from '@kioot/ingest/register';
import { createClassifier } from '@/lib/search/classification/classifier';
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
  flags: Pick<Flags<'classify'>, 'engine-key'>,
  sql: Client,
  { signal, bar }: CommandContext,
): Promise<ClassifyOutcome> {
  const startedAt = performance.now();
  const engineKey = flags['engine-key'] ?? getEngineKey();
  const judged = await classifyPlaces({
    ...{ sql, classifier: createClassifier(), engineKey, signal },
    onProgress: ({ phase, done, total }) => bar.update({ phase: `judging ${phase}`, done, total }),
  });
  return { judged, report: toClassifyReport(judged, (performance.now() - startedAt) / 1000) };
}

/** Engine key of this checkout, the same as in a build. */
function getEngineKey(): string {
  const args = ['scripts/build-places.mjs', '--engine-key'];
  return execFileSync(process.execPath, args, { encoding: 'utf8' }).trim();
}
