import { toGrey } from './grey';
import { prepare } from './prepare';
import type { Pixels, Recognise, SeenLine } from './types';

export { toGreymap } from './grey';
export { RECOGNISER_OUTPUT, RECOGNISER_SETTINGS, toSeenLines } from './recogniser';
export { PHOTO_MEGAPIXELS_MOST, resizeLine, toReadSize } from './size';
export type { Box, Grey, Pixels, Recognise, SeenLine, SeenWord } from './types';

/** What was read in a photo. */
export interface ReadPhoto {
  /** Boxes in pixels of the photo. */
  lines: readonly SeenLine[];
}

/**
 * Reads the lines of a photo.
 *
 * @param pixels the photo, upright
 * @param options.signal stops between two steps; what the recogniser has begun is its owner's to end
 * @throws the signal's reason
 */
export async function readPhoto(
  pixels: Pixels,
  recognise: Recognise,
  { signal }: { signal?: AbortSignal } = {},
): Promise<ReadPhoto> {
  signal?.throwIfAborted();
  const { picture, toSource } = prepare(toGrey(pixels));
  signal?.throwIfAborted();
  const lines = await recognise(picture);
  signal?.throwIfAborted();
  return {
    lines: lines.map(({ words }) => ({
      words: words.map((word) => ({ ...word, box: toSource(word.box) })),
    })),
  };
}
