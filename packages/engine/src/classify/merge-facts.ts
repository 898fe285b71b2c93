import type { Verdict } from '../needs/need';
import type { Allergen } from '../needs/allergens';
import { MEATS, type Meat } from '../segmentation/meats';
import { strongerPresence, type Presence } from '../segmentation/presence';
import type { Spice } from '../segmentation/lexicon';
import { SEASONING, addSource, type AllergenEvidence, type DishAllergens } from './dish-allergens';
import { DIET_FIELDS, type DishFacts, type DishHidden } from './facts';
import { isKnownDish } from './dish-matcher';
import { toDistinctReasons } from './reason';
import type { Diet } from './rules/rule';

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
  const { isEither, ...rest } = dish;
  const verdicts = {
    vegan: combineVerdicts(dish.vegan, ingredient.vegan, isCertain),
    lactoOvo: combineVerdicts(dish.lactoOvo, ingredient.lactoOvo, isCertain),
  };
  return {
    ...rest,
    ...(isEither && mainMeats.length === 0 ? { isEither } : {}),
    mainMeats,
    possibleMainMeats: possibleMainMeats.filter((meat) => !mainMeats.includes(meat)),
    meats: mapMeats((meat) => add(dish.meats[meat], ingredient.meats[meat])),
    egg: add(dish.egg, ingredient.egg),
    dairy: add(dish.dairy, ingredient.dairy),
    alcohol: add(dish.alcohol, ingredient.alcohol),
    ...verdicts,
    questions: keepsPromises ? combineQuestions(dish, ingredient, verdicts) : {},
    contains: [...new Set([...dish.contains, ...ingredient.contains])],
    hidden: uniteHidden([...dish.hidden, ...ingredient.hidden]),
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

export const capAtAsk = (verdict: Verdict): Verdict => (verdict === 'yes' ? 'ask' : verdict);
/**
 * Verdict of a dish beside an ingredient: a certain `no` wins, a possible or unknown ingredient
 * only turns `yes` into `ask`.
 */
function combineVerdicts(dish: Verdict, ingredient: Verdict, isCertain: boolean): Verdict {
  if (ingredient === 'no' && isCertain) return 'no';
  return ingredient === 'yes' ? dish : capAtAsk(dish);
}

/** Questions of a dish beside an ingredient of its own; see `findOneQuestion`. */
function combineQuestions(
  dish: DishFacts,
  ingredient: DishFacts,
  verdicts: Pick<DishFacts, 'vegan' | 'lactoOvo'>,
): DishFacts['questions'] {
  const questions: Partial<Record<Diet, string>> = {};
  for (const diet of ['strictVegan', 'lactoOvo'] as const) {
    const field = DIET_FIELDS[diet];
    const [own, added] = [dish.questions[diet], ingredient.questions[diet]];
    const isOwn = ingredient[field] === 'yes' || own === added;
    const question = isOwn ? own : dish[field] === 'yes' ? added : undefined;
    if (verdicts[field] === 'ask' && question !== undefined) questions[diet] = question;
  }
  return questions;
}

const SPICE_ORDER: readonly Spice[] = ['none', 'mild', 'unknown', 'hot', 'very-hot'];
export const maxSpice = (one: Spice, other: Spice): Spice =>
  SPICE_ORDER.indexOf(one) >= SPICE_ORDER.indexOf(other) ? one : other;

/** Hidden ingredients by code, each as likely as its likeliest source. */
export function uniteHidden(all: readonly DishHidden[]): DishHidden[] {
  const byCode = new Map<string, DishHidden>();
  for (const each of all) {
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

/** True where the menu denies the allergen. */
export const isAllergenDenied = ([is]: AllergenEvidence): boolean => is === 'no';

type Allergens = DishAllergens['allergens'];

export function mapAllergens(
  allergens: Allergens,
  change: (evidence: AllergenEvidence, code: Allergen) => AllergenEvidence | null,
): Allergens {
  const changed: Partial<Record<Allergen, AllergenEvidence>> = {};
  // `Object.entries` loses the type of the keys.
  for (const [code, evidence] of Object.entries(allergens) as [Allergen, AllergenEvidence][]) {
    const found = change(evidence, code);
    if (found) changed[code] = found;
  }
  return changed;
}

function mergeAllergens(
  known: Allergens,
  { allergens }: Pick<DishAllergens, 'allergens'>,
  keepsDenials: boolean,
  isSeasoned: boolean,
): Allergens {
  const remaining = mapAllergens(known, (evidence) =>
    keepsDenials || !isAllergenDenied(evidence) ? evidence : null,
  );
  const added = mapAllergens(allergens, (evidence, code) => {
    const [, by] = evidence;
    const before = remaining[code];
    // Seasoning belongs to the dish already; no ingredient adds it again.
    const isRedundant = isAllergenDenied(evidence) || (by === SEASONING && isSeasoned);
    return isRedundant ? null : addSource(before, evidence);
  });
  return { ...remaining, ...added };
}

const WEAKEST_REASON_FIRST = ['unknown', 'unlikely', 'absent'] as const;
export const toWeakestReason = (
  ...others: readonly DishAllergens['otherAllergens'][]
): DishAllergens['otherAllergens'] =>
  WEAKEST_REASON_FIRST.find((each) => others.includes(each)) ?? 'unknown';

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
const mapMeats = (getPresence: (meat: Meat) => Presence): Record<Meat, Presence> =>
  Object.fromEntries(MEATS.map((meat) => [meat, getPresence(meat)])) as Record<Meat, Presence>;

const capAtMaybe = (presence: Presence): Presence => (presence === 'yes' ? 'maybe' : presence);
