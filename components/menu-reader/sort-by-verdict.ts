import type { Verdict } from '@kioot/engine';
import type { DishVerdict } from '@kioot/engine/verdicts';
import type { OpenDish } from '@/lib/menu-reader/open-menu';

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
