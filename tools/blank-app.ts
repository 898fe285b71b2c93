import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ProcessError,
  getFreePort,
  startProcess,
  waitUntilReachable,
  type Process,
} from './processes';

/** Command of the installed Next, run by Node. */
const NEXT = path.resolve('node_modules/next/dist/bin/next');

const FILES = {
  'package.json': '{ "name": "blank", "private": true, "type": "module" }',
  'next.config.mjs': "export default { poweredByHeader: false, turbopack: { root: '/' } };",
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <h1>Blank</h1>; }',
};

/**
 * Builds an application with a blank page and the packages of this project: the framework's own
 * cost. Outside the project, since Turbopack would pick up the middleware and instrumentation of a
 * parent folder.
 *
 * @returns its folder, to be removed by the caller
 * @throws {ProcessError} when the build fails
 */
export async function buildBlankApp(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kioot-blank-'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  const build = startProcess(process.execPath, [NEXT, 'build'], { cwd: folder, env });
  await build.ended;
  if (!build.getLog().includes('Route (app)')) {
    throw new ProcessError(`The blank page was not built:\n${build.getLog()}`);
  }
  return folder;
}

/** Builds the blank application and starts it on a free port; removed when stopped. */
export async function startBlankServer(): Promise<Process & { url: string }> {
  const folder = await buildBlankApp();
  const port = await getFreePort();
  const server = startProcess(process.execPath, [NEXT, 'start'], {
    cwd: folder,
    env: { PORT: String(port) },
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntilReachable(url, server);
  return {
    ...server,
    url,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
