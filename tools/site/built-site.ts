import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { DATABASE_PORT, SERVERS } from '../../e2e/helpers/servers';

const START_LIMIT_MS = 60_000;

/** There is no build to serve, or it did not start. */
class SiteError extends Error {
  override name = 'SiteError';
}

async function startServer(url: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['scripts/serve.mjs', '--no-build'], {
    env: { ...process.env, ...env, PORT: new URL(url).port, NEXT_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const limit = setTimeout(() => child.kill(), START_LIMIT_MS);
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('Ready')) {
      clearTimeout(limit);
      child.stdout.resume();
      return child;
    }
  }
  throw new SiteError(`${url} did not start within ${START_LIMIT_MS} ms.`);
}

async function stopServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/**
 * Serves the last build with a database of its own, and where that is asked for the other instances of the journeys, one with
 * a tourism backend and one closed for maintenance, for as long as the task runs. The ports are those of the browser tests (`E2E_PORT_BASE`).
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
