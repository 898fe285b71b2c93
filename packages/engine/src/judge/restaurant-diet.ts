import type { Verdict } from '../needs/need';
import type { Meat } from '../reading/meats';
import type { Presence } from '../reading/presence';
import type { DishFacts, HiddenIngredient } from './dish-facts';
import type { Reason } from './reason';
import type { Diet } from './rules/rule';

/** A restaurant as the engine reads it: Korean free text. */
export interface RestaurantText {
  contentId: string;
  title: string;
  firstmenu: string;
  treatmenu: string;
}

/** Facts of one restaurant. */
export interface RestaurantDiet {
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
}

/** Facts from one source: the title or the menu. */
export interface PartialDiet extends Readonly<Record<Diet, Verdict>> {
  meats: Readonly<Record<Meat, Presence>>;
  because: readonly Reason[];
}

/** A diet is served where any dish suits; a `no` needs a menu that is known. */
export function bestOf(verdicts: readonly Verdict[], menuKnown: boolean): Verdict {
  if (verdicts.includes('yes')) return 'yes';
  if (verdicts.includes('ask')) return 'ask';
  return menuKnown && verdicts.includes('no') ? 'no' : 'unknown';
}
