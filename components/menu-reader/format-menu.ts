import type { Translator } from '@/lib/i18n/translator';
import type { Verdict } from '@kioot/engine';
import { type DishVerdict, isKnownDish } from '@kioot/engine/verdicts';
import type { OpenDish } from '@/lib/menu-reader/open-menu';

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

/** Dish of the menu with its verdict; null without a diet. */
export interface MatchedDish {
  dish: OpenDish;
  dishVerdict: DishVerdict | null;
}

const VERDICT_ORDER: readonly Verdict[] = ['yes', 'ask', 'unknown', 'no'];

/** Sorts dishes from yes to no; keeps the order of the menu within a verdict. */
export function sortByVerdict(dishes: readonly MatchedDish[]): MatchedDish[] {
  return VERDICT_ORDER.flatMap((verdict) =>
    dishes.filter(({ dishVerdict }) => dishVerdict?.verdict === verdict),
  );
}

/** True for letters of a photo that are no word: nothing to translate, to order or to ask about. */
export const isUnreadable = (dish: OpenDish): boolean =>
  dish.photo !== null && !dish.certain && !isKnownDish(dish);
