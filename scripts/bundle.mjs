import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * For scripts of a page; UTF-8, since escaped Korean would make them larger.
 * @type {import('esbuild').BuildOptions}
 */
export const FOR_BROWSERS = {
  ...{ minify: true, platform: 'browser', format: 'iife', target: 'es2022', charset: 'utf8' },
};

/**
 * Self-contained program with data and packages.
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<import('esbuild').OutputFile>}
 */
export async function bundle(options) {
  const program = { absWorkingDir: ROOT, bundle: true, write: false, ...options };
  const { outputFiles } = await build(program);
  return outputFiles[0];
}

/**
 * The same for a program that is given as text.
 * @param {string} contents
 * @param {import('esbuild').BuildOptions} options
 */
export const bundleText = (contents, options) =>
  bundle({ stdin: { contents, resolveDir: ROOT, loader: 'ts' }, ...options });

/** @param {...(string | Uint8Array)} parts */
export function toDigest(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
