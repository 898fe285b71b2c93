import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../../e2e/helpers/browser';
import { walkToResults } from '../../e2e/helpers/search-steps';
import { DATABASE_PORT, SERVERS } from '../../e2e/helpers/servers';
import { startProcess, waitUntilReachable, type Process } from '../processes';

/** Starts the last build and resolves when it answers. */
async function startServer(url: string, env: Record<string, string>): Promise<Process> {
  const server = startProcess(process.execPath, ['scripts/serve.mjs', '--no-build'], {
    env: { ...env, PORT: new URL(url).port, NEXT_TELEMETRY_DISABLED: '1' },
  });
  await waitUntilReachable(url, server);
  return server;
}

/**
 * Serves the last build with its own database while the task runs; `withOthers` adds the instances
 * of the browser tests with a tourism backend and in maintenance. Ports as in the browser tests
 * (`E2E_PORT_BASE`).
 *
 * @throws {ProcessError} when a server does not start
 */
export async function withBuiltSite<T>(
  task: () => Promise<T>,
  { withOthers = false } = {},
): Promise<T> {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Nothing is built: npm run build.');
  const databaseDir = mkdtempSync(path.join(tmpdir(), 'kioot-site-data-'));
  const servers: Process[] = [];
  try {
    servers.push(
      await startServer(SERVERS.embedded, {
        DATABASE_PORT: String(DATABASE_PORT),
        DATABASE_DIR: databaseDir,
      }),
    );
    if (withOthers) {
      const noDatabase = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };
      servers.push(
        await startServer(SERVERS.forwarding, {
          ...noDatabase,
          TOURISM_BACKEND_URL: SERVERS.embedded,
        }),
        await startServer(SERVERS.maintenance, { ...noDatabase, MAINTENANCE_MODE: '1' }),
      );
    }
    return await task();
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(databaseDir, { recursive: true, force: true });
  }
}

/** Serves the last build, as `withBuiltSite` does, beside a browser. */
export const withSiteBrowser = <T>(
  task: (browser: Browser) => Promise<T>,
  options?: { withOthers: boolean },
): Promise<T> =>
  withBuiltSite(async () => {
    const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_ARGS });
    return task(browser).finally(() => browser.close());
  }, options);

/** Gives later pages of the context the storage of a visitor with results; closes the page. */
export async function keepResults(context: BrowserContext, page: Page): Promise<void> {
  await walkToResults(page, 'Myeongdong', '1000m', []);
  const stored = await page.evaluate(() => ({
    session: Object.entries({ ...sessionStorage }).map(([key, value]) => [key, String(value)]),
    local: Object.entries({ ...localStorage }).map(([key, value]) => [key, String(value)]),
  }));
  await page.close();
  await context.addInitScript(({ session, local }) => {
    for (const [key = '', value = ''] of session) sessionStorage.setItem(key, value);
    for (const [key = '', value = ''] of local) localStorage.setItem(key, value);
  }, stored);
}
