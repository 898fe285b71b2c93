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
  waitUntilAnswers,
  type Process,
} from '../../tools/processes';
import { copyBuild } from './build-copy';

export const HAS_REDIS = isInstalled('redis-server', '--version');
export const HAS_NGINX = isInstalled('nginx', '-v');

const REVALIDATE_SECRET = 'machines-share-this-secret';
const SERVE = path.resolve('scripts/serve.mjs');

export interface Instance extends Process {
  url: string;
  port: number;
}

/** One database for several instances, which it never calls itself: the test says which instance hears of a change. */
export async function startSharedDatabase() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-machines-'));
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

let ownBuild: string | undefined;

/** One copy for all instances of a worker: what they write is not found by the instances of other journeys. */
function getOwnBuild(): string {
  if (ownBuild) return ownBuild;
  const dir = copyBuild();
  process.on('exit', () => rmSync(dir, { recursive: true, force: true }));
  return (ownBuild = dir);
}

/** How many files the instances have been built with or have written since. */
export function countFiles(): number {
  return readdirSync(path.join(getOwnBuild(), '.next'), { recursive: true }).length;
}

/** Starts the last build on a port of its own, or on the one given. */
export async function startInstance(
  env: Readonly<Record<string, string>>,
  port?: number,
): Promise<Instance> {
  const ownPort = port ?? (await getFreePort());
  const child = startProcess('node', [SERVE, '--no-build'], {
    cwd: getOwnBuild(),
    // All visitors of a test have one address.
    env: { RATE_LIMIT_PER_MINUTE: '0', ...env, PORT: String(ownPort) },
  });
  const url = `http://127.0.0.1:${ownPort}`;
  await waitUntilAnswers(`${url}/api/health`, child);
  return { ...child, url, port: ownPort };
}

/** A Redis that keeps nothing on disk: after a restart it has lost everything. */
export async function startRedis(port: number): Promise<Process> {
  const child = startProcess('redis-server', [
    ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
  ]);
  await expect.poll(() => child.getLog(), { timeout: 20_000 }).toContain('Ready to accept');
  return child;
}

/**
 * A line to a local port that can be cut (what runs over it ends, and whoever calls next is hung up on) or held (answers
 * stay on the way).
 */
export async function startWire(port: number) {
  const lines = new Map<Socket, Socket>();
  let isCut = false;
  let isHeld = false;
  const server = createServer((caller) => {
    if (isCut) return caller.destroy();
    const called = connect(port, '127.0.0.1');
    lines.set(caller, called);
    // A broken end is only cut: the other one hears of it by 'close'.
    for (const end of [caller, called]) end.on('error', () => end.destroy());
    called.on('close', () => caller.destroy());
    caller.on('close', () => {
      called.destroy();
      lines.delete(caller);
    });
    caller.pipe(called);
    if (!isHeld) called.pipe(caller);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const caller of lines.keys()) caller.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    mend: () => {
      isCut = false;
    },
    hold: () => {
      isHeld = true;
      for (const [caller, called] of lines) called.unpipe(caller);
    },
    /** Holds nobody who calls from now on. */
    holdNoMore: () => {
      isHeld = false;
    },
    /** Whether an answer waits. */
    holdsAny: () => [...lines.values()].some(({ readableLength }) => readableLength > 0),
    letGo: () => {
      isHeld = false;
      // A line that nobody held is piped already: piped twice, it would say everything twice.
      for (const [caller, called] of lines) called.unpipe(caller).pipe(caller);
    },
    stop: async () => {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
export type Wire = Awaited<ReturnType<typeof startWire>>;

export function postJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

/** What Supabase would tell this instance after an editor changed a post; gives the status of its answer. */
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

export async function tellOfChange(baseUrl: string, slug: string): Promise<void> {
  expect(await postChange(baseUrl, slug)).toBe(200);
}

/** Status, cache state and text of a page. */
export async function readPage(baseUrl: string, pathname: string) {
  const response = await fetch(`${baseUrl}${pathname}`);
  return {
    status: response.status,
    cache: response.headers.get('x-nextjs-cache'),
    html: await response.text(),
  };
}

const GIVE_UP_AFTER_MS = 30_000;
const ASK_EVERY_MS = 25;

/**
 * Asks until the answer is the new one; gives the milliseconds after which nobody who asked got an old one any more.
 * How long the answers themselves took is not counted: that is the machine's doing.
 */
export async function getMsUntilNew(isNew: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  let lastOldAt = startedAt;
  for (;;) {
    const askedAt = performance.now();
    if (await isNew()) return lastOldAt - startedAt;
    lastOldAt = askedAt;
    if (askedAt - startedAt > GIVE_UP_AFTER_MS) throw new Error('Nothing new came.');
    await sleep(ASK_EVERY_MS);
  }
}

/** The same for a page that should show a text. */
export function getMsUntilShown(baseUrl: string, pathname: string, text: string): Promise<number> {
  return getMsUntilNew(async () => (await readPage(baseUrl, pathname)).html.includes(text));
}
