import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PostgrestClient } from '@supabase/postgrest-js';
import * as v from 'valibot';
import type { Database } from '@/lib/supabase/database.types';
import { PGLITE_FLAGS, prepareDatabase } from './database-template';
import { openHostedDatabase } from './hosted-database';

const startedSchema = v.object({
  url: v.pipe(v.string(), v.url()),
  anonKey: v.string(),
  serviceKey: v.string(),
  studioUrl: v.pipe(v.string(), v.url()),
});

interface TestDatabaseOptions {
  /** SQL for the new database; null for none; the project's seeds and unusual posts by default. */
  seed?: string | null;
  /** False for the project's seeds alone, run as by `npm start`. */
  hasUnusualPosts?: boolean;
  /** Folder to keep; temporary by default. */
  dataDir?: string;
  /** Fixed port, for a restart at the same address. */
  port?: number;
  /** Keys of an earlier start. */
  keys?: { anonKey: string; serviceKey: string };
  webhook?: { url: string; secret: string };
  /** Process of its own, which can be killed. */
  hasOwnProcess?: boolean;
}

/** The project's seeds, and posts of every shape and state beside them. */
function readSeeds(): string {
  const translations = readdirSync('supabase/seeds').sort();
  return [
    'supabase/seed.sql',
    ...translations.map((name) => `supabase/seeds/${name}`),
    '__tests__/supabase/unusual-posts.sql',
  ]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** Client without realtime, which needs WebSockets that Node 20 lacks. */
function openTables(url: string, key: string) {
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  return new PostgrestClient<Database>(`${url}/rest/v1`, { headers });
}

/** Started database with a way to end it. */
interface RunningDatabase {
  started: v.InferOutput<typeof startedSchema>;
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

async function startHosted(
  dataDir: string,
  { seed, port = 0, keys, webhook }: TestDatabaseOptions,
): Promise<RunningDatabase> {
  const options = { port, dataDir, seed, keys, webhook };
  const { started, stop } = await openHostedDatabase('recipes', options);
  return { started: v.parse(startedSchema, started), stop };
}

async function startProcess(
  dataDir: string,
  options: TestDatabaseOptions,
): Promise<RunningDatabase> {
  const args = ['start', '--port', String(options.port ?? 0), '--data', dataDir];
  if (options.seed === null) args.push('--no-seed');
  if (options.seed) {
    const seedFile = path.join(dataDir, 'seed.sql');
    writeFileSync(seedFile, options.seed);
    args.push('--seed', seedFile);
  }
  if (options.keys) args.push('--keys', `${options.keys.anonKey},${options.keys.serviceKey}`);
  if (options.webhook) args.push('--webhook', options.webhook.url);

  const child = spawn(process.execPath, [...PGLITE_FLAGS, 'scripts/database.mjs', ...args], {
    env: { ...process.env, REVALIDATE_SECRET: options.webhook?.secret ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const exited = once(child, 'exit');
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([text]) => String(text)),
    exited.then(() => {
      throw new Error(`The database did not start: ${errors}`);
    }),
  ]);
  return {
    started: v.parse(startedSchema, JSON.parse(line)),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await exited;
    },
  };
}

/**
 * Embedded database in another process: its ES modules do not load in Jest's sandbox.
 *
 * @throws {Error} with the message of the database when it does not start
 */
export async function startTestDatabase({
  hasUnusualPosts = true,
  seed = hasUnusualPosts ? readSeeds() : undefined,
  ...others
}: TestDatabaseOptions = {}) {
  const options = { ...others, seed };
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'kioot-test-'));
  prepareDatabase(dataDir);
  const { started, stop } = await (options.hasOwnProcess ? startProcess : startHosted)(
    dataDir,
    options,
  );

  return {
    ...started,
    dataDir,
    /** Visitor. */
    anon: openTables(started.url, started.anonKey),
    /** Editor with the service key. */
    service: openTables(started.url, started.serviceKey),
    stop: async (signal?: 'SIGTERM' | 'SIGKILL') => {
      await stop(signal);
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof startTestDatabase>>;
