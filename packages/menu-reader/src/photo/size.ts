import type { SeenLine } from './types';

/** More than any phone's ordinary photo; beyond it decoding alone takes more memory than a phone gives a page. */
export const PHOTO_MEGAPIXELS_MOST = 50;
/** A page of print is read as well at this size, at a third of the memory of a photo of 12 megapixels. */
const READ_PIXELS_MOST = 4_000_000;

interface Size {
  width: number;
  height: number;
}

/** The size in pixels at which a photo is to be decoded: its own, or smaller in the same shape. */
export function toReadSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(READ_PIXELS_MOST / (width * height)));
  const shrink = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: shrink(width), height: shrink(height) };
}

/** A line as it stands in the same picture of another size. */
export function resizeLine({ words }: SeenLine, from: Size, to: Size): SeenLine {
  const [across, down] = [to.width / from.width, to.height / from.height];
  return {
    words: words.map(({ box: [x, y, width, height], ...word }) => {
      const [left, top] = [Math.round(x * across), Math.round(y * down)];
      const [right, bottom] = [Math.round((x + width) * across), Math.round((y + height) * down)];
      return { ...word, box: [left, top, right - left, bottom - top] as const };
    }),
  };
}
