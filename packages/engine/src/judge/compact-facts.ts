import type { Substance } from '../reading/lexicon';
import type { DishFacts } from './dish-facts';
import type { Ruled } from '../needs/table';

/** Facts of a dish that decide its verdict for any profile, small enough to travel: no reasons, and ingredients with their kinds. */
export interface CompactDishFacts extends Omit<
  DishFacts,
  'dish' | 'serving' | 'contains' | 'hidden' | 'because'
> {
  contains: readonly (Ruled & { name: string })[];
}

/** Dish as a screen shows it: its facts with its names. */
export interface DishView extends CompactDishFacts {
  ko: string;
  /** In the language of the page. */
  en: string;
}

/** Leaves out of the facts of a dish what no verdict depends on; `substances` by name. */
export function toCompactFacts(
  dish: DishFacts,
  substances: ReadonlyMap<string, Pick<Substance, 'origin' | 'meat' | 'alcohol'>>,
): CompactDishFacts {
  return {
    mainMeats: dish.mainMeats,
    possibleMainMeats: dish.possibleMainMeats,
    ...(dish.isEither ? { isEither: true } : {}),
    meats: dish.meats,
    egg: dish.egg,
    dairy: dish.dairy,
    alcohol: dish.alcohol,
    vegan: dish.vegan,
    lactoOvo: dish.lactoOvo,
    allergens: dish.allergens,
    otherAllergens: dish.otherAllergens,
    spice: dish.spice,
    ...(dish.pungent ? { pungent: dish.pungent } : {}),
    contains: dish.contains.flatMap((name) => {
      const { origin, meat, alcohol } = substances.get(name) ?? {};
      return origin ? [{ name, origin, meat, alcohol }] : [];
    }),
  };
}
