import type { Verdict } from '../needs/need';
import type { Meat } from '../segmentation/meats';
import type { Presence } from '../segmentation/presence';
import type { DishFacts, HiddenIngredient } from './dish-facts';
import type { Reason } from './reason';
import type { Diet } from './rules/rule';

/** Input of a classification: Korean free text. */
export interface RestaurantText {
  contentId: string;
  title: string;
  firstmenu: string;
  treatmenu: string;
}

/** Facts of one restaurant. */
export interface PlaceFacts {
  contentId: string;
  dishes: readonly DishFacts[];
  meats: Readonly<Record<Meat, Presence>>;
  strictVegan: Verdict;
  lactoOvo: Verdict;
  halal: Verdict;
  /** Verdicts of the title alone. */
  byName: Readonly<Record<Diet, Verdict>>;
  hidden: readonly HiddenIngredient[];
  because: readonly Reason[];
  /** Dishes that a place without a menu is known for: they rule it out or move it up, no more. */
  knownFor?: readonly DishFacts[];
}

/** Facts from one source: the title or the menu. */
export interface PartialDiet extends Readonly<Record<Diet, Verdict>> {
  meats: Readonly<Record<Meat, Presence>>;
  because: readonly Reason[];
}

/** Best verdict of the dishes: one suitable dish is enough, `no` needs a known menu. */
export function toBestVerdict(verdicts: readonly Verdict[], isMenuKnown: boolean): Verdict {
  if (verdicts.includes('yes')) return 'yes';
  if (verdicts.includes('ask')) return 'ask';
  return isMenuKnown && verdicts.includes('no') ? 'no' : 'unknown';
}
