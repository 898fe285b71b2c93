// Builds with `output: 'standalone'` and page-views on, and keeps the result in `.data/standalone` for
// `e2e/standalone.spec.ts`. It takes the place of the last build in `.next`: build again before `npm start -- --no-build`.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';

const TARGET = '.data/standalone';

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { ...process.env, BUILD_STANDALONE: '1', ANALYTICS: '1' },
});
if (status === 0) {
  rmSync(TARGET, { recursive: true, force: true });
  cpSync('.next/standalone', TARGET, { recursive: true, verbatimSymlinks: true });
  // A host serves these two from its own edge; beside the server they do for a test.
  cpSync('.next/static', `${TARGET}/.next/static`, { recursive: true });
  cpSync('public', `${TARGET}/public`, { recursive: true });
}
process.exitCode = status ?? 1;
