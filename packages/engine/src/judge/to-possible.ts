import { MEATS, type Meat } from '../reading/meats';
import type { Presence } from '../reading/presence';
import type { DishFacts } from './dish-facts';
import { mapAllergens } from './merge-allergens';

/** Lowers what is certain to what is possible, since a claim stands against it. */
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
    meats: toMeats((meat) => atMostMaybe(meats[meat])),
    egg: atMostMaybe(egg),
    dairy: atMostMaybe(dairy),
    allergens: mapAllergens(allergens, ([is, by]) => [is === 'yes' ? 'maybe' : is, by]),
  };
}

// The keys of a table made of all meats.
export const toMeats = (presenceOf: (meat: Meat) => Presence): Record<Meat, Presence> =>
  Object.fromEntries(MEATS.map((meat) => [meat, presenceOf(meat)])) as Record<Meat, Presence>;

const atMostMaybe = (presence: Presence): Presence => (presence === 'yes' ? 'maybe' : presence);
