import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base, type Page } from '@playwright/test';
import { startTestDatabase, type TestDatabase } from '../../__tests__/helpers/database';
import { getFreePort } from '../../tools/processes';
import { copyBuild } from './build-copy';

const PROJECT_DIR = process.cwd();
const REVALIDATE_SECRET = 'a-secret-for-the-journeys';

/** The production build, serving the recipes of a database of its own. */
async function startSite(database: TestDatabase, port: number) {
  const dir = copyBuild();
  const child = spawn(
    process.execPath,
    [
      '--import',
      path.join(PROJECT_DIR, 'e2e/helpers/clock.mjs'),
      path.join(PROJECT_DIR, 'server.mjs'),
    ],
    {
      cwd: dir,
      env: {
        ...process.env,
        PORT: String(port),
        SUPABASE_URL: database.url,
        SUPABASE_ANON_KEY: database.anonKey,
        REVALIDATE_SECRET,
        NEXT_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const exited = once(child, 'exit');
  const output = createInterface(child.stdout);
  const hear = (word: string) =>
    new Promise<void>((resolve, reject) => {
      const listen = (line: string) => {
        if (!line.includes(word)) return;
        output.off('line', listen);
        resolve();
      };
      output.on('line', listen);
      void exited.then(() => reject(new Error(`The site stopped before it said '${word}'.`)));
    });
  await hear('Ready');
  const url = `http://127.0.0.1:${port}`;
  const revalidate = (change: object) =>
    fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': REVALIDATE_SECRET },
      body: JSON.stringify(change),
    });

  return {
    url,
    /** Calls the webhook as Supabase does after a change. */
    announce: (type: 'INSERT' | 'UPDATE' | 'DELETE', slug: string | null, oldSlug: string | null) =>
      revalidate({
        type,
        schema: 'public',
        table: 'posts',
        record: slug === null ? null : { slug, title: 'as Supabase sends it', content: {} },
        old_record: oldSlug === null ? null : { slug: oldSlug, title: 'before' },
      }),
    /** Calls the webhook as a sync of the places does. */
    announcePlaces: (places: 'all' | string[]) => revalidate({ type: 'SYNC', places }),
    /** Lets ten minutes pass for the site, more than a page is kept without a webhook. */
    passTenMinutes: async () => {
      const moved = hear('Clock moved');
      child.kill('SIGUSR2');
      await moved;
    },
    stop: async () => {
      child.kill();
      await exited;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

interface KitchenOptions {
  /** Whether the database calls the webhook by itself, as it does in `npm start`. */
  hasWebhook?: boolean;
}

/** A database and a site of their own for one file of journeys; `stop` ends both. */
export async function openKitchen({ hasWebhook = false }: KitchenOptions = {}) {
  const port = await getFreePort();
  const webhook = {
    url: `http://127.0.0.1:${port}/api/revalidate`,
    secret: REVALIDATE_SECRET,
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-kitchen-'));
  const database = await startTestDatabase({ dataDir, ...(hasWebhook ? { webhook } : {}) });
  const site = await startSite(database, port);
  return {
    ...site,
    database,
    stop: async () => {
      await site.stop();
      await database.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type Kitchen = Awaited<ReturnType<typeof openKitchen>>;

/** Journeys that share one kitchen per worker, with the project's own seed. */
export const test = base.extend<object, { kitchen: Kitchen }>({
  kitchen: [
    async ({ browser }, provide) => {
      // Playwright wants its fixtures named; the browser is there before the kitchen anyway.
      expect(browser.isConnected()).toBe(true);
      const kitchen = await openKitchen();
      await provide(kitchen);
      await kitchen.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ kitchen }, provide) => provide(kitchen.url),
});

const NO_COMPLAINTS = [
  // Chromium's own clock, which runs out on a busy machine before the page has had its turn.
  'preloaded using link preload but not used within a few seconds',
  // Playwright's, where a journey does without the worker (`serviceWorkers` in playwright.config.ts).
  'Service Worker registration blocked by Playwright',
];

/** What the browser complains of: hydration mismatches, broken pictures, thrown errors. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    const isComplaint = ['error', 'warning'].includes(message.type());
    if (isComplaint && !NO_COMPLAINTS.some((words) => text.includes(words))) complaints.push(text);
  });
  return complaints;
}

/** A colour token as the browser computes it: 'rgb(31, 122, 77)'. */
export function readColour(page: Page, token: 'brand' | 'danger'): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = `var(--${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

/** The full green screen: nothing in a corner of what is seen is of another colour. */
export async function expectGreenToTheCorners(page: Page): Promise<void> {
  const corners = await page.evaluate(() =>
    [
      [1, 1],
      [innerWidth - 1, 1],
      [1, innerHeight - 1],
      [innerWidth - 1, innerHeight - 1],
    ].map(([x = 0, y = 0]) =>
      document
        .elementsFromPoint(x, y)
        .map((element) => getComputedStyle(element).backgroundColor)
        .find((colour) => colour !== 'rgba(0, 0, 0, 0)'),
    ),
  );
  expect(corners).toEqual(Array(4).fill(await readColour(page, 'brand')));
}
