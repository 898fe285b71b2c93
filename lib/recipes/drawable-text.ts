/** What `app/fonts/nunito-display.ttf` can write, besides Basic Latin (`tools/art/font.ts`). */
const UNDRAWABLE = /[^\x20-\x7e©·…–—‘’“”•°é½¼¾×]+/g;

/**
 * The part of a text that the display face can write. The rest is left out and not asked of a font service, which the
 * renderer would do by itself. Empty when nothing is left.
 */
export function toDrawableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNDRAWABLE, ' ')
    .replace(/\(\s*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
