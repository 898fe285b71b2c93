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
  // As long as its address says: Next sends the text twice, in the HTML and for React.
  'app/[bytes]/page.jsx': `
    export const generateStaticParams = () => [{ bytes: '6000' }];
    export default async function Page({ params }) {
      const length = Math.max(0, (Number((await params).bytes) - 5000) / 2);
      const words = Array.from({ length: length / 5 }, (_, word) => (word * 7919) % 10000);
      return <p>{words.join(' ').slice(0, length)}</p>;
    }`,
};

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next');

/**
 * Builds an application of a blank page, and of pages as long as their address says, with the Next that is installed
 * here: what the framework alone can do.
 * @returns the folder to start it in
 * @throws {ProcessError}
 */
export async function buildBlankApp(): Promise<string> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(FOLDER, name)), { recursive: true });
    writeFileSync(path.join(FOLDER, name), text);
  }
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  const build = startProcess(process.execPath, [NEXT, 'build'], { cwd: FOLDER, env });
  await build.ended;
  if (!build.getLog().includes('Route (app)')) {
    throw new ProcessError(`The blank page was not built:\n${build.getLog()}`);
  }
  return FOLDER;
}
