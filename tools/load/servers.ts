import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { NEXT, buildBlankApp } from '../blank-app';
import { startEmbeddedDatabase } from '../../scripts/embedded-database.mjs';
import { getFreePort, startProcess, waitUntilReachable, type Process } from '../processes';

export const SERVER_FILE = path.resolve('server.mjs');

export interface Server extends Process {
  url: string;
  port: number;
}

/** Servers under test: the last build with its own database, and the blank page. */
export interface Servers {
  kioot: Server;
  blank: Server;
  slugs: readonly string[];
  revalidateSecret: string;
  stop(): Promise<void>;
}

/** Starts a Node program that listens on `PORT` and waits until it responds. */
export async function startServer(
  args: string[],
  env: Record<string, string>,
  cwd?: string,
): Promise<Server> {
  const port = await getFreePort();
  const options = { env: { ...env, PORT: String(port) }, ...(cwd ? { cwd } : {}) };
  const child = startProcess(process.execPath, args, options);
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReachable(url, child);
  return { ...child, url, port };
}

/**
 * Builds and starts an app with a blank page and further files by name; its folder is removed at
 * the end.
 */
export async function startBlankServer(
  more: Readonly<Record<string, string>> = {},
  env: Record<string, string> = {},
): Promise<Server> {
  const folder = await buildBlankApp(more);
  const server = await startServer([NEXT, 'start'], env, folder);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Starts both; requires `npm run build`. */
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
    // All simulated visitors share one address.
    RATE_LIMIT_PER_MINUTE: '0',
  };
  const [kioot, blank] = await Promise.all([startServer([SERVER_FILE], env), startBlankServer()]);
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
