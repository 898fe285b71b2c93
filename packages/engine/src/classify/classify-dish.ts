import { parseDishName, extractSizes } from '../menu';
import type { Verdict } from '../needs/need';
import { getNameClaims, type NameClaims } from '../segmentation/claims';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import type { Substance } from '../segmentation/lexicon';
import { filterMeats, MEATS, type Meat } from '../segmentation/meats';
import { fillMeats, strongerPresence, type Presence } from '../segmentation/presence';
import type { Part } from '../segmentation/segment';
import { memoize } from '../text/memoize';
import { classifyAllergens, getPossibleAnimals, getPossibleMeats } from './dish-allergens';
import { classifyLine } from './classify-line';
import {
  type DishFacts,
  type NameContext,
  type RestaurantContext,
  type Serving,
  UNKNOWN_FOOD,
} from './facts';
import { extractIngredients, withTitleMeat } from './extract-ingredients';
import {
  addIngredient,
  capAtAsk,
  isAllergenDenied,
  mapAllergens,
  uniteHidden,
} from './merge-facts';
import { proveLine } from './proof';
import { toDietVerdict } from './rules';
import { markRestaurantName } from './rules/restaurant-name-in-dish';
import { hasClaim, isDrink, isFood, type Diet, type IngredientEvidence } from './rules/rule';
import { classifyAlliums } from './alliums';
import { classifySpice } from './spice';

/** A sauce is no meat to choose a dish by, however usual it is. */
const toPresence = ({ certainty, hidden }: IngredientEvidence): Presence =>
  certainty === 'yes' && !hidden ? 'yes' : 'maybe';

/** Claims that deny or replace meat: 비건, 콩고기, 고기 없는, 고기 대신, 채수. */
const MEAT_DENIALS = [
  ...(['meatless', 'vegan-part', 'mock-meat'] as const),
  ...(['without', 'without-next', 'instead', 'plant-stock'] as const),
];

/**
 * Presence of the substances that pass `test`; without evidence `no` if the name is completely
 * understood, else `unknown`.
 */
function findPresence(
  evidence: readonly IngredientEvidence[],
  isComplete: boolean,
  test: (substance: Substance) => boolean,
): Presence {
  let found: Presence = isComplete ? 'no' : 'unknown';
  for (const item of evidence) {
    if (test(item.substance)) found = strongerPresence(found, toPresence(item));
  }
  return found;
}

/** Certain meat of an animal that the name leaves open. */
const isUnspecifiedMeat = ({ role, certainty, substance }: IngredientEvidence): boolean =>
  role === 'main' && certainty === 'yes' && substance.name === 'meat';

function toMeatPresences(
  evidence: readonly IngredientEvidence[],
  isComplete: boolean,
): Record<Meat, Presence> {
  const meats = fillMeats(isComplete ? 'no' : 'unknown');
  for (const item of evidence) {
    const { meat } = item.substance;
    if (meat) meats[meat] = strongerPresence(meats[meat], toPresence(item));
  }
  return meats;
}

/** Diet that the name itself claims or offers. */
function toDietEvidence({ any }: NameClaims): Pick<DishFacts, 'evidence'> {
  const isOffered = any.has('vegan-option') || any.has('on-request');
  if (isOffered) return { evidence: 'request' };
  return any.has('meatless') ? { evidence: 'claim' } : {};
}

/** True where the last food part is a drink: 딸기 라떼, but not 커피 당근케이크. */
function endsInDrink(parts: readonly Part[]): boolean {
  return isDrink(
    parts.findLast(({ entry }) => entry?.kind === 'dish' || entry?.kind === 'ingredient')?.entry,
  );
}

/** True where the last food part is a sweet: 치즈 케이크, but not 와플 치킨. */
function endsInSweet(parts: readonly Part[], { findFamily }: LexiconIndex): boolean {
  const last = parts.findLast(isFood);
  return last !== undefined && findFamily(last.text)?.family.isSweet === true;
}

function toServing(
  index: LexiconIndex,
  pieces: ReadonlyArray<readonly Part[]>,
  { every }: NameClaims,
): Serving {
  if (every.has('side')) return 'side';
  if (pieces.length === 0) return 'meal';
  if (pieces.every(endsInDrink)) return 'drink';
  return pieces.every((parts) => endsInDrink(parts) || endsInSweet(parts, index))
    ? 'sweet'
    : 'meal';
}

/**
 * Classifies a dish by its text (Korean or English): name, brackets and details, as `parseDishName`
 * splits every menu line. An unknown text is `unknown` in everything; a partly unknown name never
 * yields an absent ingredient or a diet `yes`. The restaurant's context helps where the name alone
 * does not.
 */
export function classifyDish(
  index: LexiconIndex,
  dish: string,
  restaurant?: RestaurantContext,
): DishFacts {
  const line = parseDishName(dish);
  const text = dish.normalize('NFC').trim();
  const classify = (name: string, context?: NameContext) =>
    classifyName(index, name, { ...context, restaurant });
  const facts = limitToProof(
    index,
    text,
    classifyLine(index, line, classify),
    () => classify(UNKNOWN_FOOD),
    restaurant,
  );
  return facts.dish === text ? facts : { ...facts, dish: text };
}

/** True for facts with a `yes` or a `no` that an uncounted ingredient would make false. */
const isPromising = ({ vegan, lactoOvo, otherAllergens, allergens, pungent }: DishFacts): boolean =>
  vegan === 'yes' ||
  lactoOvo === 'yes' ||
  otherAllergens !== 'unknown' ||
  pungent === 'no' ||
  Object.values(allergens).some(isAllergenDenied);

const ONLY_HANGUL = /^[가-힣 ]*$/;

/**
 * Facts that promise no vegan dish, no freedom from an allergen or a meat and no one question; where only
 * milk, eggs or nuts can be in it (`hasNoFlesh`), the other promises stay.
 */
function withoutPromises(facts: DishFacts, hasNoFlesh: boolean): DishFacts {
  const { pungent, ...rest } = facts;
  const meats: Record<Meat, Presence> = { ...facts.meats };
  for (const meat of hasNoFlesh ? [] : MEATS) {
    if (meats[meat] === 'no') meats[meat] = 'unknown';
  }
  return {
    ...rest,
    meats,
    vegan: capAtAsk(facts.vegan),
    lactoOvo: hasNoFlesh ? facts.lactoOvo : capAtAsk(facts.lactoOvo),
    questions: hasNoFlesh ? { ...facts.questions, strictVegan: undefined } : {},
    allergens: mapAllergens(facts.allergens, (evidence) =>
      isAllergenDenied(evidence) ? null : evidence,
    ),
    otherAllergens: 'unknown',
    ...(pungent === 'yes' || (pungent && hasNoFlesh) ? { pungent } : {}),
  };
}

/**
 * Takes back what no proof holds: a piece of the line without a reason may be any food, a word that
 * is not neutral beside this dish may add one. Safety: every verdict passes through here.
 */
function limitToProof(
  index: LexiconIndex,
  text: string,
  facts: DishFacts,
  getUnknown: () => DishFacts,
  restaurant: RestaurantContext | undefined,
): DishFacts {
  if (ONLY_HANGUL.test(text) && !isPromising(facts)) return facts;
  const gaps = proveLine(index, text, { restaurant }).filter(({ reason }) => reason === null);
  if (gaps.length === 0) return facts;
  if (gaps.some(({ mayBring }) => mayBring === 'anything'))
    return addIngredient(facts, getUnknown(), facts, false);
  return withoutPromises(
    facts,
    gaps.every(({ mayBring }) => mayBring === 'no-flesh'),
  );
}

const memoizedByIndex = new WeakMap<LexiconIndex, (dish: string) => DishFacts>();

/**
 * {@link classifyDish} with a cache of its last results, one per index: verdicts and English names
 * classify the same dishes.
 *
 * @example
 * memoizeClassifyDish(indexLexicon(getLexicon()))('공기밥').serving // => 'side'
 */
export function memoizeClassifyDish(index: LexiconIndex): (dish: string) => DishFacts {
  const memoized = memoizedByIndex.get(index) ?? memoize((dish) => classifyDish(index, dish));
  memoizedByIndex.set(index, memoized);
  return memoized;
}

/** {@link classifyDish} for a name without brackets, or for one ingredient. */
function classifyName(
  index: LexiconIndex,
  given: string,
  { restaurant, isIngredient = false, label }: NameContext,
): DishFacts {
  const name = given.normalize('NFC').trim();
  const reading = extractIngredients(
    index,
    extractSizes(name).rest,
    index.findTerms,
    index.findSoundTerms,
    restaurant && ((parts) => markRestaurantName(parts, restaurant.name)),
    label,
  );
  const { pieces, hasForm, hasUnknown, hasGuess } = reading;
  const hasMain = isIngredient || reading.hasMain;
  const claims = getNameClaims(pieces);
  const evidence = withTitleMeat(index, reading, isIngredient ? undefined : restaurant?.meat);
  const isComplete = hasMain && !hasUnknown;
  // A questioned or denied diet claim implies ingredients that the name does not mention.
  const isDoubtful = claims.any.has('vegan-option') || claims.any.has('not-vegan');
  const main = new Set<Meat>();
  const possibleMain = new Set<Meat>();
  for (const { role, substance, certainty } of evidence) {
    if (role === 'main' && substance.meat) {
      (certainty === 'yes' ? main : possibleMain).add(substance.meat);
    }
  }
  const isEither = main.size === 0 && possibleMain.size > 0 && evidence.some(isUnspecifiedMeat);
  const contains = new Set<string>();
  for (const { substance } of evidence) {
    if (substance.isListed) contains.add(substance.name);
  }
  // A diet label without a dish claims nothing.
  const isLabel =
    label === undefined &&
    !pieces.every((parts) => parts.some((part) => isFood(part) || hasClaim(part, 'set-meal')));
  const verdictFor = (diet: Diet) =>
    toDietVerdict(
      reading.evidence,
      isComplete && !hasGuess,
      { claims, hasForm: isIngredient || hasForm, isLabel },
      diet,
    );
  const forVegans = verdictFor('strictVegan');
  const forVegetarians = forVegans.verdict === 'yes' ? forVegans : verdictFor('lactoOvo');
  const pungent = classifyAlliums(index, name, pieces, isComplete && !hasGuess);
  const isAnimalFree = forVegans.verdict === 'yes' && claims.every.has('vegan');
  const isFullyKnown = (isComplete && !isDoubtful) || isAnimalFree;
  const allergens = classifyAllergens(index, pieces, evidence, {
    // A set meal has more on the table than it names.
    isUnderstood: isComplete && !hasGuess && !isDoubtful && !claims.any.has('set-meal'),
    isVegan: isAnimalFree,
    isClaimedMeatless: MEAT_DENIALS.some((claim) => claims.any.has(claim)),
    vegan: forVegans.verdict,
    lactoOvo: forVegetarians.verdict,
  });
  const isDoubted = forVegetarians.verdict === 'yes' && getPossibleAnimals(allergens).length > 0;
  const toFinal = (verdict: Verdict): Verdict => (isDoubted ? capAtAsk(verdict) : verdict);
  const [vegan, lactoOvo] = [toFinal(forVegans.verdict), toFinal(forVegetarians.verdict)];
  // A claim has a leftover, a set more on the table, dishes like it more meats: never one question.
  const hasMore =
    claims.any.has('meatless') ||
    claims.any.has('set-meal') ||
    isDoubted ||
    getPossibleMeats(allergens).some((meat) => !contains.has(meat));
  return {
    dish: name,
    serving: toServing(index, pieces, claims),
    meats: isAnimalFree ? fillMeats('no') : toMeatPresences(evidence, isComplete),
    mainMeats: filterMeats((meat) => main.has(meat)),
    possibleMainMeats: filterMeats((meat) => possibleMain.has(meat) && !main.has(meat)),
    ...(isEither ? { isEither } : {}),
    egg: findPresence(evidence, isFullyKnown, ({ origin }) => origin === 'egg'),
    dairy: findPresence(evidence, isFullyKnown, ({ origin }) => origin === 'dairy'),
    alcohol: findPresence(evidence, isComplete, ({ alcohol }) => alcohol === true),
    vegan,
    lactoOvo,
    questions: hasMore ? {} : { ...forVegans.questions, ...forVegetarians.questions },
    ...toDietEvidence(claims),
    contains: [...contains],
    hidden: uniteHidden(
      evidence.flatMap(({ hidden }) =>
        hidden
          ? {
              code: hidden.code,
              certainty: hidden.certainty === 'sometimes' ? 'sometimes' : 'often',
            }
          : [],
      ),
    ),
    ...allergens,
    spice: classifySpice(index, pieces, isComplete),
    ...(pungent ? { pungent } : {}),
    because: reading.because,
  };
}
