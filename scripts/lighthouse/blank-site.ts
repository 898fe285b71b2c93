import { createRequire } from 'node:module';
import { buildBlankApp } from '../load/blank-app';
import { getFreePort, startProcess, waitUntilAnswers } from '../load/processes';

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/**
 * Builds and serves a blank page of the installed Next for as long as the task runs, which gets its address.
 * @throws {ProcessError}
 */
export async function withBlankSite<T>(task: (url: string) => Promise<T>): Promise<T> {
  const cwd = await buildBlankApp();
  const port = await getFreePort();
  const words = [NEXT, 'start', '--port', String(port)];
  const server = startProcess(process.execPath, words, { cwd });
  try {
    const url = `http://127.0.0.1:${port}/`;
    await waitUntilAnswers(url, server);
    return await task(url);
  } finally {
    await server.stop();
  }
}
