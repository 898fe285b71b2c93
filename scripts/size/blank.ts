import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import nextPackage from 'next/package.json' with { type: 'json' };
import { getScriptBytes, getScripts } from './scripts-of';

/** What a route may send, in blank pages. */
export const MOST_TIMES = 1.2;
const CACHE_FILE = 'scripts/size/blank.json';
const NEXT = path.resolve('node_modules/next/dist/bin/next');

const FILES = {
  'app/layout.tsx':
    'export default function Layout({ children }: { children: React.ReactNode }) {\n  return <html lang="en"><body>{children}</body></html>;\n}\n',
  'app/page.tsx': 'export default function Page() {\n  return <h1>Blank</h1>;\n}\n',
  'package.json': '{ "name": "blank", "private": true, "type": "module" }\n',
  'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx", "moduleResolution": "bundler" } }\n',
} as const;

/** Builds an app of one page with one heading, beside the project's own packages, and weighs its scripts. */
function measureBlank(): number {
  const dir = mkdtempSync(path.join(tmpdir(), 'kioot-blank-'));
  try {
    mkdirSync(path.join(dir, 'app'));
    for (const [file, text] of Object.entries(FILES)) writeFileSync(path.join(dir, file), text);
    symlinkSync(path.resolve('node_modules'), path.join(dir, 'node_modules'));
    const root = JSON.stringify({ turbopack: { root: '/' } });
    writeFileSync(path.join(dir, 'next.config.mjs'), `export default ${root};\n`);
    const { status } = spawnSync(process.execPath, [NEXT, 'build'], {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
    });
    if (status !== 0) throw new Error('The blank page did not build.');
    const html = readFileSync(path.join(dir, '.next/server/app/index.html'), 'utf8');
    const buildDir = path.join(dir, '.next');
    return getScripts(html).reduce((sum, src) => sum + getScriptBytes(buildDir, src), 0);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/**
 * Gzipped bytes of JavaScript that a blank page of this Next sends. The figure is kept per version in `blank.json`;
 * a version that is not there, or `isFresh`, is measured and written down.
 */
export async function getBlankBytes(isFresh: boolean): Promise<number> {
  const { version } = nextPackage;
  const known = JSON.parse(readFileSync(CACHE_FILE, 'utf8')) as Record<string, number>;
  const bytes = known[version];
  if (bytes !== undefined && !isFresh) return bytes;
  const measured = measureBlank();
  writeFileSync(CACHE_FILE, `${JSON.stringify({ [version]: measured }, null, 2)}\n`);
  return measured;
}
