import type { Page } from 'tesseract.js';
import type { SeenLine } from './types';

/** What is set in the recogniser: one block of lines, since a menu in parts loses the prices and every third dish. */
export const RECOGNISER_SETTINGS = { tessedit_pageseg_mode: '6' } as const;
/** What is asked of it, as `recognize` of tesseract.js takes it. */
export const RECOGNISER_OUTPUT = { text: false, blocks: true } as const;

/** The lines that tesseract.js found on a page. */
export function toSeenLines({ blocks }: Pick<Page, 'blocks'>): SeenLine[] {
  return (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .map(({ words }) => ({
      words: words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }) => ({
        text,
        confidence,
        box: [x0, y0, x1 - x0, y1 - y0] as const,
      })),
    }));
}
