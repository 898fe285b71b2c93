// Builds with `output: 'standalone'` into `.data/standalone`: a folder that `node server.mjs` serves anywhere, with nothing
// installed beside it (deploy/Dockerfile, `e2e/standalone.spec.ts`). Page-views are on unless ANALYTICS says otherwise.
// It takes the place of the last build in `.next`: build again before `npm start -- --no-build`.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'esbuild';

const TARGET = '.data/standalone';
/**
 * What a start loads by its path, each bundled with what it imports: Next traces no custom server, and writes one of its own.
 */
const LOADED_AT_START = {
  server: 'scripts/standalone-server.mjs',
  'cache-handler': 'cache-handler.mjs',
  'lib/server/page-cache/single-handler': 'lib/server/page-cache/single-handler.mjs',
};

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { ANALYTICS: '1', ...process.env, BUILD_STANDALONE: '1' },
});
if (status === 0) {
  rmSync(TARGET, { recursive: true, force: true });
  cpSync('.next/standalone', TARGET, { recursive: true, verbatimSymlinks: true });
  // A host may serve these two from its own edge; beside the server they always are.
  cpSync('.next/static', `${TARGET}/.next/static`, { recursive: true });
  cpSync('public', `${TARGET}/public`, { recursive: true });
  rmSync(`${TARGET}/server.js`);
  // One line that leads into what is traced; next.config.mjs asks for it.
  cpSync('node_modules/next/constants.js', `${TARGET}/node_modules/next/constants.js`);
  // Native code, which nothing that is traced names: it locks the folder of a sync (lib/file-lock.mjs).
  const locks = `node_modules/fs-native-extensions/prebuilds/${process.platform}-${process.arch}`;
  cpSync(locks, `${TARGET}/${locks}`, { recursive: true });
  await build({
    entryPoints: LOADED_AT_START,
    outdir: TARGET,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The last is for a build alone (next.config.mjs).
    external: ['next', '@next/env', 'next-intl/plugin'],
    // The packages among them that are no ES modules ask for parts of Node with it.
    banner: {
      js: "import { createRequire as of } from 'node:module'; const require = of(import.meta.url);",
    },
  });
}
process.exitCode = status ?? 1;
