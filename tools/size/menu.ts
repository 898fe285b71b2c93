import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CORES, getRecogniserParts, type ReaderPart } from '@kioot/menu-reader/parts';
import { buildMenuParts } from '../../scripts/build-menu-parts.mjs';

/** As it travels: our servers compress all but what is packed already. */
const toTravelBytes = ({ path: address, bytes }: ReaderPart): number =>
  address.endsWith('.gz') ? bytes : gzipSync(readFileSync(path.join('public', address))).byteLength;

const sum = (parts: readonly ReaderPart[]): number =>
  parts.reduce((bytes, part) => bytes + toTravelBytes(part), 0);

/** Gzipped bytes of what the reader of menus loads with the first thing it is asked, and besides with the first photo. */
export async function getMenuBytes(): Promise<{ textBytes: number; photoBytes: number }> {
  const parts = await buildMenuParts();
  return {
    textBytes: sum([parts.reader, parts.lexicon]),
    photoBytes: Math.max(...CORES.map((core) => sum(getRecogniserParts(parts, core)))),
  };
}
