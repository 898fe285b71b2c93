import { readMenu } from '../menu';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import { MEATS, type Meat } from '../segmentation/meats';
import { fillMeats, type Presence } from '../segmentation/presence';
import { classifyDish } from './classify-dish';
import type { DishFacts, HiddenIngredient, RestaurantContext } from './dish-facts';
import { isKnownDish } from './dish-matcher';
import { toBestVerdict, type PartialDiet, type RestaurantText } from './place-facts';
import { MIN_RESTAURANT_NAME_LENGTH } from './rules/restaurant-name-in-dish';

/** True when part of the dish name is unknown. */
const hasUnknownRemainder = ({ meats }: DishFacts): boolean =>
  MEATS.some((meat) => meats[meat] === 'unknown');

/**
 * True where the title could explain part of the dish name; cheap filter, since most have nothing
 * in common.
 */
function canTitleExplain({ name, meat }: RestaurantContext, dish: string): boolean {
  if (meat !== null) return true;
  const letters = dish.toLowerCase().replaceAll(' ', '');
  for (let at = 0; at + MIN_RESTAURANT_NAME_LENGTH <= letters.length; at += 1) {
    if (name.includes(letters.slice(at, at + MIN_RESTAURANT_NAME_LENGTH))) return true;
  }
  return false;
}

/**
 * Classifies each distinct dish of the menu once, again with the restaurant's context where the
 * name leaves something open.
 */
export function classifyDishes(
  index: LexiconIndex,
  classify: (dish: string) => DishFacts,
  text: RestaurantText,
  restaurant: RestaurantContext,
): DishFacts[] {
  const classified = new Map<string, DishFacts>();
  for (const { dish, isDish } of readMenu(text)) {
    if (!isDish || dish === '') continue;
    const withoutContext = classify(dish);
    const needsContext = hasUnknownRemainder(withoutContext) && canTitleExplain(restaurant, dish);
    classified.set(dish, needsContext ? classifyDish(index, dish, restaurant) : withoutContext);
  }
  return [...classified.values()];
}

/** Minimum share of known dishes for a meat that is not on the menu to count as absent. */
const MIN_KNOWN_SHARE = 0.5;

/**
 * Presence of a meat on a menu: `yes` as a main meat of a dish, `maybe` as a possible or minor one,
 * `no` where most of the menu is known without it.
 */
function toMenuPresence(dishes: readonly DishFacts[], meat: Meat, isMenuKnown: boolean): Presence {
  let presence: Presence = isMenuKnown ? 'no' : 'unknown';
  for (const dish of dishes) {
    if (dish.mainMeats.includes(meat)) return 'yes';
    if (dish.meats[meat] === 'yes' || dish.meats[meat] === 'maybe') presence = 'maybe';
  }
  return presence;
}

export function classifyMenu(dishes: readonly DishFacts[]): PartialDiet {
  const known = dishes.filter(isKnownDish);
  const isMenuKnown = known.length > 0 && known.length >= dishes.length * MIN_KNOWN_SHARE;
  const meats = fillMeats('unknown');
  for (const meat of MEATS) meats[meat] = toMenuPresence(dishes, meat, isMenuKnown);
  // A glass of wine is vegan, but no meal.
  const food = known.filter((dish) => dish.alcohol !== 'yes');
  const servesMeat = food.some(({ mainMeats }) => mainMeats.length > 0);
  const toDietVerdict = (diet: 'vegan' | 'lactoOvo') =>
    toBestVerdict(
      // A bowl of rice is no reason to visit a grill.
      food.map(({ serving, [diet]: verdict }) =>
        servesMeat && serving === 'side' && verdict === 'yes' ? 'ask' : verdict,
      ),
      isMenuKnown,
    );
  return {
    meats,
    strictVegan: toDietVerdict('vegan'),
    lactoOvo: toDietVerdict('lactoOvo'),
    because: known.flatMap((dish) => dish.because),
  };
}

/** Hidden ingredients of all dishes, each with the dishes that may contain it. */
export function mergeHidden(dishes: readonly DishFacts[]): HiddenIngredient[] {
  const byCode = new Map<string, { certainty: 'often' | 'sometimes'; dishes: string[] }>();
  for (const { hidden } of dishes) {
    for (const { code, certainty, dishes: names } of hidden) {
      const known = byCode.get(code);
      if (!known) byCode.set(code, { certainty, dishes: [...names] });
      else {
        known.dishes.push(...names);
        if (certainty === 'often') known.certainty = 'often';
      }
    }
  }
  return [...byCode].map(([code, rest]) => ({ code, ...rest }));
}
