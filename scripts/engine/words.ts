import { toReasonText, type DishFacts, type RestaurantDiet, type Verdict } from '@kioot/engine';

/** The words of the command line and of the labelled data, for what is in a dish and for who may eat it alike. */
export type Word = 'yes' | 'maybe' | 'no' | 'unknown';

function toWord(verdict: Verdict): Word {
  return verdict === 'ask' ? 'maybe' : verdict;
}

/** A dish as it is printed. */
export function toPrintedDish({ vegan, lactoOvo, because, ...rest }: DishFacts) {
  return {
    ...rest,
    vegan: toWord(vegan),
    lactoOvo: toWord(lactoOvo),
    because: because.map(toReasonText),
  };
}

/** A restaurant as it is printed. */
export function toPrintedRestaurant(diet: RestaurantDiet) {
  const { dishes, strictVegan, lactoOvo, halal, byName, because } = diet;
  return {
    ...diet,
    dishes: dishes.map(toPrintedDish),
    strictVegan: toWord(strictVegan),
    lactoOvo: toWord(lactoOvo),
    halal: toWord(halal),
    byName: { strictVegan: toWord(byName.strictVegan), lactoOvo: toWord(byName.lactoOvo) },
    because: because.map(toReasonText),
  };
}
