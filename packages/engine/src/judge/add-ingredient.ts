import type { Verdict } from '../needs/need';
import { MEATS, type Meat } from '../reading/meats';
import { stronger, type Presence } from '../reading/presence';
import type { Spice } from '../reading/lexicon';
import type { DishFacts, HiddenIngredient } from './dish-facts';
import { isKnownDish } from './dish-match';
import { isDenied, weakest, withAllergens } from './merge-allergens';
import { distinct } from './reason';
import { toMeats, toPossible } from './to-possible';

/**
 * A dish with something in it, or possibly on it, that its bracket names. What is in it makes it what it is only where its
 * `own` name has no meat.
 */
export function withPart(
  dish: DishFacts,
  food: DishFacts,
  own: Pick<DishFacts, 'mainMeats' | 'vegan' | 'lactoOvo'>,
  isCertain: boolean,
): DishFacts {
  const part = isCertain ? food : toPossible(food);
  const isContradicted = part.vegan !== 'yes' && Object.values(dish.allergens).some(isDenied);
  // Beside what nobody knows no promise holds, nor does a claim whose own bracket contradicts it.
  const isSure = !isContradicted && MEATS.every((meat) => part.meats[meat] !== 'unknown');
  const add = (known: Presence, brought: Presence): Presence => {
    const presence = stronger(known, brought);
    return presence === 'no' && !isSure ? 'unknown' : presence;
  };
  const isOpen = own.mainMeats.length === 0;
  const unite = (one: readonly Meat[], other: readonly Meat[]): readonly Meat[] =>
    isOpen ? MEATS.filter((meat) => one.includes(meat) || other.includes(meat)) : one;
  const mainMeats = unite(dish.mainMeats, part.mainMeats);
  const possible = unite(dish.possibleMainMeats, part.possibleMainMeats);
  const { isEither, ...rest } = dish;
  return {
    ...rest,
    ...(isEither && mainMeats.length === 0 ? { isEither } : {}),
    mainMeats,
    possibleMainMeats: possible.filter((meat) => !mainMeats.includes(meat)),
    meats: toMeats((meat) => add(dish.meats[meat], part.meats[meat])),
    egg: add(dish.egg, part.egg),
    dairy: add(dish.dairy, part.dairy),
    alcohol: add(dish.alcohol, part.alcohol),
    vegan: harder(dish.vegan, part.vegan, isCertain),
    lactoOvo: harder(dish.lactoOvo, part.lactoOvo, isCertain),
    contains: [...new Set([...dish.contains, ...part.contains])],
    hidden: uniteHidden(dish.hidden, part.hidden),
    allergens: withAllergens(dish.allergens, part, isSure, isKnownDish(own)),
    otherAllergens: weakest(dish.otherAllergens, isSure ? part.otherAllergens : 'unknown'),
    spice: hotter(dish.spice, part.spice),
    pungent: toPungent(dish, part, isCertain),
    because: distinct([...dish.because, ...part.because]),
  };
}

const orAsk = (verdict: Verdict): Verdict => (verdict === 'yes' ? 'ask' : verdict);
/** Verdict beside an ingredient: one that is certain decides; a possible or unread one only takes a promise back. */
function harder(dish: Verdict, part: Verdict, isCertain: boolean): Verdict {
  if (part === 'no' && isCertain) return 'no';
  return part === 'yes' ? dish : orAsk(dish);
}

const LEVELS: readonly Spice[] = ['none', 'mild', 'unknown', 'hot', 'very-hot'];
export const hotter = (one: Spice, other: Spice): Spice =>
  LEVELS.indexOf(one) >= LEVELS.indexOf(other) ? one : other;

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

/** "오신채 없음" speaks for the whole dish. */
const DENIES_PUNGENT = /오신채/;

function toPungent(dish: DishFacts, part: DishFacts, isCertain: boolean): 'yes' | 'no' | undefined {
  if (dish.pungent === 'yes' || part.pungent === 'yes') return 'yes';
  if (isCertain && part.pungent === 'no' && DENIES_PUNGENT.test(part.dish)) return 'no';
  return dish.pungent === 'no' && part.pungent === 'no' ? 'no' : undefined;
}
