import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { toLocalePath, type Locale } from '../../lib/locales';
import { getFreePort, startProcess, waitUntilReachable, type Process } from '../../tools/processes';
import { copyBuild } from './build-copy';

const SERVER = path.resolve('server.mjs');
/** Build id that `app/sw.js/route.ts` puts into the service worker. */
const WORKER_BUILD_ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const WORKER_FILE = 'sw.js.body';
const TEXT_FILE = /\.(?:js|json|html|rsc|body|meta|css|txt)$|BUILD_ID$/;

/**
 * Turns a copied build into another one: changes its ids and the names of all chunks, wherever they
 * occur.
 */
function renameChunks(dir: string): void {
  const build = path.join(dir, '.next');
  const chunks = path.join(build, 'static', 'chunks');
  const newNames = new Map<string, string>();
  const toNew = (name: string) => `${[...name].reverse().join('')}x`;
  for (const file of readdirSync(chunks)) {
    const stem = file.replace(/^turbopack-/, '').replace(/\..*$/, '');
    newNames.set(stem, toNew(stem));
  }
  const buildId = readFileSync(path.join(build, 'BUILD_ID'), 'utf8').trim();
  newNames.set(buildId, toNew(buildId));
  const names = new RegExp(
    [...newNames.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'),
    'g',
  );
  const rename = (text: string) => text.replace(names, (name) => newNames.get(name) ?? name);

  const entries = readdirSync(build, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile() || !TEXT_FILE.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    if (rename(text) !== text) writeFileSync(file, rename(text));
  }
  // Next stores several copies of a prerendered file.
  const workers = entries.filter(({ name }) => name === WORKER_FILE);
  if (workers.length === 0) throw new Error(`The build has no ${WORKER_FILE}.`);
  const newWorkerId = randomUUID();
  for (const worker of workers) {
    const file = path.join(worker.parentPath, worker.name);
    const text = readFileSync(file, 'utf8');
    if (!WORKER_BUILD_ID.test(text)) throw new Error('The service worker has no build id.');
    writeFileSync(file, text.replaceAll(new RegExp(WORKER_BUILD_ID, 'g'), newWorkerId));
  }
  for (const entry of entries.reverse()) {
    if (rename(entry.name) !== entry.name)
      renameSync(
        path.join(entry.parentPath, entry.name),
        path.join(entry.parentPath, rename(entry.name)),
      );
  }
}

/** Starts a site at a fixed address whose build can be replaced. */
export async function openDeployment(env: Readonly<Record<string, string>>) {
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const dirs = [copyBuild()];
  let site: Process | null = null;
  let silentServer: { server: Server; sockets: Set<Socket> } | null = null;

  const start = async (extraEnv: Readonly<Record<string, string>> = {}) => {
    site = startProcess('node', [SERVER], {
      cwd: dirs.at(-1) ?? '',
      env: { ...env, ...extraEnv, PORT: String(port) },
    });
    await waitUntilReachable(`${url}/api/health`, site);
  };
  const stop = async () => {
    await site?.stop();
    site = null;
    for (const socket of silentServer?.sockets ?? []) socket.destroy();
    if (silentServer) {
      silentServer.server.close();
      await once(silentServer.server, 'close');
    }
    silentServer = null;
  };
  await start();

  return {
    url,
    start,
    stop,
    /** Replaces the build by one in which every chunk has another name. */
    deploy: async () => {
      await stop();
      const dir = copyBuild();
      renameChunks(dir);
      dirs.push(dir);
      await start();
    },
    /** Accepts connections and never answers. */
    stopResponding: async () => {
      await stop();
      const sockets = new Set<Socket>();
      const server = createServer((socket) => {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      silentServer = { server, sockets };
    },
    close: async () => {
      await stop();
      for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
    },
  };
}
export type Deployment = Awaited<ReturnType<typeof openDeployment>>;

/** Resolves when the service worker controls the page and has cached the app shell of a locale. */
export async function waitUntilShellCached(page: Page, locale: Locale = 'en'): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (build) => {
            const shell = await caches.open('kioot-shell-v1');
            const isComplete = (await shell.match(build)) !== undefined;
            return navigator.serviceWorker.controller !== null && isComplete;
          },
          toLocalePath('/.build', locale),
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
}

/** Resolves when the page at this path is cached. */
export async function waitUntilPageCached(page: Page, pagePath: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (key) => (await caches.match(key)) !== undefined, pagePath))
    .toBe(true);
}

/** Paths of all cached responses. */
export function getCachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
