import type { Verdict } from '../needs/need';
import { MEATS, type Meat } from '../segmentation/meats';
import { strongerPresence, type Presence } from '../segmentation/presence';
import type { Spice } from '../segmentation/lexicon';
import type { DishFacts, HiddenIngredient } from './dish-facts';
import { isKnownDish } from './dish-matcher';
import { isAllergenDenied, toWeakestReason, mergeAllergens } from './merge-allergens';
import { combineQuestions, pickQuestions, withoutQuestions } from './one-question';
import { toDistinctReasons } from './reason';
import { mapMeats, toPossible } from './to-possible';

/**
 * Adds an ingredient that a bracket names to a dish: certainly in it, or (`isCertain` false)
 * possibly. The ingredient becomes the main one only where the `own` name of the dish has no meat.
 */
export function addIngredient(
  dish: DishFacts,
  food: DishFacts,
  own: Pick<DishFacts, 'mainMeats' | 'vegan' | 'lactoOvo'>,
  isCertain: boolean,
): DishFacts {
  const ingredient = isCertain ? food : toPossible(food);
  const isContradicted =
    ingredient.vegan !== 'yes' && Object.values(dish.allergens).some(isAllergenDenied);
  // An unknown ingredient, or one that contradicts the claim of its own bracket, voids every
  // promise.
  const keepsPromises =
    !isContradicted && MEATS.every((meat) => ingredient.meats[meat] !== 'unknown');
  const add = (known: Presence, added: Presence): Presence => {
    const presence = strongerPresence(known, added);
    return presence === 'no' && !keepsPromises ? 'unknown' : presence;
  };
  const hasNoMeat = own.mainMeats.length === 0;
  const unite = (one: readonly Meat[], other: readonly Meat[]): readonly Meat[] =>
    hasNoMeat ? MEATS.filter((meat) => one.includes(meat) || other.includes(meat)) : one;
  const mainMeats = unite(dish.mainMeats, ingredient.mainMeats);
  const possibleMainMeats = unite(dish.possibleMainMeats, ingredient.possibleMainMeats);
  const { isEither, ...rest } = withoutQuestions(dish);
  const vegan = combineVerdicts(dish.vegan, ingredient.vegan, isCertain);
  const lactoOvo = combineVerdicts(dish.lactoOvo, ingredient.lactoOvo, isCertain);
  return {
    ...rest,
    ...(isEither && mainMeats.length === 0 ? { isEither } : {}),
    mainMeats,
    possibleMainMeats: possibleMainMeats.filter((meat) => !mainMeats.includes(meat)),
    meats: mapMeats((meat) => add(dish.meats[meat], ingredient.meats[meat])),
    egg: add(dish.egg, ingredient.egg),
    dairy: add(dish.dairy, ingredient.dairy),
    alcohol: add(dish.alcohol, ingredient.alcohol),
    vegan,
    lactoOvo,
    ...pickQuestions({
      ...{ vegan, lactoOvo },
      veganQuestion: keepsPromises ? combineQuestions(dish, ingredient, 'strictVegan') : undefined,
      lactoOvoQuestion: keepsPromises ? combineQuestions(dish, ingredient, 'lactoOvo') : undefined,
    }),
    contains: [...new Set([...dish.contains, ...ingredient.contains])],
    hidden: uniteHidden(dish.hidden, ingredient.hidden),
    allergens: mergeAllergens(dish.allergens, ingredient, keepsPromises, isKnownDish(own)),
    otherAllergens: toWeakestReason(
      dish.otherAllergens,
      keepsPromises ? ingredient.otherAllergens : 'unknown',
    ),
    spice: maxSpice(dish.spice, ingredient.spice),
    pungent: combineAlliums(dish, ingredient, isCertain),
    because: toDistinctReasons([...dish.because, ...ingredient.because]),
  };
}

const capAtAsk = (verdict: Verdict): Verdict => (verdict === 'yes' ? 'ask' : verdict);
/**
 * Verdict of a dish beside an ingredient: a certain `no` wins, a possible or unknown ingredient
 * only turns `yes` into `ask`.
 */
function combineVerdicts(dish: Verdict, ingredient: Verdict, isCertain: boolean): Verdict {
  if (ingredient === 'no' && isCertain) return 'no';
  return ingredient === 'yes' ? dish : capAtAsk(dish);
}

const SPICE_ORDER: readonly Spice[] = ['none', 'mild', 'unknown', 'hot', 'very-hot'];
export const maxSpice = (one: Spice, other: Spice): Spice =>
  SPICE_ORDER.indexOf(one) >= SPICE_ORDER.indexOf(other) ? one : other;

function uniteHidden(
  one: readonly HiddenIngredient[],
  other: readonly HiddenIngredient[],
): readonly HiddenIngredient[] {
  const byCode = new Map(one.map((each) => [each.code, each]));
  for (const each of other) {
    if (byCode.get(each.code)?.certainty !== 'often') byCode.set(each.code, each);
  }
  return [...byCode.values()];
}

/** "오신채 없음" denies alliums for the whole dish. */
const DENIES_ALLIUMS = /오신채/;

function combineAlliums(
  dish: DishFacts,
  ingredient: DishFacts,
  isCertain: boolean,
): 'yes' | 'no' | undefined {
  if (dish.pungent === 'yes' || ingredient.pungent === 'yes') return 'yes';
  if (isCertain && ingredient.pungent === 'no' && DENIES_ALLIUMS.test(ingredient.dish)) return 'no';
  return dish.pungent === 'no' && ingredient.pungent === 'no' ? 'no' : undefined;
}
