import type { Allergen } from '../needs/allergens';
import type { Avoided, Preference, Verdict } from '../needs/need';
import { toForbidden, type Ruled } from '../needs/table';
import { allergenOf } from './allergens';
import { judgeAvoided } from './avoided';
import type { CompactDishFacts } from './compact-facts';
import { isRuledOut } from './halal-pork';
import { createDishMatcher, isKnownDish, toUnwantedMeats } from './dish-match';

/** Verdict on one dish for one profile, with its reasons. */
export interface DishVerdict {
  verdict: Verdict;
  /** Substances, allergens, `spicy`. Of a `no`: what is in it. Of an `ask`: what may be. Of a `yes`: what else is or may be. */
  about: readonly string[];
  /** What is not there as a rule, which is no promise: to be told. */
  tell: readonly Allergen[];
}

const WORST_FIRST: readonly Verdict[] = ['no', 'unknown', 'ask', 'yes'];
const worst = (...verdicts: readonly Verdict[]): Verdict =>
  WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'unknown';

/** What a place says of itself holds for a dish that holds nothing against it. */
function matchHalal(dish: CompactDishFacts, halal: Verdict): Verdict {
  const forbidden = toForbidden({ kind: 'halal' });
  const isOut = dish.contains.some(
    (substance) =>
      forbidden(substance) &&
      (substance.alcohol ? dish.alcohol : substance.meat && dish.meats[substance.meat]) === 'yes',
  );
  if (isOut) return 'no';
  return dish.contains.some(forbidden) ? worst(halal, 'ask') : halal;
}

/** Whether something is in the dish for certain, as far as the facts tell one substance from another. */
function isCertain(dish: CompactDishFacts, { meat, alcohol, origin }: Ruled): boolean {
  const presence = alcohol
    ? dish.alcohol
    : meat
      ? dish.meats[meat]
      : origin === 'egg' || origin === 'dairy'
        ? dish[origin]
        : 'maybe';
  return presence === 'yes';
}

/** Ingredients that are or may be in the dish and must not, for all that its place says of itself. */
function getUnwanted(dish: CompactDishFacts, preference: Preference): CompactDishFacts['contains'] {
  const forbidden = toForbidden(preference);
  return dish.contains.filter(
    (substance) => forbidden(substance) && !isRuledOut(dish, substance, preference),
  );
}

/** Why nobody who wishes for this and must not have that would order the dish. */
function toObstacles(dish: CompactDishFacts, preference: Preference, avoided: Avoided): string[] {
  const { allergies, notSpicy, noFivePungent } = avoided;
  const obstacles: string[] = allergies.filter((code) => allergenOf(dish, code) === 'yes');
  if (notSpicy && dish.spice === 'very-hot') obstacles.push('very-hot');
  if (noFivePungent && dish.pungent === 'yes') obstacles.push('pungent');
  if (preference.kind === 'meats') {
    const unwanted = toUnwantedMeats(preference);
    const made = dish.mainMeats.length > 0 ? dish.mainMeats : dish.possibleMainMeats;
    return [...new Set([...made.filter((meat) => unwanted.has(meat)), ...obstacles])];
  }
  const inIt = getUnwanted(dish, preference);
  const certain = inIt.filter((substance) => isCertain(dish, substance));
  const named = (certain.length > 0 ? certain : inIt).map(({ name }) => name);
  return [...new Set([...named, ...obstacles])];
}

/**
 * Judges the dishes of one place as a list of places does (`matchPreference`): a dish the list is sure of is `yes`, one it asks
 * about is `ask`, and what it leaves out of its meals is never `yes`. A halal place is where a dish alone says less: here
 * its alcohol counts, too.
 *
 * @param halal what the place says of itself
 */
export function createDishJudge(
  preference: Preference,
  avoided: Avoided,
  halal: Verdict,
): (dish: CompactDishFacts) => DishVerdict {
  const match = createDishMatcher(preference, avoided);

  return (dish) => {
    const beside = judgeAvoided(dish, avoided);
    const isHalal = preference.kind === 'halal';
    const byWish = match(dish).verdict;
    const matched = isHalal ? worst(byWish, matchHalal(dish, halal)) : byWish;
    if (matched === 'no' || beside.verdict === 'no') {
      return { verdict: 'no', about: toObstacles(dish, preference, avoided), tell: [] };
    }
    if (matched === 'unknown' || !isKnownDish(dish)) {
      return { verdict: 'unknown', about: [], tell: [] };
    }
    const unwanted = getUnwanted(dish, preference).map(({ name }) => name);
    return {
      verdict: matched,
      about: [...new Set([...unwanted, ...beside.about])],
      tell: beside.tell,
    };
  };
}
