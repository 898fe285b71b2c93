/*
 * `npm run tool -- size [--measure-blank]` prints the JavaScript of each route (gzip) in the last
 * build (`npm run build`) beside a blank page of the same Next, and fails above `getMaxRatio`.
 * Prints before that the engine and lexicon for phones (brotli) and the menu reader (gzip), neither
 * of which needs a build, and the map (gzip).
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { CORES, getRecognizerParts, type ReaderPart } from '@kioot/menu-reader/parts';
import { buildMenuParts } from '../scripts/build-menu-parts.mjs';
import { withSiteBrowser } from './site/built-site';
import { getBlankBytes, getMaxRatio } from './size/blank-page';
import { getPhoneEngine, MAX_PHONE_ENGINE_BYTES } from './size/phone-engine';
import { getRouteSizes } from './size/route-bytes';

/** Maximum gzipped bytes loaded by the Map button: scripts, styles and base data. */
const MAX_MAP_BYTES = 60_000;

/** Strings that occur in the map's files only: a class of Leaflet, and a station. */
const CODE_MARKER = 'leaflet-zoom-anim';
const BASE_DATA_MARKER = 'Euljiro 1-ga';

/**
 * Gzipped bytes of a build's map: code (scripts and styles) and base data.
 *
 * @throws {Error} when the markers are in no file
 */
function getMapBytes(buildDir: string): { codeBytes: number; baseBytes: number } {
  const dir = path.join(buildDir, 'static');
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:js|css)$/.test(name))
    .map((name) => readFileSync(path.join(dir, name)));
  const sum = (mark: string) =>
    files
      .filter((file) => file.includes(mark))
      .reduce((bytes, file) => bytes + gzipSync(file, { level: 9 }).byteLength, 0);
  const [codeBytes, baseBytes] = [sum(CODE_MARKER), sum(BASE_DATA_MARKER)];
  if (codeBytes === 0 || baseBytes === 0) throw new Error('The map is not found in the build.');
  return { codeBytes, baseBytes };
}

/** Transfer size: servers compress everything except packed files. */
const toCompressedBytes = ({ path: address, bytes }: ReaderPart): number =>
  address.endsWith('.gz') ? bytes : gzipSync(readFileSync(path.join('public', address))).byteLength;

const sum = (parts: readonly ReaderPart[]): number =>
  parts.reduce((bytes, part) => bytes + toCompressedBytes(part), 0);

/**
 * Gzipped bytes that the menu reader loads for the first text, and additionally for the first
 * photo.
 */
async function getMenuBytes(): Promise<{ textBytes: number; photoBytes: number }> {
  const parts = await buildMenuParts();
  return {
    textBytes: sum([parts.reader, parts.lexicon]),
    photoBytes: Math.max(...CORES.map((core) => sum(getRecognizerParts(parts, core)))),
  };
}

const toKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

const { codeBytes, lexiconBytes } = await getPhoneEngine();
const phoneBytes = codeBytes + lexiconBytes;
const isTooMuch = phoneBytes > MAX_PHONE_ENGINE_BYTES;
console.log(
  `engine for a phone ${toKb(phoneBytes)} br: code ${toKb(codeBytes)}, lexicon ${toKb(lexiconBytes)}`,
);
console.log(`at most            ${toKb(MAX_PHONE_ENGINE_BYTES)}${isTooMuch ? '  TOO MUCH' : ''}\n`);
if (isTooMuch) process.exitCode = 1;

const { textBytes, photoBytes } = await getMenuBytes();
console.log(
  `the menu reader    ${toKb(textBytes)} gz: its worker and lexicon, with the first text`,
);
console.log(`                   ${toKb(photoBytes)} gz: the recognizer, with the first photo\n`);

if (!existsSync('.next/BUILD_ID')) throw new Error('Nothing is built: npm run build.');
const { codeBytes: mapBytes, baseBytes } = getMapBytes('.next');
const isMapTooMuch = Math.max(mapBytes, baseBytes) > MAX_MAP_BYTES;
console.log(`the map            ${toKb(mapBytes)} gz: scripts and styles`);
console.log(`its base data      ${toKb(baseBytes)} gz`);
console.log(`at most, each      ${toKb(MAX_MAP_BYTES)}${isMapTooMuch ? '  TOO MUCH' : ''}\n`);
if (isMapTooMuch) process.exitCode = 1;

const blank = await getBlankBytes(process.argv.includes('--measure-blank'));
const sizes = await withSiteBrowser(getRouteSizes);

const width = Math.max(...sizes.map(({ route }) => route.length));
console.log(`${'a blank page'.padEnd(width)} ${toKb(blank)}`);
for (const { route, bytes } of sizes) {
  const max = getMaxRatio(route);
  const isRouteTooMuch = bytes > blank * max;
  const times = `${(bytes / blank).toFixed(3)} of ${max} times`;
  console.log(
    `${route.padEnd(width)} ${toKb(bytes)}  ${times}${isRouteTooMuch ? '  TOO MUCH' : ''}`,
  );
  if (isRouteTooMuch) process.exitCode = 1;
}
