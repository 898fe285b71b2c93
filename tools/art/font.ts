import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

export const FONT_SOURCE =
  'node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2';
const TARGET = 'app/fonts/nunito-latin.woff2';
/** One weight, for the shared pictures of recipes, whose renderer takes neither woff2 nor a variable font. */
const DISPLAY_TARGET = 'app/fonts/nunito-display.ttf';

/** Basic Latin and what English prose about food needs besides; anything else falls to the system's face. */
const CHARACTERS =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  '\u00a0©·…–—‘’“”•°é½¼¾×←→−';

/** Cuts the display face to the characters the guide writes, all weights kept. */
export async function drawFont(): Promise<void> {
  await writeFile(
    TARGET,
    await subsetFont(await readFile(FONT_SOURCE), CHARACTERS, { targetFormat: 'woff2' }),
  );
  await writeFile(
    DISPLAY_TARGET,
    await subsetFont(await readFile(FONT_SOURCE), CHARACTERS, {
      targetFormat: 'truetype',
      variationAxes: { wght: 850 },
    }),
  );
}
