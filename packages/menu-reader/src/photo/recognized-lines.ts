import type { Page, PSM, WorkerParams } from 'tesseract.js';
import { joinLeadingOnes, repairZeros } from './digit-repair';
import type { RecognizedLine } from './types';

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
