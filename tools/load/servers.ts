import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NEXT, buildBlankApp } from '../blank-app';
import { startEmbeddedDatabase } from '../../scripts/embedded-database.mjs';
import { getFreePort, startProcess, waitUntilAnswers, type Process } from '../processes';

export const SERVER = path.resolve('server.mjs');

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

/** Starts a program of Node that listens on `PORT`, and waits until it answers. */
export async function start(
  words: string[],
  env: Record<string, string>,
  cwd?: string,
): Promise<Server> {
  const port = await getFreePort();
  const options = { env: { ...env, PORT: String(port) }, ...(cwd ? { cwd } : {}) };
  const child = startProcess(process.execPath, words, options);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilAnswers(url, child);
  return { ...child, url, port };
}

/** Builds and starts an application of blank pages, and what else it is to have (files by name), which is gone once it is stopped. */
export async function startBlankServer(
  more: Readonly<Record<string, string>> = {},
  env: Record<string, string> = {},
): Promise<Server> {
  const folder = await buildBlankApp(more);
  const server = await start([NEXT, 'start'], env, folder);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts both; `npm run build` has to have run. */
export async function startServers(): Promise<Servers> {
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
  const [kioot, blank] = await Promise.all([start([SERVER], env), startBlankServer()]);
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
