import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ProcessError, startProcess } from './processes';

/** Inside the project, so that the same installed Next builds it; `.data` is nobody's source. */
const FOLDER = path.resolve('.data/load-blank');

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': 'export default { poweredByHeader: false };',
  'app/layout.jsx':
    'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }',
  'app/page.jsx': 'export default function Page() { return <p>Blank</p>; }',
};

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/**
 * Builds an application of one blank page with the Next that is installed here: what the framework alone can do.
 * @returns the folder to start it in
 * @throws {ProcessError}
 */
export async function buildBlankApp(): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(path.join(FOLDER, 'app'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(FOLDER, name), text);
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  const build = startProcess(process.execPath, [NEXT, 'build'], { cwd: FOLDER, env });
  await build.ended;
  if (!build.getLog().includes('Route (app)')) {
    throw new ProcessError(`The blank page was not built:\n${build.getLog()}`);
  }
  return FOLDER;
}
