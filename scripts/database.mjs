// The embedded database from the command line:
//   start [--port 54321 or any free one] [--data DIR] [--seed FILE | --no-seed] [--webhook URL]
//     [--keys ANON,SERVICE]
//         runs it alone and prints its address and keys as JSON; REVALIDATE_SECRET goes with the webhook
//   reset [--data DIR]
//         empties it; the next start migrates and seeds
//   types [--check]
//         writes lib/supabase/database.types.ts, or only says whether it is as the schema wants it
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { TYPES_FILE, describeSchema } from './database-types.mjs';
import {
  EmbeddedDatabaseError,
  defaultDataDir,
  resetEmbeddedDatabase,
  startEmbeddedDatabase,
} from './embedded-database.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string' },
    data: { type: 'string' },
    seed: { type: 'string' },
    'no-seed': { type: 'boolean', default: false },
    webhook: { type: 'string' },
    keys: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const dataDir = values.data ? path.resolve(values.data) : defaultDataDir();

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
  // Of what it returns, JSON keeps the address and the keys and drops the functions.
  console.log(JSON.stringify(database));
}

async function reset() {
  await resetEmbeddedDatabase(dataDir);
  console.log(`The database in ${dataDir} is gone; the next start makes it anew from supabase/.`);
}

async function types() {
  const temporaryDir = mkdtempSync(path.join(tmpdir(), 'kioot-types-'));
  const database = await startEmbeddedDatabase({ port: 0, dataDir: temporaryDir, seed: null });
  try {
    const wanted = await describeSchema(database.query);
    if (!values.check) writeFileSync(TYPES_FILE, wanted);
    else if (readFileSync(TYPES_FILE, 'utf8') !== wanted) {
      console.error(`${TYPES_FILE} is not what the schema says; run \`npm run db -- types\`.`);
      process.exitCode = 1;
    }
  } finally {
    await database.stop();
    rmSync(temporaryDir, { recursive: true });
  }
}

const commands = { start, reset, types };
const command = commands[positionals[0]];
if (!command) {
  console.error(`Say one of: ${Object.keys(commands).join(', ')}`);
  process.exitCode = 2;
} else {
  await command().catch((error) => {
    console.error(error instanceof EmbeddedDatabaseError ? error.message : error);
    // Not by `exitCode`, of which a database that failed leaves one of its own.
    process.exit(1);
  });
}
