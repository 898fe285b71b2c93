import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT_DIR = process.cwd();
/** Caches of running servers and generated types, which do not belong to the build. */
const EXCLUDED_FROM_COPY = ['cache', 'dev', 'server/route-cache', 'standalone', 'types'].map(
  (name) => path.join(PROJECT_DIR, '.next', name),
);

/**
 * Files that a server reads at run time: fonts of `app` for share images, `supabase` for the
 * embedded database.
 */
const RUNTIME_FILES = [
  'node_modules',
  'package.json',
  'next.config.mjs',
  'public',
  'data',
  'app',
  'supabase',
];

/** Copies the last build to a temporary folder, isolated from the caches of other instances. */
export function copyBuild(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'kioot-site-'));
  cpSync(path.join(PROJECT_DIR, '.next'), path.join(dir, '.next'), {
    recursive: true,
    filter: (source) => !EXCLUDED_FROM_COPY.includes(source),
  });
  for (const name of RUNTIME_FILES) {
    symlinkSync(path.join(PROJECT_DIR, name), path.join(dir, name));
  }
  return dir;
}
