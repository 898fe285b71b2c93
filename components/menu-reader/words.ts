import type { Verdict } from '@/lib/engine';
import type { MenuReaderFault } from '@/lib/menu-reader/errors';
import type { ReadingProgress } from '@/lib/menu-reader/types';

/** What went wrong with a menu, and what helps. */
export const FAULT_WORDS: Readonly<Record<MenuReaderFault, string>> = {
  'no-text':
    'I find no dish in it. Hold the phone straight and close, in the light; or paste or type the dishes.',
  'not-readable':
    'This phone cannot open that picture. Take it with the camera from here, or save it as a JPEG first.',
  'too-large': 'That is more than I can read at once. Take it in parts, or make the photo smaller.',
  'no-parts':
    'A part of the reader did not come. It needs a connection once: try again where there is a signal.',
  stopped: 'The phone ended the reading, most likely for want of memory. Close other apps first.',
};

const STEP_WORDS: Readonly<Record<ReadingProgress['step'], string>> = {
  loading: 'Fetching the reader, once',
  preparing: 'Preparing photo',
  reading: 'Reading photo',
};

/** "Reading photo 2 of 3". */
export function toProgressWords({ step, photo }: ReadingProgress, count: number): string {
  if (step === 'loading') return STEP_WORDS.loading;
  return count > 1 ? `${STEP_WORDS[step]} ${photo + 1} of ${count}` : `${STEP_WORDS[step]}`;
}

const TOTAL_WORDS: readonly (readonly [Verdict, string])[] = [
  ['yes', 'you can eat'],
  ['ask', 'to ask'],
  ['no', 'not'],
  ['unknown', 'not known'],
];

/** "6 you can eat, 4 to ask, 9 not". */
export function toTotalWords(verdicts: readonly Verdict[]): string {
  return TOTAL_WORDS.map(
    ([verdict, words]) => [verdicts.filter((each) => each === verdict).length, words] as const,
  )
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${count} ${words}`)
    .join(', ');
}

/** "1 dish", "4 dishes". */
export function toDishCount(count: number): string {
  return count === 1 ? '1 dish' : `${count} dishes`;
}

const WON = new Intl.NumberFormat('en', { style: 'currency', currency: 'KRW' });

/** "₩9,000". */
export function toWonWords(won: number): string {
  return WON.format(won);
}

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** "23 November 2026 · 12 dishes", in the visitor's own day. */
export function toMenuWords({ readAt, dishes }: { readAt: number; dishes: readonly unknown[] }) {
  return `${DAY.format(readAt)} · ${toDishCount(dishes.length)}`;
}
