import { toGrey } from './grey';
import { prepare } from './prepare';
import type { Straightened } from './straighten';
import type { Pixels, Recognise, SeenLine, SeenWord } from './types';

export { toGreymap } from './grey';
export { RECOGNISER_OUTPUT, RECOGNISER_SETTINGS, toSeenLines } from './recogniser';
export { PHOTO_MEGAPIXELS_MOST, resizeLine, toReadSize } from './size';
export type { Box, Grey, Pixels, Recognise, SeenLine, SeenWord } from './types';

/** Of 100: words below are guessed at. */
const SURE_OF_WORD = 60;
/** The share of sure letters below which a second look is worth its time. */
const SURE = 0.7;
/** The share below which there is no writing: of noise, leaves and plates it is up to 0.16, of the poorest menus 0.59. */
const WRITING_LEAST = 0.25;

/** What was read in a photo. */
export interface ReadPhoto {
  /** Boxes in pixels of the photo; none where there is no writing in it. */
  lines: readonly SeenLine[];
}

/**
 * Reads the lines of a photo: once, or twice where the recogniser was hardly sure; what it is surest of counts.
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
  const prepared = prepare(toGrey(pixels));
  signal?.throwIfAborted();
  if (!prepared) return { lines: [] };
  const first = await readPass(prepared.flat, recognise);
  signal?.throwIfAborted();
  if (first.sureness < WRITING_LEAST) return { lines: [] };
  if (first.sureness >= SURE) return { lines: first.lines };
  const second = await readPass(prepared.toPlain(), recognise);
  signal?.throwIfAborted();
  return { lines: second.sureLetters > first.sureLetters ? second.lines : first.lines };
}

interface Pass {
  lines: readonly SeenLine[];
  /** The share of letters that the recogniser is sure of. */
  sureness: number;
  sureLetters: number;
}

async function readPass({ picture, toSource }: Straightened, recognise: Recognise): Promise<Pass> {
  const seen = await recognise(picture);
  const lines = seen.map(({ words }) => ({
    words: words.map((word) => ({ ...word, box: toSource(word.box) })),
  }));
  const words = lines.flatMap((line) => line.words);
  const count = (counted: readonly SeenWord[]) =>
    counted.reduce((sum, { text }) => sum + text.length, 0);
  const sureLetters = count(words.filter(({ confidence }) => confidence >= SURE_OF_WORD));
  return { lines, sureLetters, sureness: sureLetters / Math.max(1, count(words)) };
}
