import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { prepareDatabase } from '../../__tests__/helpers/database-template';
import { startEmbeddedDatabase } from '../../scripts/embedded-database.mjs';
import {
  getFreePort,
  isInstalled,
  startProcess,
  waitUntilReachable,
  type Process,
} from '../../tools/processes';
import { copyBuild } from './build-copy';

export const HAS_REDIS = isInstalled('redis-server', '--version');
export const HAS_NGINX = isInstalled('nginx', '-v');

const REVALIDATE_SECRET = 'secret-shared-by-instances';
const SERVE_SCRIPT = path.resolve('scripts/serve.mjs');

export interface Instance extends Process {
  url: string;
  port: number;
}

/**
 * Starts a database for several instances. It calls no webhook: tests choose the instance to
 * notify.
 */
export async function startSharedDatabase() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-instances-'));
  prepareDatabase(dataDir);
  const database = await startEmbeddedDatabase({ port: 0, dataDir });
  return {
    env: {
      SUPABASE_URL: database.url,
      SUPABASE_ANON_KEY: database.anonKey,
      REVALIDATE_SECRET,
    },
    setTitle: async (slug: string, title: string) => {
      await database.query(`update posts set title = '${title}' where slug = '${slug}'`);
    },
    addRecipe: async (slug: string, title: string) => {
      await database.query(
        `insert into posts (slug, title, status, published_at, content)
         values ('${slug}', '${title}', 'published', now(), to_jsonb('<p>Text</p>'::text))`,
      );
    },
    removeRecipe: async (slug: string) => {
      await database.query(`delete from posts where slug = '${slug}'`);
    },
    stop: () => database.stop(),
  };
}
export type SharedDatabase = Awaited<ReturnType<typeof startSharedDatabase>>;

let buildCopyDir: string | undefined;

/** Build copy shared by the instances of a worker, isolated from other specs. */
function getBuildCopy(): string {
  if (buildCopyDir) return buildCopyDir;
  const dir = copyBuild();
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
  return (buildCopyDir = dir);
}

/** Number of files in the build copy. */
export function countBuildFiles(): number {
  return readdirSync(path.join(getBuildCopy(), '.next'), { recursive: true }).length;
}

/** Starts the last build on the given port, or on a free one. */
export async function startInstance(
  env: Readonly<Record<string, string>>,
  port?: number,
): Promise<Instance> {
  const ownPort = port ?? (await getFreePort());
  const child = startProcess('node', [SERVE_SCRIPT, '--no-build'], {
    cwd: getBuildCopy(),
    // All requests of a test come from one address.
    env: { RATE_LIMIT_PER_MINUTE: '0', ...env, PORT: String(ownPort) },
  });
  const url = `http://127.0.0.1:${ownPort}`;
  await waitUntilReachable(`${url}/api/health`, child);
  return { ...child, url, port: ownPort };
}

/** Starts a Redis without persistence: a restart empties it. */
export async function startRedis(port: number): Promise<Process> {
  const child = startProcess('redis-server', [
    ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  ]);
  await expect.poll(() => child.getLog(), { timeout: 20_000 }).toContain('Ready to accept');
  return child;
}

/** TCP proxy to a local port that can refuse connections or hold responses back. */
export async function startTcpProxy(port: number) {
  const upstreamByClient = new Map<Socket, Socket>();
  let isDisconnected = false;
  let isHolding = false;
  const server = createServer((client) => {
    if (isDisconnected) return client.destroy();
    const upstream = connect(port, '127.0.0.1');
    upstreamByClient.set(client, upstream);
    // A failed socket is destroyed; its peer follows on 'close'.
    for (const end of [client, upstream]) end.on('error', () => end.destroy());
    upstream.on('close', () => client.destroy());
    client.on('close', () => {
      upstream.destroy();
      upstreamByClient.delete(client);
    });
    client.pipe(upstream);
    if (!isHolding) upstream.pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const disconnect = () => {
    isDisconnected = true;
    for (const client of upstreamByClient.keys()) client.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    disconnect,
    reconnect: () => {
      isDisconnected = false;
    },
    holdResponses: () => {
      isHolding = true;
      for (const [client, upstream] of upstreamByClient) upstream.unpipe(client);
    },
    /** Passes responses of connections opened from now on. */
    passNewConnections: () => {
      isHolding = false;
    },
    /** True while a response is held back. */
    hasHeldResponse: () =>
      [...upstreamByClient.values()].some(({ readableLength }) => readableLength > 0),
    releaseResponses: () => {
      isHolding = false;
      // Unpipes first: a connection piped twice would repeat its data.
      for (const [client, upstream] of upstreamByClient) upstream.unpipe(client).pipe(client);
    },
    stop: async () => {
      disconnect();
      server.close();
      await once(server, 'close');
    },
  };
}
export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>;

export function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** Posts the webhook of a changed post. @returns status */
export async function postChange(
  baseUrl: string,
  slug: string,
  secret = REVALIDATE_SECRET,
): Promise<number> {
  const post = { slug };
  const change = { type: 'UPDATE', schema: 'public', table: 'posts' };
  const response = await postJson(
    `${baseUrl}/api/revalidate`,
    { ...change, record: post, old_record: post },
    { 'x-revalidate-secret': secret },
  );
  await response.arrayBuffer();
  return response.status;
}

export async function notifyOfChange(baseUrl: string, slug: string): Promise<void> {
  expect(await postChange(baseUrl, slug)).toBe(200);
}

/** Status, cache state and HTML of a page. */
export async function readPage(baseUrl: string, pathname: string) {
  const response = await fetch(`${baseUrl}${pathname}`);
  return {
    status: response.status,
    cache: response.headers.get('x-nextjs-cache'),
    html: await response.text(),
  };
}

const MAX_WAIT_MS = 30_000;
const POLL_INTERVAL_MS = 25;

/**
 * Polls until the response is new. @returns milliseconds until the start of the last request with
 * an old response; the duration of requests is not counted
 */
export async function getMsUntilNew(isNew: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  let lastOldAt = startedAt;
  for (;;) {
    const requestedAt = performance.now();
    if (await isNew()) return lastOldAt - startedAt;
    lastOldAt = requestedAt;
    if (requestedAt - startedAt > MAX_WAIT_MS) throw new Error('No new response.');
    await sleep(POLL_INTERVAL_MS);
  }
}

/** Milliseconds until a page shows a text. */
export function getMsUntilShown(baseUrl: string, pathname: string, text: string): Promise<number> {
  return getMsUntilNew(async () => (await readPage(baseUrl, pathname)).html.includes(text));
}
