import type { Substance } from '../segmentation/lexicon';
import type { DishFacts } from './facts';
import type { SubstanceKind } from '../needs/diet-table';

/**
 * Facts that decide the verdict of a dish for any profile, small enough to send to a phone: no
 * reasons, and ingredients with their kinds.
 */
export interface CompactDishFacts extends Omit<
  DishFacts,
  'dish' | 'serving' | 'contains' | 'hidden' | 'because'
> {
  contains: readonly (SubstanceKind & { name: string })[];
}

/** Dish on a screen: its facts and its names. */
export interface DishView extends CompactDishFacts {
  ko: string;
  /** Name in the language of the page. */
  en: string;
}

/**
 * Drops the facts of a dish that no verdict depends on; `substances` is keyed by name.
 *
 * @example
 * const { substances } = getLexicon()
 * const byName = new Map(substances.map((substance) => [substance.name, substance]))
 * const dish = createEngine(getLexicon()).classifyDish('삼겹살')
 * toCompactFacts(dish, byName).contains.map(({ name }) => name) // => ['pork']
 */
export function toCompactFacts(
  dish: DishFacts,
  substances: ReadonlyMap<string, Pick<Substance, 'origin' | 'meat' | 'alcohol'>>,
): CompactDishFacts {
  return {
    mainMeats: dish.mainMeats,
    possibleMainMeats: dish.possibleMainMeats,
    ...(dish.isEither ? { isEither: true } : {}),
    ...(dish.isShared ? { isShared: true } : {}),
    meats: dish.meats,
    egg: dish.egg,
    dairy: dish.dairy,
    alcohol: dish.alcohol,
    vegan: dish.vegan,
    lactoOvo: dish.lactoOvo,
    questions: dish.questions,
    allergens: dish.allergens,
    otherAllergens: dish.otherAllergens,
    spice: dish.spice,
    ...(dish.pungent ? { pungent: dish.pungent } : {}),
    ...(dish.evidence ? { evidence: dish.evidence } : {}),
    contains: dish.contains.flatMap((name) => {
      const { origin, meat, alcohol } = substances.get(name) ?? {};
      return origin ? [{ name, origin, meat, alcohol }] : [];
    }),
  };
}
