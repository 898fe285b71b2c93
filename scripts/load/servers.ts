import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedDatabase } from '../embedded-database.mjs';
import { buildBlankApp } from './blank-app';
import { getFreePort, startProcess, waitUntilAnswers, type Process } from './processes';

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');
const DRAIN = new URL('../drain.mjs', import.meta.url).href;

export interface Server extends Process {
  url: string;
  port: number;
}

/** What a run measures: the last build of Kioot on a database of its own, and the blank page. */
export interface Servers {
  kioot: Server;
  blank: Server;
  slugs: readonly string[];
  revalidateSecret: string;
  stop(): Promise<void>;
}

async function startNext(cwd: string, env: Record<string, string>): Promise<Server> {
  const port = await getFreePort();
  const words = ['--import', DRAIN, NEXT, 'start', '--port', String(port)];
  const child = startProcess(process.execPath, words, { cwd, env });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswers(url, child);
  return { ...child, url, port };
}

/** Starts both; `npm run build` has to have run. */
export async function startServers(): Promise<Servers> {
  const blankFolder = await buildBlankApp();
  const database = await startEmbeddedDatabase({
    port: 0,
    dataDir: mkdtempSync(path.join(tmpdir(), 'kioot-load-')),
  });
  const revalidateSecret = 'only for this load run';
  const env = {
    SUPABASE_URL: database.url,
    SUPABASE_ANON_KEY: database.anonKey,
    REVALIDATE_SECRET: revalidateSecret,
    // All visitors of a run have one address.
    RATE_LIMIT_PER_MINUTE: '0',
  };
  const [kioot, blank] = await Promise.all([
    startNext(process.cwd(), env),
    startNext(blankFolder, {}),
  ]);
  const rows = await database.query(
    "select slug from posts where status = 'published' and published_at <= now()",
  );
  return {
    kioot,
    blank,
    slugs: rows.map(({ slug }) => slug ?? ''),
    revalidateSecret,
    stop: async () => {
      await Promise.all([kioot.stop(), blank.stop()]);
      await database.stop();
    },
  };
}
