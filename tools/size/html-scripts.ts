import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

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
