import { readMenu } from '../menu';
import type { LexiconIndex } from '../reading/index-lexicon';
import { MEATS, type Meat } from '../reading/meats';
import { everyMeat, type Presence } from '../reading/presence';
import { classifyDish } from './dish';
import type { DishFacts, HiddenIngredient, House } from './dish-facts';
import { isKnownDish } from './dish-match';
import { bestOf, type PartialDiet, type RestaurantText } from './restaurant-diet';
import { besideMeat } from './rules/beside-meat';
import { SHORTEST_HOUSE_NAME } from './rules/house-name';

/** True when something in the name of the dish stayed unexplained. */
const hasRemainder = ({ meats }: DishFacts): boolean =>
  MEATS.some((meat) => meats[meat] === 'unknown');

/** Whether what is known of the house can explain anything: most have nothing in common with their dishes. */
function mayHelp({ name, meat }: House, dish: string): boolean {
  if (meat !== null) return true;
  const letters = dish.toLowerCase().replaceAll(' ', '');
  for (let at = 0; at + SHORTEST_HOUSE_NAME <= letters.length; at += 1) {
    if (name.includes(letters.slice(at, at + SHORTEST_HOUSE_NAME))) return true;
  }
  return false;
}

/** Classifies each dish of the menu once; the context of the house is looked at where the name leaves something open. */
export function readDishes(
  index: LexiconIndex,
  classify: (dish: string) => DishFacts,
  text: RestaurantText,
  house: House,
): DishFacts[] {
  const classified = new Map<string, DishFacts>();
  for (const { dish, isDish } of readMenu(text)) {
    if (!isDish || dish === '') continue;
    const byItself = classify(dish);
    const isHelped = hasRemainder(byItself) && mayHelp(house, dish);
    classified.set(dish, isHelped ? classifyDish(index, dish, house) : byItself);
  }
  return [...classified.values()];
}

/** The part of a menu that has to be understood before a meat that is not on it counts as absent. */
const KNOWN_SHARE = 0.5;

/**
 * A meat is `yes` when it makes one of the dishes what it is, `maybe` when it possibly does or is a small part of one,
 * and `no` when most of the menu is known and none of it has that meat.
 */
function presenceOf(dishes: readonly DishFacts[], meat: Meat, menuKnown: boolean): Presence {
  let presence: Presence = menuKnown ? 'no' : 'unknown';
  for (const dish of dishes) {
    if (dish.mainMeats.includes(meat)) return 'yes';
    if (dish.meats[meat] === 'yes' || dish.meats[meat] === 'maybe') presence = 'maybe';
  }
  return presence;
}

/** Facts of the whole menu. */
export function judgeMenu(dishes: readonly DishFacts[]): PartialDiet {
  const known = dishes.filter(isKnownDish);
  const menuKnown = known.length > 0 && known.length >= dishes.length * KNOWN_SHARE;
  const meats = everyMeat('unknown');
  for (const meat of MEATS) meats[meat] = presenceOf(dishes, meat, menuKnown);
  // A glass of wine is vegan, but nobody goes there to eat it.
  const food = known.filter((dish) => dish.alcohol !== 'yes');
  const servesMeat = food.some(({ mainMeats }) => mainMeats.length > 0);
  const judgeFor = (diet: 'vegan' | 'lactoOvo') =>
    bestOf(
      food.map((dish) => besideMeat(dish[diet], dish, servesMeat)),
      menuKnown,
    );
  return {
    meats,
    strictVegan: judgeFor('vegan'),
    lactoOvo: judgeFor('lactoOvo'),
    because: known.flatMap((dish) => dish.because),
  };
}

/** Hidden ingredients of all dishes, each with the dishes it may be in. */
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
