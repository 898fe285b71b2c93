// Command line of the embedded database:
//   start [--port 54321 or any free one] [--data DIR] [--seed FILE | --no-seed] [--webhook URL]
//     [--keys ANON,SERVICE]
//         runs it and prints address and keys as JSON; REVALIDATE_SECRET is sent with the webhook
//   reset [--data DIR]
//         moves it aside; the next start migrates and seeds an empty one
//   types [--check] [--data DIR]
//         writes lib/supabase/database.types.ts, or checks that it matches the schema: that of a
//         new database, or of the one in the folder
//   backup [--data DIR]
//         prints recipes and reports as JSON, whether a server runs or not
//   restore [--data DIR]
//         replaces them by a backup from the standard input; no server may run
//   reports [accept | reject NUMBER...] [--data DIR] [--corrections FILE]
//         lists the open reports of visitors, or decides some: of the hosted database with SUPABASE_URL and
//         SUPABASE_SERVICE_ROLE_KEY, else of the embedded one, running or not
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { BackupError, restoreBackup, toBackup } from './backup.mjs';
import { EmbeddedDatabaseError } from './database-failures.mjs';
import {
  getDefaultDataDir,
  getRunningDatabaseUrl,
  resetEmbeddedDatabase,
  startEmbeddedDatabase,
} from './embedded-database.mjs';
import { ReportsError, decideReports, listOpenReports } from './reports.mjs';

const DEFAULT_CORRECTIONS_FILE = fileURLToPath(
  new URL('../data/curated/place-corrections.json', import.meta.url),
);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    data: { type: 'string' },
    seed: { type: 'string' },
    'no-seed': { type: 'boolean', default: false },
    webhook: { type: 'string' },
    keys: { type: 'string' },
    corrections: { type: 'string', default: DEFAULT_CORRECTIONS_FILE },
    check: { type: 'boolean', default: false },
  },
});
const dataDir = values.data ? path.resolve(values.data) : getDefaultDataDir();

async function start() {
  const seed = values['no-seed'] ? null : values.seed && readFileSync(values.seed, 'utf8');
  const webhook = values.webhook && {
    url: values.webhook,
    secret: process.env.REVALIDATE_SECRET ?? '',
  };
  const [anonKey, serviceKey] = values.keys?.split(',') ?? [];
  const database = await startEmbeddedDatabase({
    port: Number(values.port ?? 54_321),
    mayMove: values.port === undefined,
    keys: values.keys && { anonKey, serviceKey },
    dataDir,
    seed,
    webhook,
  });
  const stop = () => void database.stop();
  process.once('SIGINT', stop).once('SIGTERM', stop);
  // JSON keeps the address and keys and drops the functions.
  console.log(JSON.stringify(database));
}

async function reset() {
  const aside = await resetEmbeddedDatabase(dataDir);
  const before = aside
    ? ` The database before is in ${aside}: delete it when it is not needed.`
    : '';
  console.log(`The next start creates the database in ${dataDir} from supabase/.${before}`);
}

async function types() {
  // Formats with a tool of development, which an image has not.
  const { TYPES_FILE, describeSchema } = await import('./database-types.mjs');
  const temporaryDir = values.data ? null : mkdtempSync(path.join(tmpdir(), 'kioot-types-'));
  const database = await startEmbeddedDatabase({
    port: 0,
    dataDir: temporaryDir ?? dataDir,
    seed: null,
  });
  const expected = await within(database, ({ query }) => describeSchema(query)).finally(() => {
    if (temporaryDir) rmSync(temporaryDir, { recursive: true });
  });
  if (!values.check) writeFileSync(TYPES_FILE, expected);
  else if (readFileSync(TYPES_FILE, 'utf8') !== expected) {
    console.error(`${TYPES_FILE} is not what the schema says; run \`npm run db -- types\`.`);
    process.exitCode = 1;
  }
}

/** Database with the reports; `stop` ends it if it was started here. */
async function openReportsDatabase() {
  nextEnv.loadEnvConfig(process.cwd());
  const url = process.env.SUPABASE_URL || process.env.NEXT_PUBLIC_SUPABASE_URL;
  const stop = () => undefined;
  if (url && !values.data) {
    const serviceKey = process.env.SUPABASE_SERVICE_ROLE_KEY;
    if (!serviceKey) {
      throw new ReportsError(
        `Set SUPABASE_SERVICE_ROLE_KEY: the anonymous key reads no reports at ${url}.`,
      );
    }
    return { url, serviceKey, stop };
  }
  return openEmbeddedDatabase();
}

/** The embedded database that runs, or one started here. */
async function openEmbeddedDatabase() {
  // Again: the files just loaded may set DATABASE_DIR.
  const folder = values.data ? dataDir : getDefaultDataDir();
  const runningUrl = await getRunningDatabaseUrl(folder);
  return runningUrl
    ? { url: runningUrl, stop: () => undefined }
    : startEmbeddedDatabase({ port: 0, dataDir: folder });
}

/** Runs `work` with a database and stops it. */
const within = (database, work) => work(database).finally(() => database.stop());

async function backup() {
  nextEnv.loadEnvConfig(process.cwd());
  await within(await openEmbeddedDatabase(), async ({ url }) => console.log(await toBackup(url)));
}

async function restore() {
  // First: the database would take what comes in.
  const text = readFileSync(0, 'utf8');
  nextEnv.loadEnvConfig(process.cwd());
  const folder = values.data ? dataDir : getDefaultDataDir();
  await within(await startEmbeddedDatabase({ port: 0, dataDir: folder }), async ({ query }) =>
    console.log(`Restored ${await restoreBackup(query, text)}.`),
  );
}

async function reports() {
  const [, decision, ...numbers] = positionals;
  const isDecision = decision === 'accept' || decision === 'reject';
  if (decision !== undefined && (!isDecision || numbers.length === 0)) {
    throw new ReportsError('Usage: npm run db -- reports [accept | reject NUMBER...]');
  }
  await within(await openReportsDatabase(), async (database) => {
    const lines = isDecision
      ? await decideReports(database, decision, numbers, { correctionsFile: values.corrections })
      : await listOpenReports(database);
    console.log(lines.join('\n') || 'No open reports.');
  });
}

const commands = { start, reset, types, backup, restore, reports };
const EXPECTED_ERRORS = [EmbeddedDatabaseError, ReportsError, BackupError];
const command = commands[positionals[0]];
if (!command) {
  console.error(`Usage: npm run db -- ${Object.keys(commands).join('|')}`);
  process.exitCode = 2;
} else {
  await command().catch((error) => {
    const isExpected = EXPECTED_ERRORS.some((kind) => error instanceof kind);
    console.error(isExpected ? error.message : error);
    // Explicit: a failed database sets `process.exitCode` itself.
    process.exit(1);
  });
}
