import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import nextPackage from 'next/package.json' with { type: 'json' };
import { buildBlankApp } from '../blank-app';

/** Routes with another maximum: the list, a place, a dish. */
const MAX_RATIOS = new Map([
  ['/results', 1.35],
  ['/places/KOP005614', 1.3],
  ['/dishes/soybean-paste-stew', 1.2],
]);

/** Maximum JavaScript of a route as a multiple of the blank page's. */
export const getMaxRatio = (route: string): number => MAX_RATIOS.get(route) ?? 1.25;

/** Distinct script URLs of a page, without `nomodule` ones. */
export function getScriptUrls(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"?]+)[^>]*>/g)];
  const sent = tags.filter(([tag]) => !/\bnomodule\b/i.test(tag)).map(([, src = '']) => src);
  return [...new Set(sent)];
}

/** Gzipped bytes of a script of a build, at the level that servers use for files. */
export function getScriptBytes(buildDir: string, src: string): number {
  return gzipSync(readFileSync(path.join(buildDir, src.replace(/^\/_next\//, ''))), { level: 9 })
    .byteLength;
}

const CACHE_FILE = 'tools/size/blank.json';

/** Builds the blank page and measures its scripts. */
async function measureBlank(): Promise<number> {
  const folder = await buildBlankApp();
  try {
    const html = readFileSync(path.join(folder, '.next/server/app/index.html'), 'utf8');
    const buildDir = path.join(folder, '.next');
    return getScriptUrls(html).reduce((sum, src) => sum + getScriptBytes(buildDir, src), 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Gzipped bytes of JavaScript of a blank page in this version of Next. Cached per version in
 * `blank.json`; `isFresh` measures again.
 */
export async function getBlankBytes(isFresh: boolean): Promise<number> {
  const { version } = nextPackage;
  const known = JSON.parse(readFileSync(CACHE_FILE, 'utf8')) as Record<string, number>;
  const bytes = known[version];
  if (bytes !== undefined && !isFresh) return bytes;
  const measured = await measureBlank();
  writeFileSync(CACHE_FILE, `${JSON.stringify({ [version]: measured }, null, 2)}\n`);
  return measured;
}
