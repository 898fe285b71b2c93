import { toGrayscale } from './pixels';
import { preparePhoto } from './prepare-photo';
import type { DeskewedPicture } from './skew';
import type { Pixels, Recognize, RecognizedLine, RecognizedWord } from './types';

export { toPortableGraymap } from './pixels';
export { RECOGNIZER_OUTPUT, RECOGNIZER_SETTINGS, toRecognizedLines } from './recognized-lines';
export { MAX_PHOTO_MEGAPIXELS, scaleLine, toDecodeSize } from './decode-size';
export type { Box, GrayPicture, Pixels, Recognize, RecognizedLine, RecognizedWord } from './types';

/** Confidence (of 100) below which a word is a guess. */
const MIN_WORD_CONFIDENCE = 60;
/** Share of confident letters below which a second pass pays off. */
const MIN_CONFIDENT_SHARE = 0.7;
/**
 * Share below which there is no text: noise, leaves and plates reach 0.16, the poorest menus 0.59.
 */
const MIN_TEXT_SHARE = 0.25;

/**
 * Reads the lines of a photo, with boxes in its pixels, in a second pass as well when the recognizer has low confidence; the
 * more confident pass wins.
 *
 * @param pixels the upright photo
 * @param recognize runs the recognizer on one prepared picture
 * @param options.signal checked between steps; the caller ends a running recognition
 * @returns no line without text
 * @throws the signal's reason
 * @example
 * (await readPhoto(pixels, recognize))[0].words[0].text; // => '김치찌개'
 */
export async function readPhoto(
  pixels: Pixels,
  recognize: Recognize,
  { signal }: { signal?: AbortSignal } = {},
): Promise<readonly RecognizedLine[]> {
  signal?.throwIfAborted();
  const prepared = preparePhoto(toGrayscale(pixels));
  signal?.throwIfAborted();
  if (!prepared) return [];
  const first = await readPass(prepared.normalized, recognize);
  signal?.throwIfAborted();
  if (first.confidentShare < MIN_TEXT_SHARE) return [];
  if (first.confidentShare >= MIN_CONFIDENT_SHARE) return first.lines;
  const second = await readPass(prepared.unnormalized, recognize);
  signal?.throwIfAborted();
  return second.confidentLetters > first.confidentLetters ? second.lines : first.lines;
}

/** Lines of a picture, and the number and the share of their confident letters. */
async function readPass({ picture, toSource }: DeskewedPicture, recognize: Recognize) {
  const recognized = await recognize(picture);
  const lines = recognized.map(({ words }) => ({
    words: words.map((word) => ({ ...word, box: toSource(word.box) })),
  }));
  const words = lines.flatMap((line) => line.words);
  const count = (counted: readonly RecognizedWord[]) =>
    counted.reduce((sum, { text }) => sum + text.length, 0);
  const confidentLetters = count(
    words.filter(({ confidence }) => confidence >= MIN_WORD_CONFIDENCE),
  );
  return {
    lines,
    confidentLetters,
    confidentShare: confidentLetters / Math.max(1, count(words)),
  };
}
