import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { IS_DEEP } from './__tests__/helpers/sample';
import { BROWSER_ARGS, BROWSER_PATH } from './e2e/helpers/browser';
import { DATABASE_PORT, SERVERS } from './e2e/helpers/servers';

function server(url: string, env: Record<string, string> = {}) {
  return {
    command: `node scripts/serve.mjs --no-build`,
    // By port: the maintenance instance answers 503, which a URL check does not accept.
    port: Number(new URL(url).port),
    reuseExistingServer: false,
    timeout: 60_000,
    // All journeys share one client address.
    env: { RATE_LIMIT_PER_MINUTE: '0', ...env, PORT: new URL(url).port },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  };
}

/**
 * Pages live for seconds: optimizing their scripts costs a tenth of the processor time of a run
 * and pays for loops alone, which still reach these counts.
 */
const RARE_OPTIMIZATION =
  '--js-flags=--invocation-count-for-maglev=4000 --invocation-count-for-turbofan=30000 --interrupt-budget=1000000';

/** Instances that show no recipes need no database. */
const NO_DATABASE = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };

export default defineConfig({
  testDir: 'e2e',
  // Playwright empties this folder; other checks write beside it.
  outputDir: 'test-results/journeys',
  // Files in `e2e/deep` and titles with `@deep`: journeys that replace, kill and slow down servers,
  // and rare cases.
  grepInvert: IS_DEEP ? [] : [/@deep/, /\bdeep\//],
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // `npm test` names a journey that passes at its second attempt: `scripts/test-reports.mjs`.
  retries: process.env.CI ? 1 : 0,
  // Generous limits against hanging: unit tests and checks run in parallel.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]] : 'list',
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    // No test compares pixels; the device's scale of 2.625 took a quarter of the time.
    deviceScaleFactor: 1,
    baseURL: SERVERS.embedded,
    // The worker caches a dozen pages at every first visit. Journeys about it enable it.
    serviceWorkers: 'block',
    // Animations took a fifth of the time. Journeys of the wizard and the map enable them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: BROWSER_PATH, args: [...BROWSER_ARGS, RARE_OPTIMIZATION] },
    screenshot: 'only-on-failure',
  },
  webServer: [
    server(SERVERS.embedded, {
      DATABASE_PORT: String(DATABASE_PORT),
      DATABASE_DIR: path.join(tmpdir(), `kioot-e2e-${process.pid}`),
    }),
    server(SERVERS.forwarding, {
      ...NO_DATABASE,
      TOURISM_BACKEND_URL: SERVERS.embedded,
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
      MAP_TILES_ATTRIBUTION: '© Tiles by Example',
    }),
    server(SERVERS.maintenance, { ...NO_DATABASE, MAINTENANCE_MODE: '1' }),
  ],
});
