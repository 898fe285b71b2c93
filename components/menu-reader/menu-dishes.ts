import type { Verdict } from '@kioot/engine';
import { isKnownDish, type DishVerdict } from '@kioot/engine/verdicts';
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

/** True for letters of a photo that are no word: nothing to translate, to order or to ask about. */
export const isUnreadable = (dish: OpenDish): boolean =>
  dish.photo !== null && !dish.certain && !isKnownDish(dish);
