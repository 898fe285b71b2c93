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

/** Starts the production build with the recipes of its own database. */
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
  const waitForOutput = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const onLine = (line: string) => {
        if (!line.includes(text)) return;
        output.off('line', onLine);
        resolve();
      };
      output.on('line', onLine);
      void exited.then(() => reject(new Error(`The site stopped before it printed '${text}'.`)));
    });
  await waitForOutput('Ready');
  const url = `http://127.0.0.1:${port}`;
  const revalidate = (change: object) =>
    fetch(`${url}/api/revalidate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-revalidate-secret': REVALIDATE_SECRET },
      body: JSON.stringify(change),
    });

  return {
    url,
    /** Calls the webhook like Supabase after a change. */
    callWebhook: (
      type: 'INSERT' | 'UPDATE' | 'DELETE',
      slug: string | null,
      oldSlug: string | null,
    ) =>
      revalidate({
        type,
        schema: 'public',
        table: 'posts',
        record: slug === null ? null : { slug, title: 'as Supabase sends it', content: {} },
        old_record: oldSlug === null ? null : { slug: oldSlug, title: 'before' },
      }),
    /** Calls the webhook like a sync of the places. */
    callPlacesWebhook: (places: 'all' | string[]) => revalidate({ type: 'SYNC', places }),
    /** Moves the site's clock by ten minutes, beyond the revalidation interval. */
    advanceTenMinutes: async () => {
      const moved = waitForOutput('Clock moved');
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

interface RecipeSiteOptions {
  /** True when the database calls the webhook itself, as under `npm start`. */
  hasWebhook?: boolean;
}

/** Starts a database and a site for one spec file; `stop` ends both. */
export async function startRecipeSite({ hasWebhook = false }: RecipeSiteOptions = {}) {
  const port = await getFreePort();
  const webhook = {
    url: `http://127.0.0.1:${port}/api/revalidate`,
    secret: REVALIDATE_SECRET,
  };
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-recipe-site-'));
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

export type RecipeSite = Awaited<ReturnType<typeof startRecipeSite>>;

/** Tests that share one recipe site per worker, with the project's seed. */
export const test = base.extend<object, { recipeSite: RecipeSite }>({
  recipeSite: [
    async ({ browser }, provide) => {
      // Playwright requires a named fixture; the browser is started first in any case.
      expect(browser.isConnected()).toBe(true);
      const recipeSite = await startRecipeSite();
      await provide(recipeSite);
      await recipeSite.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ recipeSite }, provide) => provide(recipeSite.url),
});

const IGNORED_CONSOLE_MESSAGES = [
  // Chromium's preload timer may expire on a busy machine.
  'preloaded using link preload but not used within a few seconds',
  // Logged by Playwright where `serviceWorkers` is blocked.
  'Service Worker registration blocked by Playwright',
];

/** Collects console errors and warnings: hydration mismatches, broken images, exceptions. */
export function collectConsoleErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(error.message));
  page.on('console', (message) => {
    const text = message.text();
    const isError = ['error', 'warning'].includes(message.type());
    if (isError && !IGNORED_CONSOLE_MESSAGES.some((ignored) => text.includes(ignored)))
      consoleErrors.push(text);
  });
  return consoleErrors;
}

/** Computed value of a color token, such as 'rgb(31, 122, 77)'. */
export function readColor(page: Page, token: 'brand' | 'danger'): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = `var(--${name})`;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
}

/** Expects the brand color in all four corners of the viewport. */
export async function expectGreenScreen(page: Page): Promise<void> {
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
        .find((color) => color !== 'rgba(0, 0, 0, 0)'),
    ),
  );
  expect(corners).toEqual(Array(4).fill(await readColor(page, 'brand')));
}
