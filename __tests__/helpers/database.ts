import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PostgrestClient } from '@supabase/postgrest-js';
import * as v from 'valibot';
import type { Database } from '@/lib/supabase/database.types';
import { PGLITE_FLAGS, prepareDatabase } from './database-template';

const startedSchema = v.object({
  url: v.pipe(v.string(), v.url()),
  anonKey: v.string(),
  serviceKey: v.string(),
  studioUrl: v.pipe(v.string(), v.url()),
});

interface TestDatabaseOptions {
  /** SQL for the new database; null for none; the project's seeds by default. */
  seed?: string | null;
  /** Folder to keep; temporary by default. */
  dataDir?: string;
  /** Fixed port, for a restart at the same address. */
  port?: number;
  /** Keys of an earlier start. */
  keys?: { anonKey: string; serviceKey: string };
  webhook?: { url: string; secret: string };
}

/** Client without realtime, which needs WebSockets that Node 20 lacks. */
function openTables(url: string, key: string) {
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  return new PostgrestClient<Database>(`${url}/rest/v1`, { headers });
}

/**
 * Embedded database in a child process: its ES modules do not load in Jest's sandbox.
 *
 * @throws {Error} with the output of the process when it does not start
 */
export async function startTestDatabase(options: TestDatabaseOptions = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'kioot-test-'));
  prepareDatabase(dataDir);
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
  const started = v.parse(startedSchema, JSON.parse(line));

  return {
    ...started,
    dataDir,
    /** Visitor. */
    anon: openTables(started.url, started.anonKey),
    /** Editor with the service key. */
    service: openTables(started.url, started.serviceKey),
    getErrors: () => errors,
    stop: async (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => {
      child.kill(signal);
      await exited;
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestDatabase = Awaited<ReturnType<typeof startTestDatabase>>;
