import {
  createDishExplainer,
  type DishVerdict,
  type CompactDishFacts,
} from '@kioot/engine/verdicts';
import type { DietaryRestrictions, Preference } from '@kioot/engine/needs';

/** Dish whose letters may be uncertain; certain by default. */
export type MatchableDish = CompactDishFacts & { certain?: boolean };

/**
 * Matches dishes of a photographed menu with a diet. Nothing is known about the restaurant, and a
 * dish with uncertain letters is at best `ask`.
 *
 * @example
 * createMenuMatcher({ kind: 'strictVegan' }, NO_RESTRICTIONS)(getDish('제육볶음')).verdict; // => 'no'
 */
export function createMenuMatcher(
  preference: Preference,
  avoided: DietaryRestrictions,
): (dish: MatchableDish) => DishVerdict {
  const match = createDishExplainer(preference, avoided, 'unknown');
  return (dish) => {
    const { question, ...verdict } = match(dish);
    if (dish.certain !== false) return question ? { ...verdict, question } : verdict;
    return verdict.verdict === 'yes' ? { verdict: 'ask', about: [], tell: [] } : verdict;
  };
}
