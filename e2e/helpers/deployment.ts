import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { toLocalePath, type Locale } from '../../lib/locales';
import { getFreePort, startProcess, waitUntilAnswers, type Process } from '../../tools/processes';
import { copyBuild } from './build-copy';

const SERVER = path.resolve('server.mjs');
/** What `app/sw.js/route.ts` puts into the worker of each build: by it the worker knows that its screens are old. */
const WORKER_NUMBER = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;
const WORKER_FILE = 'sw.js.body';
const TEXT_FILE = /\.(?:js|json|html|rsc|body|meta|css|txt)$|BUILD_ID$/;

/** Makes a copied build another one: its numbers and the names of all its scripts and styles, wherever they are written. */
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
  // Next keeps more than one copy of what it made at build.
  const workers = entries.filter(({ name }) => name === WORKER_FILE);
  if (workers.length === 0) throw new Error(`The build has no ${WORKER_FILE}.`);
  const number = randomUUID();
  for (const worker of workers) {
    const file = path.join(worker.parentPath, worker.name);
    const text = readFileSync(file, 'utf8');
    if (!WORKER_NUMBER.test(text)) throw new Error('The worker carries no number of its build.');
    writeFileSync(file, text.replaceAll(new RegExp(WORKER_NUMBER, 'g'), number));
  }
  for (const entry of entries.reverse()) {
    if (rename(entry.name) !== entry.name)
      renameSync(
        path.join(entry.parentPath, entry.name),
        path.join(entry.parentPath, rename(entry.name)),
      );
  }
}

/** One address at which builds come and go, with a copy of the last build behind it at first. */
export async function openDeployment(env: Readonly<Record<string, string>>) {
  const port = await getFreePort();
  const url = `http://127.0.0.1:${port}`;
  const dirs = [copyBuild()];
  let site: Process | null = null;
  let silence: { server: Server; sockets: Set<Socket> } | null = null;

  const start = async (extraEnv: Readonly<Record<string, string>> = {}) => {
    site = startProcess('node', [SERVER], {
      cwd: dirs.at(-1) ?? '',
      env: { ...env, ...extraEnv, PORT: String(port) },
    });
    await waitUntilAnswers(`${url}/api/health`, site);
  };
  const stop = async () => {
    await site?.stop();
    site = null;
    for (const socket of silence?.sockets ?? []) socket.destroy();
    if (silence) {
      silence.server.close();
      await once(silence.server, 'close');
    }
    silence = null;
  };
  await start();

  return {
    url,
    start,
    stop,
    /** Puts a new build, whose chunks all have new names, in the place of the old one. */
    deploy: async () => {
      await stop();
      const dir = copyBuild();
      renameChunks(dir);
      dirs.push(dir);
      await start();
    },
    /** A signal that leads nowhere: connections are taken and never answered. */
    fallSilent: async () => {
      await stop();
      const sockets = new Set<Socket>();
      const server = createServer((socket) => {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      silence = { server, sockets };
    },
    close: async () => {
      await stop();
      for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
    },
  };
}
export type Deployment = Awaited<ReturnType<typeof openDeployment>>;

/** Resolves when the worker is in charge of this page and has kept the screens of its build in a language, English by itself. */
export async function waitUntilKept(page: Page, locale: Locale = 'en'): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          async (build) => {
            const shell = await caches.open('kioot-shell-v1');
            const isWhole = (await shell.match(build)) !== undefined;
            return navigator.serviceWorker.controller !== null && isWhole;
          },
          toLocalePath('/.build', locale),
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
}

/** Resolves when the page at this path is kept. */
export async function waitUntilPageKept(page: Page, pagePath: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (key) => (await caches.match(key)) !== undefined, pagePath))
    .toBe(true);
}

/** The path of everything the worker keeps. */
export function getKeptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}
