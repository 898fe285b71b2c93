import type { PhotoSize, RecognizedLine } from './types';

/**
 * Above an ordinary photo of any phone; decoding more takes more memory than phones give a page.
 */
export const MAX_PHOTO_MEGAPIXELS = 50;
/** Text is read as well at this size as at 12 megapixels, with a third of the memory. */
const MAX_DECODED_PIXELS = 4_000_000;

/**
 * Size in pixels to decode a photo at: its own, or scaled down.
 * @example
 * toDecodeSize({ width: 4000, height: 4000 }); // => { width: 2000, height: 2000 }
 */
export function toDecodeSize({ width, height }: PhotoSize): PhotoSize {
  const scale = Math.min(1, Math.sqrt(MAX_DECODED_PIXELS / (width * height)));
  const shrink = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: shrink(width), height: shrink(height) };
}

/**
 * Scales the boxes of a line to another size of the same picture.
 * @example
 * const line = { words: [{ text: '국', confidence: 90, box: [1, 2, 3, 4] }] };
 * scaleLine(line, { width: 1, height: 1 }, { width: 2, height: 2 }).words[0].box; // => [2, 4, 6, 8]
 */
export function scaleLine(
  { words }: RecognizedLine,
  from: PhotoSize,
  to: PhotoSize,
): RecognizedLine {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return {
    words: words.map(({ box: [x, y, width, height], ...word }) => {
      const [left, top] = [Math.round(x * across), Math.round(y * down)];
      const [right, bottom] = [Math.round((x + width) * across), Math.round((y + height) * down)];
      return { ...word, box: [left, top, right - left, bottom - top] as const };
    }),
  };
}
