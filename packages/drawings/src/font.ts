import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const FONT_SOURCE = 'node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2';
const TARGET = 'app/fonts/nunito-latin.woff2';
/**
 * One weight for the share pictures, whose renderer supports neither woff2 nor variable
 * fonts.
 */
const DISPLAY_TARGET = 'app/fonts/nunito-display.ttf';

/**
 * Basic Latin and punctuation of English food texts; other characters fall back to the system font.
 */
const CHARACTERS =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('') +
  '\u00a0©·…–—‘’“”•°é½¼¾×←→−';

/** Subsets the display font, all weights kept. */
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
