import type { Page, PSM, WorkerParams } from 'tesseract.js';
import { joinOnes, toDigits } from './digits';
import type { SeenLine } from './types';

/** One block of lines: cut into parts of a page, a menu loses its prices and every third dish. */
const ONE_BLOCK = '6';

/** What is set in the recogniser. The cast spares a page the recogniser's code, which has the name of the mode as a value. */
export const RECOGNISER_SETTINGS: Pick<WorkerParams, 'tessedit_pageseg_mode'> = {
  tessedit_pageseg_mode: ONE_BLOCK as PSM,
};
/** What is asked of it, as `recognize` of tesseract.js takes it. */
export const RECOGNISER_OUTPUT = { text: false, blocks: true } as const;

/** The lines that tesseract.js found on a page. */
export function toSeenLines({ blocks }: Pick<Page, 'blocks'>): SeenLine[] {
  const lines = (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map(({ words }) => ({
      words: words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
        text: toDigits(text),
        confidence,
        box: [x0, y0, x1 - x0, y1 - y0] as const,
      })),
    }));
  return lines.map(({ words }) => ({ words: joinOnes(words) }));
}
