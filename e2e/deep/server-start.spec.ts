import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { getFreePort, startProcess, waitUntilReachable } from '../../tools/processes';
import { readPage, startInstance } from '../helpers/instances';

async function isServed(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** Default port of the embedded database and of the Supabase CLI. */
const DEFAULT_PORT = 54_321;

test('the embedded database uses another port when its default is taken', async () => {
  const other = createServer();
  other.listen(DEFAULT_PORT, '127.0.0.1');
  // Another process may have taken the port already.
  const [failure] = await once(other, 'listening').catch((error: unknown) => [error]);
  if (failure !== undefined) expect(failure).toMatchObject({ code: 'EADDRINUSE' });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-start-'));
  const site = await startInstance({ DATABASE_DIR: dataDir });
  // Last line of the start-up output, after that of the build.
  const studio = /^Recipes database \(Studio\): http:\/\/127\.0\.0\.1:(\d+)\/\n$/m;
  await expect.poll(site.getLog).toMatch(studio);
  const [, port] = studio.exec(site.getLog()) ?? [];
  expect(Number(port)).toBeGreaterThan(0);
  expect(Number(port)).not.toBe(DEFAULT_PORT);
  const recipe = await readPage(site.url, '/recipes/baechu-kimchi');
  expect(recipe.status).toBe(200);
  const ready = (await (await fetch(`${site.url}/api/ready`)).json()) as { checks: object };
  expect(ready.checks).toMatchObject({ database: 'ok' });
  // SIGKILL: the server cannot be notified by its parent.
  await site.stop('SIGKILL');
  await expect.poll(() => isServed(site.url)).toBe(false);
  other.close();
  rmSync(dataDir, { recursive: true });
});

test('killing npm leaves no server behind', async () => {
  const port = String(await getFreePort());
  const url = `http://127.0.0.1:${port}/api/health`;
  const npm = startProcess('npm', ['start', '--', '--no-build'], {
    env: { PORT: port, SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' },
  });
  await waitUntilReachable(url, npm);
  await npm.stop('SIGKILL');
  await expect.poll(() => isServed(url)).toBe(false);
});
