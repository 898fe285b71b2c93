import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from './e2e/helpers/browser';
import { DATABASE_PORT, SERVERS } from './e2e/helpers/servers';

function server(url: string, env: Record<string, string> = {}) {
  return {
    command: `node scripts/serve.mjs --no-build`,
    // By port: the instance closed for maintenance answers 503, which a URL check would not take for ready.
    port: Number(new URL(url).port),
    reuseExistingServer: false,
    timeout: 60_000,
    // All journeys come from one address.
    env: { RATE_LIMIT_PER_MINUTE: '0', ...env, PORT: new URL(url).port },
    stdout: 'ignore' as const,
    stderr: 'pipe' as const,
  };
}

/** Instances that show no recipes need no database of their own. */
const NO_DATABASE = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };

export default defineConfig({
  testDir: 'e2e',
  // Emptied at the start: what other checks write beside it stays.
  outputDir: 'test-results/journeys',
  // Journeys that replace, kill and slow down whole servers take long: `npm run tool -- test-machines`.
  testIgnore: process.env.E2E_MACHINES
    ? []
    : ['replacement', 'deployment', 'nginx', 'upgrades', 'faults-server'].map(
        (name) => `**/${name}.spec.ts`,
      ),
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // They end what hangs, and time nothing: unit tests and checks run beside the journeys.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env.CI ? [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]] : 'list',
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    // No check looks at single pixels, and drawing seven times as many took a quarter of all the time.
    deviceScaleFactor: 1,
    baseURL: SERVERS.embedded,
    // The worker keeps a dozen pages more at every first visit. Journeys that are about it, or are as visitors', allow it.
    serviceWorkers: 'block',
    // A fifth of the time went into drawing what moves. The journeys of the wizard and of the map see it move.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: BROWSER_PATH, args: BROWSER_ARGS },
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
