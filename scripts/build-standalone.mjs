// Builds with `output: 'standalone'` into `.data/standalone`: a folder that `node server.mjs`
// serves without node_modules beside it, and `node scripts/serve.mjs --no-build` with the embedded
// database (deploy/Dockerfile, compose.yaml, `e2e/deep/standalone.spec.ts`). Page views
// are on unless ANALYTICS is set. Replaces the build in `.next`: build again before `npm start --
// --no-build`. Fails when the folder would hold anything unexpected.
import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import nft from 'next/dist/compiled/@vercel/nft/index.js';
import { findUnexpectedFiles } from './standalone-files.mjs';

const TARGET_DIR = '.data/standalone';
/**
 * Files loaded by path at run time. Next traces no custom server, so each is bundled with its
 * imports.
 */
const RUNTIME_ENTRY_POINTS = {
  server: 'scripts/standalone-server.mjs',
  'cache-handler': 'cache-handler.mjs',
  'lib/server/page-cache/single-handler': 'lib/server/page-cache/single-handler.mjs',
};

/** Bundled files, those of this machine, and those that change the project. */
const IGNORED = ['server.mjs', '.next/**', '.data/**', 'data/**', 'scripts/database-types.mjs'];

/**
 * Copies the embedded database and its commands beside a standalone server, with the packages that
 * they load: `node scripts/serve.mjs --no-build` starts both.
 */
async function copyEmbeddedDatabase(targetDir) {
  const { fileList } = await nft.nodeFileTrace(['scripts/serve.mjs', 'scripts/database.mjs'], {
    base: process.cwd(),
    ignore: IGNORED,
  });
  const files = [...fileList].filter(
    (file) => !lstatSync(file).isDirectory() && file !== 'package.json',
  );
  for (const file of [...files, 'supabase'])
    cpSync(file, `${targetDir}/${file}`, { recursive: true, verbatimSymlinks: true });
}

const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const { status } = spawnSync(process.execPath, [next, 'build'], {
  stdio: 'inherit',
  env: { ANALYTICS: '1', ...process.env, BUILD_STANDALONE: '1' },
});
if (status === 0) {
  rmSync(TARGET_DIR, { recursive: true, force: true });
  // Without Next's copies of .env files: settings are the environment's, and may be secret.
  const filter = (source) => !path.basename(source).startsWith('.env');
  cpSync('.next/standalone', TARGET_DIR, { recursive: true, verbatimSymlinks: true, filter });
  // Static files, which Next leaves to a CDN.
  cpSync('.next/static', `${TARGET_DIR}/.next/static`, { recursive: true });
  cpSync('public', `${TARGET_DIR}/public`, { recursive: true });
  rmSync(`${TARGET_DIR}/server.js`);
  // Loaded by next.config.mjs; one line that re-exports a traced file.
  cpSync('node_modules/next/constants.js', `${TARGET_DIR}/node_modules/next/constants.js`);
  // Native code, missed by tracing: file locks of a sync (packages/base/src/file-lock.mjs).
  const locks = `node_modules/fs-native-extensions/prebuilds/${process.platform}-${process.arch}`;
  cpSync(locks, `${TARGET_DIR}/${locks}`, { recursive: true });
  await copyEmbeddedDatabase(TARGET_DIR);
  await build({
    entryPoints: RUNTIME_ENTRY_POINTS,
    outdir: TARGET_DIR,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // next-intl/plugin is needed at build time only (next.config.mjs).
    external: ['next', '@next/env', 'next-intl/plugin'],
    // CommonJS packages in the bundle call `require` for Node's own modules.
    banner: {
      js: "import { createRequire as of } from 'node:module'; const require = of(import.meta.url);",
    },
  });
}
const unexpected = status === 0 ? findUnexpectedFiles(TARGET_DIR) : [];
if (unexpected.length > 0) {
  console.error(`Files that do not belong into ${TARGET_DIR}:\n  ${unexpected.join('\n  ')}`);
  rmSync(TARGET_DIR, { recursive: true });
}
process.exitCode = unexpected.length > 0 ? 1 : (status ?? 1);
