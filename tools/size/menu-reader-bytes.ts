import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CORES, getRecognizerParts, type ReaderPart } from '@kioot/menu-reader/parts';
import { buildMenuParts } from '../../scripts/build-menu-parts.mjs';

/** Transfer size: servers compress everything except packed files. */
const toCompressedBytes = ({ path: address, bytes }: ReaderPart): number =>
  address.endsWith('.gz') ? bytes : gzipSync(readFileSync(path.join('public', address))).byteLength;

const sum = (parts: readonly ReaderPart[]): number =>
  parts.reduce((bytes, part) => bytes + toCompressedBytes(part), 0);

/**
 * Gzipped bytes that the menu reader loads for the first text, and additionally for the first
 * photo.
 */
export async function getMenuBytes(): Promise<{ textBytes: number; photoBytes: number }> {
  const parts = await buildMenuParts();
  return {
    textBytes: sum([parts.reader, parts.lexicon]),
    photoBytes: Math.max(...CORES.map((core) => sum(getRecognizerParts(parts, core)))),
  };
}
