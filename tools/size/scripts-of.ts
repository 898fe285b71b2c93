import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** Addresses of the scripts a page names, each once; those for browsers without modules are never fetched. */
export function getScripts(html: string): string[] {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"?]+)[^>]*>/g)];
  const sent = tags.filter(([tag]) => !/\bnomodule\b/i.test(tag)).map(([, src = '']) => src);
  return [...new Set(sent)];
}

/** Bytes of a script of a build as it travels, gzipped at the level servers use for files. */
export function getScriptBytes(buildDir: string, src: string): number {
  return gzipSync(readFileSync(path.join(buildDir, src.replace(/^\/_next\//, ''))), { level: 9 })
    .byteLength;
}
