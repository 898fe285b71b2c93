import type { Preference } from '../needs/need';
import type { Substance } from '../reading/lexicon';
import type { DishFacts } from './dish-facts';
import { readPlaceHalal, type HalalReader } from './halal';

const namesPork = ({ meats, allergens }: DishFacts): boolean =>
  meats.pork === 'yes' || allergens.pork?.[0] === 'yes';

/** Keeps `contains` and `hidden`: who eats halal is still asked about the ham of a sandwich. */
function withoutOpenPork(dish: DishFacts): DishFacts {
  return {
    ...dish,
    meats: { ...dish.meats, pork: 'no' },
    possibleMainMeats: dish.possibleMainMeats.filter((meat) => meat !== 'pork'),
    allergens: { ...dish.allergens, pork: ['no', 'halal'] },
  };
}

/** True where a possible ingredient is ruled out for a wish by what its place says of itself. */
export function isRuledOut(
  { meats }: Pick<DishFacts, 'meats'>,
  { meat }: Pick<Substance, 'meat'>,
  { kind }: Preference,
): boolean {
  return kind !== 'halal' && meat === 'pork' && meats[meat] === 'no';
}

/**
 * Dishes of a place for which halal is claimed, by its name or by their own: pork that a name leaves open is ruled out. One
 * dish that names pork contradicts the claim of the whole place, and so does a denial or a doubt anywhere.
 */
export function ruleOutPork(
  readHalal: HalalReader,
  place: { title: string; menu: string },
  dishes: readonly DishFacts[],
): readonly DishFacts[] {
  if (readPlaceHalal(readHalal, place) !== 'yes' || dishes.some(namesPork)) return dishes;
  const { title } = place;
  const isHalalPlace = readPlaceHalal(readHalal, { title, menu: '' }) === 'yes';
  const isHalal = ({ dish }: DishFacts): boolean =>
    isHalalPlace || readPlaceHalal(readHalal, { title, menu: dish }) === 'yes';
  return dishes.map((dish) => (isHalal(dish) ? withoutOpenPork(dish) : dish));
}
