import { cpSync, lstatSync } from 'node:fs';
import nft from 'next/dist/compiled/@vercel/nft/index.js';

/** Bundled files, those of this machine, and those that change the project. */
const IGNORED = ['server.mjs', '.next/**', '.data/**', 'data/**', 'scripts/database-types.mjs'];

/**
 * Copies the embedded database and its commands beside a standalone server, with the packages that
 * they load: `node scripts/serve.mjs --no-build` starts both.
 *
 * @param {string} targetDir
 */
export async function copyEmbeddedDatabase(targetDir) {
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
