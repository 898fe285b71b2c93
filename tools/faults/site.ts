import { rmSync } from 'node:fs';
import path from 'node:path';
import { copyBuild } from '../../e2e/helpers/build-copy';
import { getFreePort, startProcess, waitUntilAnswers } from '../processes';
import type { Lose } from './scenario';

const CLOCK = path.resolve('e2e/helpers/clock.mjs');
const SERVER = path.resolve('server.mjs');
/** What a busy machine may add to any limit. */
const SLACK_MS = 8_000;
/** Nothing is there, and nothing waits for it. */
const NO_DATABASE = { SUPABASE_URL: 'http://127.0.0.1:1', SUPABASE_ANON_KEY: 'none' };

/** The last build in a folder of its own, on a port of its own. */
export async function startSite(env: Record<string, string>) {
  const cwd = copyBuild();
  const port = String(await getFreePort());
  const child = startProcess(process.execPath, ['--import', CLOCK, SERVER], {
    cwd,
    env: { ...NO_DATABASE, RATE_LIMIT_PER_MINUTE: '0', ...env, PORT: port },
  });
  const url = `http://127.0.0.1:${port}`;
  const leaveNothing = () => {
    child.send('SIGKILL');
    rmSync(cwd, { recursive: true, force: true });
  };
  process.once('exit', leaveNothing);
  await waitUntilAnswers(`${url}/api/health`, child);
  return {
    ...child,
    url,
    cwd,
    /** Lets ten minutes pass for the site. */
    passTenMinutes: async () => {
      const said = () => child.getLog().split('Clock moved').length;
      const before = said();
      child.send('SIGUSR2');
      while (said() === before) await new Promise((resolve) => setTimeout(resolve, 20));
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

/** Asks as a visitor does; null, and a loss, where the whole answer is not there within the limit. */
export async function ask(
  url: string,
  limitMs: number,
  lose: Lose,
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
      signal: AbortSignal.timeout(limitMs + SLACK_MS),
    });
    return { status: response.status, headers: response.headers, body: await response.text() };
  } catch (error) {
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    lose(`no answer from ${new URL(url).pathname} after ${seconds} s (${String(error)})`);
    return null;
  }
}
