import type { Substance } from '../reading/lexicon';
import type { DishDiet } from './dish-diet';
import type { JudgedDish } from './dish-verdict';

/** As much of what the engine knows of a dish as judges it for anybody; `substances` by name. */
export function toJudgedDish(
  dish: DishDiet,
  substances: ReadonlyMap<string, Pick<Substance, 'origin' | 'meat' | 'alcohol'>>,
): JudgedDish {
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
