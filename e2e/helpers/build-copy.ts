import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROJECT_DIR = process.cwd();
/** What a server of the journeys keeps of its pages is none of the build; the types are written anew beside the journeys. */
const NOT_SERVED = ['cache', 'dev', 'server/route-cache', 'standalone', 'types'].map((name) =>
  path.join(PROJECT_DIR, '.next', name),
);

/** The shared pictures are drawn with a font under `app`; the embedded database is made of `supabase`. */
const READ_WHEN_SERVED = [
  'node_modules',
  'package.json',
  'next.config.mjs',
  'public',
  'data',
  'app',
  'supabase',
];

/** A copy of the last build in a folder of its own, so that what one instance caches is not found by another. */
export function copyBuild(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'kioot-site-'));
  cpSync(path.join(PROJECT_DIR, '.next'), path.join(dir, '.next'), {
    recursive: true,
    filter: (source) => !NOT_SERVED.includes(source),
  });
  for (const name of READ_WHEN_SERVED) {
    symlinkSync(path.join(PROJECT_DIR, name), path.join(dir, name));
  }
  return dir;
}
