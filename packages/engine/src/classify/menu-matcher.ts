import type { DietaryRestrictions, Preference, Verdict } from '../needs/need';
import type { DishFacts, Serving } from './facts';
import {
  createDishMatcher,
  isKnownDish,
  isYesOrAsk,
  WEIGHTED_VERDICTS,
  type MatchableFacts,
  type WeightedVerdict,
} from './dish-matcher';
import { getUnstatedAllergens, isDietStated, isStatedToFit } from './menu-evidence';

/** Facts of a dish that count in the match of its restaurant. */
export type WeighedDish = MatchableFacts & Pick<DishFacts, 'serving'>;

export type WeighDish = (dish: WeighedDish) => WeightedVerdict;

/**
 * Match of a place in numbers: everything that a list is ordered by. `explainOutcome` adds dishes
 * and reasons.
 */
export interface MatchOutcome {
  /** `yes`: something certainly suits; `ask`: on request, or with a frequent hidden ingredient. */
  verdict: Verdict;
  /** Share of the known menu that the visitor can eat, 0 to 1. */
  share: number;
  /** Number of dishes that count for or against the match. */
  known: number;
  /** Set where no meal matches, but drinks, sweets or sides (rice, extra noodles) do. */
  justServes?: 'drinks' | 'sweets' | 'sides';
  /** Number of dishes that certainly match, and of those that may. */
  certain: number;
  askable: number;
  /** Number of askable dishes with one question only. */
  oneQuestion: number;
  /** Number of certain dishes that the menu or a list says so of, beyond their names. */
  claimed: number;
  /** Verdict on the first dish of the menu. */
  firstDish: Verdict;
  /** True where even certain matches are asked about. */
  isAllAskable?: true;
  /** True for a place without a menu that is known for a dish that fits or may. */
  isKnownForMatch?: true;
  /** Weigher of single dishes; null for a place without informative dishes. */
  weigh: WeighDish | null;
  /** True for a visitor without preference or restrictions: no reasons needed. */
  needsNoReason?: true;
}

/** Share of a place that also has other dishes, where the menu does not tell how many. */
export const HALF_SHARE = 0.5;

/** Outcome of a place as a whole, for places without informative dishes. */
export const toWholeOutcome = (verdict: Verdict, share: number): MatchOutcome => ({
  verdict,
  share: verdict === 'yes' ? share : 0,
  known: 0,
  certain: 0,
  askable: 0,
  oneQuestion: 0,
  claimed: 0,
  firstDish: 'unknown',
  weigh: null,
});

/** Outcome of the dishes of a menu; null where none is known. */
export function countVerdicts(
  dishes: readonly WeighedDish[],
  weigh: WeighDish,
): MatchOutcome | null {
  const outcome = toWholeOutcome('unknown', 0);
  let firstDish: Verdict | undefined;
  let fitting = 0;
  for (const dish of dishes) {
    const { verdict, weight, isOneQuestion } = weigh(dish);
    if (isOneQuestion) outcome.oneQuestion += 1;
    firstDish ??= verdict;
    if (verdict === 'unknown') continue;
    outcome.known += 1;
    fitting += weight;
    if (verdict === 'yes') {
      outcome.certain += 1;
      if (isDietStated(dish)) outcome.claimed += 1;
    } else if (verdict === 'ask') outcome.askable += 1;
  }
  const { known, certain, askable } = outcome;
  if (known === 0) return null;
  const verdict = certain > 0 ? 'yes' : askable > 0 ? 'ask' : 'no';
  return { ...outcome, verdict, share: fitting / known, firstDish: firstDish ?? 'unknown', weigh };
}

/** Restrictions that dishes are matched with: a visitor's own, and those of the others at the table. */
export interface TableRestrictions {
  own: DietaryRestrictions;
  others: readonly DietaryRestrictions[];
}

export const isMeal = ({ serving }: WeighedDish): boolean => serving === 'meal';

/** True for a dish that is stated to fit the allergies of all who share it. */
export const isStatedForOthers = (
  dish: WeighedDish,
  others: readonly DietaryRestrictions[],
): boolean =>
  !dish.isShared || others.every((other) => getUnstatedAllergens(dish, other).length === 0);

/**
 * Weigher of dishes for a preference with restrictions. Meals have to be stated to fit
 * (`menu-evidence.ts`); drinks, sweets and sides count by their facts alone: they make no place a
 * match. Each dish is weighed once: the same is on many menus, often as one object.
 */
export function createWeigher(
  preference: Preference,
  { own, others }: TableRestrictions,
  isOfDiet?: boolean,
): WeighDish {
  const match = createDishMatcher(preference, own, others);
  const weigh: WeighDish = (dish) => {
    if (!isKnownDish(dish)) return WEIGHTED_VERDICTS.unknown;
    const matched = match(dish);
    const isPromise = matched.verdict === 'yes' && isMeal(dish);
    const isStated =
      !isPromise ||
      (isStatedToFit(dish, preference, own, isOfDiet) && isStatedForOthers(dish, others));
    return isStated ? matched : WEIGHTED_VERDICTS.ask;
  };
  const known = new WeakMap<WeighedDish, WeightedVerdict>();
  return (dish) => {
    let weighed = known.get(dish);
    if (!weighed) known.set(dish, (weighed = weigh(dish)));
    return weighed;
  };
}

/** Outcome of a menu, or null where it tells nothing. */
type MatchMenu = (dishes: readonly WeighedDish[]) => MatchOutcome | null;

/** Matcher of the meals of a menu, which decide. */
export function createMealMatcher(weigh: WeighDish): MatchMenu {
  const weighMeal: WeighDish = (dish) => (isMeal(dish) ? weigh(dish) : WEIGHTED_VERDICTS.unknown);
  return (dishes) => countVerdicts(dishes, weighMeal);
}

/**
 * Matcher of drinks, sweets and sides, where one of them certainly matches. Alone they make no place
 * to eat at: it is listed because they match, but with share 0.
 */
export function createExtraMatcher(weigh: WeighDish): MatchMenu {
  const weighExtra: WeighDish = (dish) => (isMeal(dish) ? WEIGHTED_VERDICTS.unknown : weigh(dish));
  return (dishes) => {
    const extras = countVerdicts(dishes, weighExtra);
    if (extras?.verdict !== 'yes') return null;
    const isServed = (wanted: Serving) =>
      dishes.some((dish) => dish.serving === wanted && weighExtra(dish).verdict === 'yes');
    const justServes = isServed('sweet') ? 'sweets' : isServed('drink') ? 'drinks' : 'sides';
    return { ...extras, share: 0, justServes };
  };
}

/**
 * Creates the matcher of a whole menu, which only a meal can satisfy: a matching drink or side is
 * ignored beside meals, a failing one counts against them. It never speaks of a whole menu where a
 * list labels its dishes: the city's lists of meatless dishes name nothing else that the kitchen
 * cooks.
 */
export function createWholeMenuMatcher(weigh: WeighDish): MatchMenu {
  const matchMeals = createMealMatcher(weigh);
  const matchExtras = createExtraMatcher(weigh);
  const weighAgainst: WeighDish = (dish) => {
    const match = weigh(dish);
    return match.verdict === 'yes' && !isMeal(dish) ? WEIGHTED_VERDICTS.unknown : match;
  };
  return (dishes) => {
    const meals = matchMeals(dishes);
    const extras = meals && isYesOrAsk(meals) ? null : matchExtras(dishes);
    if (extras) return extras;
    const outcome = countVerdicts(dishes, weighAgainst);
    const isListed = dishes.some(({ evidence }) => evidence === 'label');
    return outcome?.share === 1 && isListed ? { ...outcome, share: HALF_SHARE } : outcome;
  };
}
