import type { DietaryRestrictions, Preference, Verdict } from '../needs/need';
import {
  createDishMatcher,
  isKnownDish,
  isYesOrAsk,
  WEIGHTED_VERDICTS,
  withSharedAllergies,
  type MatchableFacts,
  type WeightedVerdict,
} from './dish-matcher';
import type { DishFacts, Serving } from './dish-facts';
import { isDietStated, isStatedToFit } from './menu-evidence';

/** Share of a place that also has other dishes, where the menu does not tell how many. */
export const HALF_SHARE = 0.5;

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

export function countVerdicts(
  dishes: readonly WeighedDish[],
  weigh: WeighDish,
): MatchOutcome | null {
  let certain = 0;
  let askable = 0;
  let oneQuestion = 0;
  let claimed = 0;
  let known = 0;
  let fitting = 0;
  let firstDish: Verdict | undefined;
  for (const dish of dishes) {
    const { verdict, weight, isOneQuestion } = weigh(dish);
    if (isOneQuestion) oneQuestion += 1;
    firstDish ??= verdict;
    if (verdict === 'unknown') continue;
    known += 1;
    fitting += weight;
    if (verdict === 'yes') {
      certain += 1;
      if (isDietStated(dish)) claimed += 1;
    } else if (verdict === 'ask') askable += 1;
  }
  if (known === 0) return null;
  const verdict = certain > 0 ? 'yes' : askable > 0 ? 'ask' : 'no';
  return {
    verdict,
    share: fitting / known,
    known,
    certain,
    askable,
    oneQuestion,
    claimed,
    firstDish: firstDish ?? 'unknown',
    weigh,
  };
}

/** Restrictions that dishes are matched with: a visitor's own, and those of the others at the table. */
export interface TableRestrictions {
  own: DietaryRestrictions;
  others: readonly DietaryRestrictions[];
}

/** Far above the number of distinct dishes. */
const MAX_MEMOIZED_DISHES = 50_000;

/** Memoizes a dish matcher by dish object: the same dish is on many menus, often as one object. */
function createDishWeigher(matchDish: WeighDish): WeighDish {
  const known = new Map<WeighedDish, WeightedVerdict>();
  return (dish) => {
    if (!isKnownDish(dish)) return WEIGHTED_VERDICTS.unknown;
    const before = known.get(dish);
    if (before) return before;
    const match = matchDish(dish);
    if (known.size >= MAX_MEMOIZED_DISHES) known.clear();
    known.set(dish, match);
    return match;
  };
}

/** Weighers of the dishes of one place. */
interface PlaceWeighers {
  /** Weigher of meals, which have to be stated to fit (`menu-evidence.ts`). */
  weighMeal: WeighDish;
  /** Weigher of drinks, sweets and sides by their facts alone: they make no place a match. */
  weighExtra: WeighDish;
}

export const ANYTHING: Preference = { kind: 'any' };

/** True for a dish that is stated to fit the allergies of all who share it. */
export const isStatedForOthers = (
  dish: WeighedDish,
  others: readonly DietaryRestrictions[],
): boolean => !dish.isShared || others.every((other) => isStatedToFit(dish, ANYTHING, other));

/** Weighers of dishes for a preference with restrictions. */
export function createTableWeighers(
  preference: Preference,
  { own, others }: TableRestrictions,
  isOfDiet?: boolean,
): PlaceWeighers {
  const matchDish = createDishMatcher(preference, own);
  const matchAtTable = others.length > 0 ? withSharedAllergies(matchDish, others) : matchDish;
  const isStated = (dish: WeighedDish): boolean =>
    isStatedToFit(dish, preference, own, isOfDiet) && isStatedForOthers(dish, others);
  return {
    weighExtra: createDishWeigher(matchAtTable),
    weighMeal: createDishWeigher((dish) => {
      const match = matchAtTable(dish);
      return match.verdict === 'yes' && !isStated(dish) ? WEIGHTED_VERDICTS.ask : match;
    }),
  };
}

export const isMeal = ({ serving }: WeighedDish): boolean => serving === 'meal';

/** Matches the dishes of a menu by serving: see {@link createServingMatcher}. */
interface ServingMatcher {
  /** Outcome of the meals; null where none is known. */
  toMeals: (dishes: readonly WeighedDish[]) => MatchOutcome | null;
  /** Outcome of drinks, sweets and sides, where one of them certainly matches. */
  toExtras: (dishes: readonly WeighedDish[]) => MatchOutcome | null;
}

/**
 * Splits a menu into meals, which decide, and drinks, sweets and sides, which alone make no place to
 * eat at.
 */
export function createServingMatcher(weighers: PlaceWeighers): ServingMatcher {
  const weighMeal: WeighDish = (dish) =>
    isMeal(dish) ? weighers.weighMeal(dish) : WEIGHTED_VERDICTS.unknown;
  const weighExtra: WeighDish = (dish) =>
    isMeal(dish) ? WEIGHTED_VERDICTS.unknown : weighers.weighExtra(dish);
  const isServed = (dishes: readonly WeighedDish[], serving: Serving) =>
    dishes.some((dish) => dish.serving === serving && weighExtra(dish).verdict === 'yes');
  return {
    toMeals: (dishes) => countVerdicts(dishes, weighMeal),
    toExtras(dishes) {
      const extras = countVerdicts(dishes, weighExtra);
      if (extras?.verdict !== 'yes') return null;
      // Listed because drinks or sides match, but with share 0: no meal on the menu does.
      const justServes = isServed(dishes, 'sweet')
        ? 'sweets'
        : isServed(dishes, 'drink')
          ? 'drinks'
          : 'sides';
      return { ...extras, share: 0, justServes };
    },
  };
}

/**
 * Outcome that never speaks of a whole menu where a list labels its dishes: the city's lists of
 * meatless dishes name nothing else that the kitchen cooks.
 */
function withoutListClaim(
  dishes: readonly WeighedDish[],
  outcome: MatchOutcome | null,
): MatchOutcome | null {
  const isListed = dishes.some(({ evidence }) => evidence === 'label');
  return outcome?.share === 1 && isListed ? { ...outcome, share: HALF_SHARE } : outcome;
}

/**
 * Creates the matcher of a whole menu, which only a meal can satisfy: a matching drink or side is
 * ignored beside meals, a failing one counts against them.
 */
export function createWholeMenuMatcher(
  weighers: PlaceWeighers,
): (dishes: readonly WeighedDish[]) => MatchOutcome | null {
  const { toMeals, toExtras } = createServingMatcher(weighers);
  const weighAgainst: WeighDish = (dish) => {
    if (isMeal(dish)) return weighers.weighMeal(dish);
    const match = weighers.weighExtra(dish);
    return match.verdict === 'yes' ? WEIGHTED_VERDICTS.unknown : match;
  };
  return (dishes) => {
    const meals = toMeals(dishes);
    const ofMeals = () => withoutListClaim(dishes, countVerdicts(dishes, weighAgainst));
    return meals && isYesOrAsk(meals) ? ofMeals() : (toExtras(dishes) ?? ofMeals());
  };
}
