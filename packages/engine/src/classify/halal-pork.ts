import type { Preference } from '../needs/need';
import type { Substance } from '../segmentation/lexicon';
import type { DishFacts } from './dish-facts';
import { readHalalClaim, type HalalClaimReader } from './halal';

const hasNamedPork = ({ meats, allergens }: DishFacts): boolean =>
  meats.pork === 'yes' || allergens.pork?.[0] === 'yes';

/**
 * Keeps `contains` and `hidden`: a visitor who eats halal still asks about the ham of a sandwich.
 */
function withoutPossiblePork(dish: DishFacts): DishFacts {
  return {
    ...dish,
    meats: { ...dish.meats, pork: 'no' },
    possibleMainMeats: dish.possibleMainMeats.filter((meat) => meat !== 'pork'),
    allergens: { ...dish.allergens, pork: ['no', 'halal'] },
  };
}

/**
 * True where the halal claim of the place rules out a possible ingredient (pork) for a preference
 * other than halal.
 *
 * @example
 * isRuledOutByHalal({ meats: fillMeats('no') }, { meat: 'pork' }, { kind: 'any' }) // => true
 */
export function isRuledOutByHalal(
  { meats }: Pick<DishFacts, 'meats'>,
  { meat }: Pick<Substance, 'meat'>,
  { kind }: Preference,
): boolean {
  return kind !== 'halal' && meat === 'pork' && meats[meat] === 'no';
}

/**
 * Rules out merely possible pork in dishes with a halal claim, their own or the place's. One dish
 * that names pork contradicts the claim for the whole place, as does any denial or doubt.
 */
export function ruleOutPorkByHalal(
  readHalal: HalalClaimReader,
  place: { title: string; menu: string },
  dishes: readonly DishFacts[],
): readonly DishFacts[] {
  if (readHalalClaim(readHalal, place) !== 'yes' || dishes.some(hasNamedPork)) return dishes;
  const { title } = place;
  const isHalalPlace = readHalalClaim(readHalal, { title, menu: '' }) === 'yes';
  const isHalal = ({ dish }: DishFacts): boolean =>
    isHalalPlace || readHalalClaim(readHalal, { title, menu: dish }) === 'yes';
  return dishes.map((dish) => (isHalal(dish) ? withoutPossiblePork(dish) : dish));
}
