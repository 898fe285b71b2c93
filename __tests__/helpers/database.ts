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
  /** SQL for the new database; null for none; the project's own seed without it. */
  seed?: string | null;
  /** A folder to keep; a temporary one without it. */
  dataDir?: string;
  /** A fixed port, to come back at the same address. */
  port?: number;
  /** The keys of an earlier start. */
  keys?: { anonKey: string; serviceKey: string };
  webhook?: { url: string; secret: string };
}

/** supabase-js without what listens to changes, for which Node 20 has no sockets. */
function openTables(url: string, key: string) {
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  return new PostgrestClient<Database>(`${url}/rest/v1`, { headers });
}

/**
 * The embedded database in a process of its own, since its parts are ES modules that Jest's sandbox refuses.
 * @throws {Error} with what the process printed, when it does not start
 */
export async function startTestDatabase(options: TestDatabaseOptions = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(tmpdir(), 'kioot-test-'));
  prepareDatabase(dataDir);
  const words = ['start', '--port', String(options.port ?? 0), '--data', dataDir];
  if (options.seed === null) words.push('--no-seed');
  if (options.seed) {
    const seedFile = path.join(dataDir, 'seed.sql');
    writeFileSync(seedFile, options.seed);
    words.push('--seed', seedFile);
  }
  if (options.keys) words.push('--keys', `${options.keys.anonKey},${options.keys.serviceKey}`);
  if (options.webhook) words.push('--webhook', options.webhook.url);

  const child = spawn(process.execPath, [...PGLITE_FLAGS, 'scripts/database.mjs', ...words], {
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
    /** As a visitor. */
    anon: openTables(started.url, started.anonKey),
    /** As an editor's script. */
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
