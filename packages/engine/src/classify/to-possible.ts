import { MEATS, type Meat } from '../segmentation/meats';
import type { Presence } from '../segmentation/presence';
import type { DishFacts } from './dish-facts';
import { mapAllergens } from './merge-allergens';

/** Lowers certain ingredients to possible ones where a claim contradicts them. */
export function toPossible(dish: DishFacts): DishFacts {
  const { mainMeats, possibleMainMeats, meats, egg, dairy, allergens } = dish;
  const possible = { ...dish };
  delete possible.isEither;
  return {
    ...possible,
    mainMeats: [],
    possibleMainMeats: MEATS.filter(
      (meat) => mainMeats.includes(meat) || possibleMainMeats.includes(meat),
    ),
    meats: mapMeats((meat) => capAtMaybe(meats[meat])),
    egg: capAtMaybe(egg),
    dairy: capAtMaybe(dairy),
    allergens: mapAllergens(allergens, ([is, ...by]) => [is === 'yes' ? 'maybe' : is, ...by]),
  };
}

// `Object.fromEntries` loses the type of the keys.
export const mapMeats = (getPresence: (meat: Meat) => Presence): Record<Meat, Presence> =>
  Object.fromEntries(MEATS.map((meat) => [meat, getPresence(meat)])) as Record<Meat, Presence>;

const capAtMaybe = (presence: Presence): Presence => (presence === 'yes' ? 'maybe' : presence);
