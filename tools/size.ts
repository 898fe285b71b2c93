/*
 * `npm run tool -- size [--measure-blank]` prints the JavaScript each route sends (gzip), beside a blank page of the same Next,
 * and fails where a route sends more than `getMaxTimes` allows. It reads the last build (`npm run build`). Before that, what
 * a phone would load to read menus by itself (brotli), what the reader of menus does load (gzip), neither of which needs a
 * build, and what a tap on Map loads (gzip).
 */
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, BROWSER_PATH } from '../e2e/helpers/browser';
import { withBuiltSite } from './site/built-site';
import { getBlankBytes, getMaxTimes } from './size/blank';
import { MOST_MAP_BYTES, getMapBytes } from './size/map';
import { getMenuBytes } from './size/menu';
import { getPhoneEngine, MOST_PHONE_BYTES } from './size/phone-engine';
import { getRouteSizes } from './size/routes';

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(9);

const { codeBytes, lexiconBytes } = await getPhoneEngine();
const phoneBytes = codeBytes + lexiconBytes;
const isTooMuch = phoneBytes > MOST_PHONE_BYTES;
console.log(
  `engine for a phone ${kb(phoneBytes)} br: code ${kb(codeBytes)}, lexicon ${kb(lexiconBytes)}`,
);
console.log(`at most            ${kb(MOST_PHONE_BYTES)}${isTooMuch ? '  TOO MUCH' : ''}\n`);
if (isTooMuch) process.exitCode = 1;

const { textBytes, photoBytes } = await getMenuBytes();
console.log(`the menu reader    ${kb(textBytes)} gz: its worker and lexicon, with the first text`);
console.log(`                   ${kb(photoBytes)} gz: the recogniser, with the first photo\n`);

if (!existsSync('.next/BUILD_ID')) throw new Error('Nothing is built: npm run build.');
const { codeBytes: mapBytes, baseBytes } = getMapBytes('.next');
const isMapTooMuch = Math.max(mapBytes, baseBytes) > MOST_MAP_BYTES;
console.log(`the map            ${kb(mapBytes)} gz: scripts and styles`);
console.log(`its base data      ${kb(baseBytes)} gz`);
console.log(`at most, each      ${kb(MOST_MAP_BYTES)}${isMapTooMuch ? '  TOO MUCH' : ''}\n`);
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
console.log(`${'a blank page'.padEnd(width)} ${kb(blank)}`);
for (const { route, bytes } of sizes) {
  const max = getMaxTimes(route);
  const isRouteTooMuch = bytes > blank * max;
  const times = `${(bytes / blank).toFixed(3)} of ${max} times`;
  console.log(`${route.padEnd(width)} ${kb(bytes)}  ${times}${isRouteTooMuch ? '  TOO MUCH' : ''}`);
  if (isRouteTooMuch) process.exitCode = 1;
}
