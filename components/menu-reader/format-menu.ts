import type { Translator } from '@/lib/i18n/translator';
import type { Verdict } from '@kioot/engine';

const VERDICTS: readonly Verdict[] = ['yes', 'ask', 'no', 'unknown'];

/** "6 you can eat, 4 to ask, 9 not". */
export function formatVerdictCounts(t: Translator<'menu'>, verdicts: readonly Verdict[]): string {
  return VERDICTS.map(
    (verdict) => [verdict, verdicts.filter((other) => other === verdict).length] as const,
  )
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => t(`totals.${verdict}`, { count }))
    .reduce((before, next) => (before ? t('totals.next', { before, next }) : next), '');
}

/** "November 23, 2026 · 12 dishes", in the visitor's time zone. */
export function formatMenuTitle(
  t: Translator<'menu'>,
  locale: string,
  { readAt, dishes }: { readAt: number; dishes: readonly unknown[] },
): string {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(readAt);
  return t('dayAndDishes', { day, count: dishes.length });
}
