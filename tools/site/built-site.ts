import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DATABASE_PORT, SERVERS } from '../../e2e/helpers/servers';

const MAX_START_MS = 60_000;

/** No build exists, or it did not start. */
class SiteError extends Error {
  override name = 'SiteError';
}

async function startServer(url: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/serve.mjs', '--no-build'], {
    env: { ...process.env, ...env, PORT: new URL(url).port, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const limit = setTimeout(() => child.kill(), MAX_START_MS);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Ready')) {
      clearTimeout(limit);
      child.stdout.resume();
      return child;
    }
  }
  throw new SiteError(`${url} did not start within ${MAX_START_MS} ms.`);
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/**
 * Serves the last build with its own database while the task runs; `withOthers` adds the instances
 * of the browser tests with a tourism backend and in maintenance. Ports as in the browser tests
 * (`E2E_PORT_BASE`).
 *
 * @throws {SiteError}
 */
export async function withBuiltSite<T>(
  task: () => Promise<T>,
  { withOthers = false } = {},
): Promise<T> {
  if (!existsSync('.next/BUILD_ID')) throw new SiteError('Nothing is built: npm run build.');
  const databaseDir = mkdtempSync(path.join(tmpdir(), 'kioot-site-data-'));
  const children: ChildProcess[] = [];
  try {
    children.push(
      await startServer(SERVERS.embedded, {
        DATABASE_PORT: String(DATABASE_PORT),
        DATABASE_DIR: databaseDir,
      }),
    );
    if (withOthers) {
      const noDatabase = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };
      children.push(
        await startServer(SERVERS.forwarding, {
          ...noDatabase,
          TOURISM_BACKEND_URL: SERVERS.embedded,
        }),
        await startServer(SERVERS.maintenance, { ...noDatabase, MAINTENANCE_MODE: '1' }),
      );
    }
    return await task();
  } finally {
    await Promise.all(children.map(stopServer));
    rmSync(databaseDir, { recursive: true, force: true });
  }
}
