/*
 * `npm run tool -- size [--measure-blank]` prints the JavaScript of each route (gzip) in the last
 * build (`npm run build`) beside a blank page of the same Next, and fails above `getMaxRatio`.
 * Prints before that the engine and lexicon for phones (brotli) and the menu reader (gzip), neither
 * of which needs a build, and the map (gzip).
 */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../e2e/helpers/browser';
import { withBuiltSite } from './site/built-site';
import { getBlankBytes, getMaxRatio } from './size/blank-page';
import { MAX_MAP_BYTES, getMapBytes } from './size/map-bytes';
import { getMenuBytes } from './size/menu-reader-bytes';
import { getPhoneEngine, MAX_PHONE_ENGINE_BYTES } from './size/phone-engine';
import { getRouteSizes } from './size/route-bytes';

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
const sizes = await withBuiltSite(async () => {
  const browser = await chromium.launch({ executablePath: BROWSER_PATH, args: BROWSER_ARGS });
  try {
    return await getRouteSizes(browser);
  } finally {
    await browser.close();
  }
});

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
