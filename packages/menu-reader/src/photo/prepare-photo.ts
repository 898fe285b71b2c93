import { normalizeBackground } from './normalize-background';
import { removeDotLeaders } from './remove-dot-leaders';
import { denoise, downscale } from './pixels';
import { deskew, detectSkew } from './skew';
import { hasTextLines, measureLineHeight } from './text-lines';
import type { Box, GrayPicture } from './types';

/** Letter height that the recognizer reads best (px). */
const LETTER_HEIGHT_PX = 36;
/** Size of the picture for detecting skew and letter height. */
const ANALYSIS_PIXELS = 600_000;
const MIN_SCALE = 0.2;
const MAX_SCALE = 3;
const MAX_PIXELS = 4_000_000;
/** Assumed letter height before it is known, relative to the longer side. */
const ASSUMED_LETTER_SHARE = 1 / 30;

/** Prepares a photo for the recognizer; null without text lines. */
export function preparePhoto(gray: GrayPicture) {
  const factor = Math.max(1, Math.floor(Math.sqrt((gray.width * gray.height) / ANALYSIS_PIXELS)));
  const reduced = denoise(downscale(gray, factor));
  const analyzed = normalizeBackground(
    reduced,
    Math.max(reduced.width, reduced.height) * ASSUMED_LETTER_SHARE,
  );
  const skew = detectSkew(analyzed);
  const height = measureLineHeight(deskew(analyzed, skew, 1).picture);
  if (height === null) return null;
  const maxScale = Math.sqrt(MAX_PIXELS / (gray.width * gray.height));
  const scale = Math.min(
    MAX_SCALE,
    maxScale,
    Math.max(MIN_SCALE, LETTER_HEIGHT_PX / (height * factor)),
  );
  // Averages first; resampling alone would skip every other pixel of a large photo.
  const halving = Math.max(1, Math.floor(1 / scale));
  const deskewed = deskew(denoise(downscale(gray, halving)), skew, scale * halving);
  const toSource = (box: Box): Box => {
    const [x, y, width, height] = deskewed.toSource(box);
    return [x * halving, y * halving, width * halving, height * halving];
  };
  const normalized = removeDotLeaders(
    normalizeBackground(deskewed.picture, LETTER_HEIGHT_PX),
    LETTER_HEIGHT_PX,
  );
  if (!hasTextLines(normalized, LETTER_HEIGHT_PX)) return null;
  return {
    /** Level dark lines on white, letters of one size. */
    normalized: { picture: normalized, toSource },
    /** Level and scaled, but with the photo's own shades, for photos that normalization spoils. */
    unnormalized: { picture: deskewed.picture, toSource },
  };
}
