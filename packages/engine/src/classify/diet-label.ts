import { toDietClaim } from '../menu/bracket-roles';
import type { Verdict } from '../needs/need';
import {
  DENYING_CLAIMS,
  getClaims,
  MEATLESS_CLAIMS,
  type ClaimCode,
  type ClaimSet,
} from '../segmentation/claims';
import type { LexiconIndex } from '../segmentation/index-lexicon';
import type { Substance } from '../segmentation/lexicon';
import { filterMeats, type Meat } from '../segmentation/meats';
import { segment } from '../segmentation/segment';
import { type ClassifyName, type DishFacts, UNKNOWN_FOOD } from './facts';
import { FLESH_ALLERGENS } from './dish-allergens';
import { addIngredient, mapAllergens, toPossible, toWeakestReason } from './merge-facts';
import { getCertainSubstances, IS_FORBIDDEN } from './rules/rule';

/** Claims that leave a question. */
const ASKING_CLAIMS: readonly ClaimCode[] = ['vegan-option', 'on-request', 'flavour', 'negation'];

/**
 * Classifies a name with the diet label beside it. The label stands alone in its bracket, so an
 * unknown name is fine; meat, milk, eggs or a negation in the name turn the verdict into `ask`.
 */
export function applyDietLabels(
  index: LexiconIndex,
  name: string,
  labels: readonly string[],
  classify: ClassifyName,
): DishFacts {
  const label = labels.map(toDietClaim).join(' ');
  const parts = segment(index.findTerms, label);
  if (parts.some(({ entry }) => !entry?.claim)) {
    const plain = classify(name);
    return addIngredient(plain, classify(UNKNOWN_FOOD), plain, false);
  }
  const claims = getClaims(parts);
  // A labeled dish that asks has a claim with a leftover: more than one question.
  const claimed = { ...applyClaims(index, name, { label, claims }, classify), questions: {} };
  const dish = withPromisedLactoOvo(
    index,
    claims.has('pesco') ? withoutLandMeat(index, name, claimed) : claimed,
    getPromises(index, labels, claims),
    (promises) => applyDietLabels(index, name, promises, classify),
  );
  if (ASKING_CLAIMS.some((claim) => claims.has(claim))) return { ...dish, evidence: 'request' };
  // 논비건 and 페스코 deny a diet: they are no evidence for another.
  return claims.has('meatless') ? { ...dish, evidence: 'label' } : dish;
}

/**
 * Labels that promise a meatless dish beside an offer to make it vegan: 락토오보 of "락토오보,
 * 비건가능". None where another claim denies or doubts them.
 */
function getPromises(
  index: LexiconIndex,
  labels: readonly string[],
  claims: ClaimSet,
): readonly string[] {
  const areMeatless = (all: ClaimSet): boolean =>
    [...all].every((claim) => claim === 'vegan-option' || MEATLESS_CLAIMS.has(claim));
  if (!claims.has('vegan-option') || !areMeatless(claims)) return [];
  const readLabel = (label: string) => getClaims(segment(index.findTerms, toDietClaim(label)));
  return labels.filter((label) => {
    const own = readLabel(label);
    return !own.has('vegan-option') && areMeatless(own);
  });
}

/** A dish that is vegan on request is vegetarian as it is, where a label beside the offer says so. */
function withPromisedLactoOvo(
  index: LexiconIndex,
  dish: DishFacts,
  promises: readonly string[],
  applyLabels: (labels: readonly string[]) => DishFacts,
): DishFacts {
  if (dish.lactoOvo !== 'ask' || promises.length === 0) return dish;
  const asServed = applyLabels(promises);
  if (asServed.lactoOvo !== 'yes') return dish;
  // Only the flesh that the label denies: what it says of milk or eggs is not for an allergy.
  return {
    ...withoutFlesh(index, dish, asServed),
    lactoOvo: 'yes',
    allergens: mapAllergens(dish.allergens, (evidence, code) =>
      evidence[0] === 'maybe' && FLESH_ALLERGENS.has(code) ? null : evidence,
    ),
  };
}

const LAND_MEATS = filterMeats((meat) => meat !== 'fish' && meat !== 'seafood');

/**
 * Leaves out meats of land animals that a name stands for without spelling them out (징거), where a
 * pescatarian label denies them. Merely possible ones stay a question.
 */
function withoutLandMeat(index: LexiconIndex, name: string, dish: DishFacts): DishFacts {
  const isSpelledOut = (meat: Meat) => containsTermOf(index, name, (food) => food.meat === meat);
  const denied = new Set(
    LAND_MEATS.filter((meat) => dish.meats[meat] === 'yes' && !isSpelledOut(meat)),
  );
  if (denied.size === 0) return dish;
  const isAllowed = (meat: Meat | undefined) => meat === undefined || !denied.has(meat);
  const meats = { ...dish.meats };
  for (const meat of denied) meats[meat] = 'no';
  return {
    ...dish,
    meats,
    mainMeats: dish.mainMeats.filter(isAllowed),
    possibleMainMeats: dish.possibleMainMeats.filter(isAllowed),
    contains: dish.contains.filter((food) => isAllowed(index.substances.get(food)?.meat)),
  };
}

function applyClaims(
  index: LexiconIndex,
  name: string,
  { label, claims }: { label: string; claims: ClaimSet },
  classify: ClassifyName,
): DishFacts {
  const plain = classify(name);
  const isPromise =
    claims.has('meatless') &&
    ![...ASKING_CLAIMS, ...DENYING_CLAIMS].some((claim) => claims.has(claim));
  if (!isPromise) return withWeakerOtherAllergens(plain, classify(`${label} ${name}`));
  const claimed = classify(name, { label });
  const animalFood = findNamedAnimalFood(index, name, plain);
  const verdictFor = (diet: 'vegan' | 'lactoOvo', isContradicted: boolean): Verdict =>
    isContradicted && claimed[diet] === 'yes' ? 'ask' : claimed[diet];
  if (animalFood === 'nothing') return withWeakerOtherAllergens(plain, claimed);
  const merged = mergeWithLabel(claimed, plain);
  return {
    ...(animalFood === 'flesh' ? merged : withoutFlesh(index, merged, claimed)),
    vegan: verdictFor('vegan', true),
    lactoOvo: verdictFor('lactoOvo', animalFood === 'flesh'),
    otherAllergens: 'unknown',
  };
}

/**
 * Caps `otherAllergens` at what the name alone promises: a diet label says nothing about other
 * allergens.
 */
const withWeakerOtherAllergens = (plain: DishFacts, claimed: DishFacts): DishFacts => ({
  ...claimed,
  otherAllergens: toWeakestReason(claimed.otherAllergens, plain.otherAllergens),
});

/**
 * Merges the contents of the name with its label, which denies some of them; only evidence in both
 * stays certain.
 */
function mergeWithLabel(claimed: DishFacts, plain: DishFacts): DishFacts {
  const possible = toPossible(plain);
  const agreed = mapAllergens(claimed.allergens, (evidence) =>
    evidence[0] === 'yes' ? evidence : null,
  );
  return { ...possible, allergens: { ...possible.allergens, ...agreed } };
}

/** Leaves out meat and fish that the label denies and the name does not spell out: ham of a panini. */
function withoutFlesh(index: LexiconIndex, dish: DishFacts, claimed: DishFacts): DishFacts {
  const isAllowed = (food: Substance | undefined) => !food || !IS_FORBIDDEN.lactoOvo(food);
  const { meats, mainMeats, possibleMainMeats } = claimed;
  return {
    ...dish,
    ...{ meats, mainMeats, possibleMainMeats },
    contains: dish.contains.filter((name) => isAllowed(index.substances.get(name))),
    hidden: dish.hidden.filter(({ code }) => index.hidden.get(code)?.every(isAllowed) ?? true),
  };
}

const NEGATION_PATTERN = /아니|아닌|않|못|없|제외|빼|안 |\bnot?\b|\bnon\b|가능|옵션|선택/i;
/** Milk as a drink rather than an ingredient. */
const MILK_DRINK_PATTERN = /우유|밀크|요거트|요구르트|milk|yogh?urt/i;

/**
 * Animal food spelled out in a labeled name: chicken in 치킨버거, cheese in 치즈케이크, nothing in 케이크. A
 * negation counts as `flesh`, since its object is unknown.
 */
function findNamedAnimalFood(
  index: LexiconIndex,
  name: string,
  plain: DishFacts,
): 'flesh' | 'other' | 'nothing' {
  if (NEGATION_PATTERN.test(name)) return 'flesh';
  let animalFood: 'other' | 'nothing' = MILK_DRINK_PATTERN.test(name) ? 'other' : 'nothing';
  for (const part of segment(index.findTerms, name)) {
    const substances = getCertainSubstances(part).filter(({ name: of }) =>
      plain.contains.includes(of),
    );
    if (
      !substances.some(IS_FORBIDDEN.strictVegan) ||
      !containsTermOf(index, part.text, IS_FORBIDDEN.strictVegan)
    )
      continue;
    if (substances.some(IS_FORBIDDEN.lactoOvo)) return 'flesh';
    animalFood = 'other';
  }
  return animalFood;
}

/** True where a text contains a word for an ingredient that certainly is such food: 치킨 in 치킨버거. */
function containsTermOf(
  { findTerms }: LexiconIndex,
  text: string,
  isSuch: (substance: Substance) => boolean,
): boolean {
  let isNamed = false;
  for (let at = 0; at < text.length && !isNamed; at += 1) {
    findTerms(text, at, ({ kind, has }) => {
      isNamed ||=
        kind === 'ingredient' &&
        has.some(({ substance, certainty }) => certainty === 'yes' && isSuch(substance));
    });
  }
  return isNamed;
}
