import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { getFreePort, startProcess, waitUntilAnswers } from '../tools/processes';
import { readPage, startInstance } from './helpers/machines';

async function isServed(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

/** The port of the embedded database when nobody chooses one, and of the Supabase command line. */
const USUAL_PORT = 54_321;

test('where the usual port is taken, the embedded database finds another and tells the site', async () => {
  const other = createServer();
  other.listen(USUAL_PORT, '127.0.0.1');
  // Somebody else of this machine may be the one who has taken it.
  const [failure] = await once(other, 'listening').catch((error: unknown) => [error]);
  if (failure !== undefined) expect(failure).toMatchObject({ code: 'EADDRINUSE' });
  const dataDir = mkdtempSync(path.join(tmpdir(), 'kioot-start-'));
  const site = await startInstance({ DATABASE_DIR: dataDir });
  // The last line: what one needs next, behind all that a build prints.
  const studio = /^Recipes database \(Studio\): http:\/\/127\.0\.0\.1:(\d+)\/\n$/m;
  await expect.poll(site.getLog).toMatch(studio);
  const [, port] = studio.exec(site.getLog()) ?? [];
  expect(Number(port)).toBeGreaterThan(0);
  expect(Number(port)).not.toBe(USUAL_PORT);
  const recipe = await readPage(site.url, '/recipes/baechu-kimchi');
  expect(recipe.status).toBe(200);
  const ready = (await (await fetch(`${site.url}/api/ready`)).json()) as { checks: object };
  expect(ready.checks).toMatchObject({ database: 'ok' });
  // What runs beside the server is killed, and can tell it nothing.
  await site.stop('SIGKILL');
  await expect.poll(() => isServed(site.url)).toBe(false);
  other.close();
  rmSync(dataDir, { recursive: true });
});

test('npm that is killed leaves no server behind', async () => {
  const port = String(await getFreePort());
  const url = `http://127.0.0.1:${port}/api/health`;
  const npm = startProcess('npm', ['start', '--', '--no-build'], {
    env: { PORT: port, SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' },
  });
  await waitUntilAnswers(url, npm);
  await npm.stop('SIGKILL');
  await expect.poll(() => isServed(url)).toBe(false);
});
