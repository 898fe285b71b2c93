import type { Page, PSM, WorkerParams } from 'tesseract.js';
import type { RecognizedLine, RecognizedWord } from './types';

/**
 * Page segmentation as a single block. Automatic segmentation loses the prices and every third dish
 * of a menu.
 */
const SINGLE_BLOCK_MODE = '6';

/**
 * Settings for `setParameters` of tesseract.js. The cast avoids importing its code for the enum
 * value.
 */
export const RECOGNIZER_SETTINGS: Pick<WorkerParams, 'tessedit_pageseg_mode'> = {
  tessedit_pageseg_mode: SINGLE_BLOCK_MODE as PSM,
};
/** Output options for `recognize` of tesseract.js. */
export const RECOGNIZER_OUTPUT = { text: false, blocks: true } as const;

/**
 * Lines of a tesseract.js page, with repaired digits.
 * @example
 * toRecognizedLines({ blocks: null }); // => []
 */
export function toRecognizedLines({ blocks }: Pick<Page, 'blocks'>): RecognizedLine[] {
  const lines = (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map(({ words }) => ({
      words: words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
        text: repairZeros(text),
        confidence,
        box: [x0, y0, x1 - x0, y1 - y0] as const,
      })),
    }));
  return lines.map(({ words }) => ({ words: joinLeadingOnes(words) }));
}

/** Number with zeros read as brackets: `8,()()()`, `18,(0)(0)(0)`, `8,0)()0)`. */
const BRACKETED_NUMBER = /^[\\₩]?[\d()][\d(),./]*원?$|^[,.][\d()]+원?$/;
const MISREAD_ZERO = /\(0?\)|\(0|0\)/g;
const ONE_LIKE_STROKE = /^[|ㅣlI]$/;
const STARTS_WITH_DIGIT = /^\d/;
/** Largest gap within a number, in digit heights. */
const MAX_GAP = 0.45;
/** Table rules are taller than the digits beside them. */
const MAX_HEIGHT_RATIO = 1.25;

/** Restores zeros read as brackets: `8,()()()` is `8,000`. */
export function repairZeros(text: string): string {
  return text.includes('(') && BRACKETED_NUMBER.test(text) ? text.replace(MISREAD_ZERO, '0') : text;
}

/** Restores leading ones read as strokes: `| 2,000` is 12,000 when no gap separates them. */
export function joinLeadingOnes(words: readonly RecognizedWord[]): RecognizedWord[] {
  const joined: RecognizedWord[] = [];
  // A second stroke before the number is a misread ₩.
  let isJoined = false;
  for (const word of [...words].reverse()) {
    const next = joined.at(-1);
    if (
      !isJoined &&
      next &&
      ONE_LIKE_STROKE.test(word.text) &&
      STARTS_WITH_DIGIT.test(next.text) &&
      isSameNumber(word, next)
    ) {
      const [left, top] = word.box;
      const [x, , width, height] = next.box;
      joined[joined.length - 1] = {
        text: `1${next.text}`,
        confidence: Math.min(word.confidence, next.confidence),
        box: [left, Math.min(top, next.box[1]), x + width - left, height],
      };
      isJoined = true;
    } else {
      joined.push(word);
      isJoined = false;
    }
  }
  return joined.reverse();
}

function isSameNumber({ box: stroke }: RecognizedWord, { box: number }: RecognizedWord): boolean {
  const gap = number[0] - (stroke[0] + stroke[2]);
  const ratio = stroke[3] / number[3];
  return gap <= number[3] * MAX_GAP && ratio <= MAX_HEIGHT_RATIO && ratio >= 1 / MAX_HEIGHT_RATIO;
}
