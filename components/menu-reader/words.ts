import type { WordsOf } from '@/lib/i18n/words';
import type { Verdict } from '@kioot/engine';
import type { ReadingProgress } from '@kioot/menu-reader';

/** "Reading photo 2 of 3". */
export function toProgressWords(
  t: WordsOf<'menu'>,
  { step, photo }: ReadingProgress,
  count: number,
): string {
  if (step === 'loading') return t('steps.loading');
  return count > 1 ? t(`stepsOf.${step}`, { photo: photo + 1, count }) : t(`steps.${step}`);
}

const TOTALS: readonly Verdict[] = ['yes', 'ask', 'no', 'unknown'];

/** "6 you can eat, 4 to ask, 9 not". */
export function toTotalWords(t: WordsOf<'menu'>, verdicts: readonly Verdict[]): string {
  return TOTALS.map(
    (verdict) => [verdict, verdicts.filter((each) => each === verdict).length] as const,
  )
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => t(`totals.${verdict}`, { count }))
    .reduce((before, next) => (before ? t('totals.next', { before, next }) : next), '');
}

/** "November 23, 2026 · 12 dishes", in the visitor's own day. */
export function toMenuWords(
  t: WordsOf<'menu'>,
  locale: string,
  { readAt, dishes }: { readAt: number; dishes: readonly unknown[] },
): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(readAt);
  return t('dayAndDishes', { day, count: dishes.length });
}
