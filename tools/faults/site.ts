import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyBuild } from '../../e2e/helpers/build-copy';
import { getFreePort, startProcess, waitUntilReachable } from '../processes';
import type { ReportLoss } from './scenario';

const CLOCK_PRELOAD = path.resolve('e2e/helpers/clock.mjs');
const SERVER = path.resolve('server.mjs');
/** Slack of a busy machine, added to every limit. */
const BUSY_MACHINE_SLACK_MS = 8_000;
/** Database address where nothing listens. */
const NO_DATABASE = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };

/** Copy of the last build on a free port. */
export async function startSite(env: Record<string, string>) {
  const cwd = copyBuild();
  const port = String(await getFreePort());
  const child = startProcess(process.execPath, ['--import', CLOCK_PRELOAD, SERVER], {
    cwd,
    env: { ...NO_DATABASE, RATE_LIMIT_PER_MINUTE: '0', ...env, PORT: port },
  });
  const url = `http://127.0.0.1:${port}`;
  const leaveNothing = () => {
    child.send('SIGKILL');
    rmSync(cwd, { recursive: true, force: true });
  };
  process.once('exit', leaveNothing);
  await waitUntilReachable(`${url}/api/health`, child);
  return {
    ...child,
    url,
    cwd,
    /** Advances the clock of the site by ten minutes. */
    passTenMinutes: async () => {
      const countMoves = () => child.getLog().split('Clock moved').length;
      const before = countMoves();
      child.send('SIGUSR2');
      while (countMoves() === before) await new Promise((resolve) => setTimeout(resolve, 20));
    },
    stop: async () => {
      await child.stop('SIGKILL');
      leaveNothing();
      process.off('exit', leaveNothing);
    },
  };
}
export type Site = Awaited<ReturnType<typeof startSite>>;

export interface Reply {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * Sends a request as a browser would; null, and a reported loss, when the response is not complete
 * in time.
 */
export async function sendRequest(
  url: string,
  limitMs: number,
  reportLoss: ReportLoss,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Reply | null> {
  const startedAt = performance.now();
  try {
    const response = await fetch(url, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs + BUSY_MACHINE_SLACK_MS),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    reportLoss(`no answer from ${new URL(url).pathname} after ${seconds} s (${String(error)})`);
    return null;
  }
}
