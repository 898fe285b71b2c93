import type { DietaryRestrictions, Preference, Verdict } from '../needs/need';
import { resolveVegetarianClass } from '../needs/vegetarian-class';
import { MEATS, type Meat } from '../segmentation/meats';
import { NO_RESTRICTIONS, hasRestrictions } from './match-restrictions';
import { isDietStated, isStatedToFit, type PlaceClaims } from './menu-evidence';
import type { DishFacts, Serving } from './dish-facts';
import {
  ASK_FIRST,
  FULL_MATCH,
  NOT_COUNTED,
  createDishMatcher,
  isKnownDish,
  isYesOrAsk,
  toUnwantedMeats,
  withSharedAllergies,
  type MatchableFacts,
  type WeightedVerdict,
} from './dish-matcher';
import { toDistinctReasons, type Reason } from './reason';
import type { RestaurantDiet } from './restaurant-diet';
import type { Diet } from './rules/rule';

/** Match of a restaurant with a preference. */
export interface PreferenceMatch {
  /** `yes`: something certainly suits; `ask`: on request, or with a frequent hidden ingredient. */
  verdict: Verdict;
  /** Share of the known menu that the visitor can eat, 0 to 1. */
  share: number;
  /** Number of dishes that count for or against the match. */
  known: number;
  /** Dishes (as written) that certainly match. */
  dishes: readonly string[];
  /** Dishes (as written) that may match: to ask about. */
  askable: readonly string[];
  /** Set where no meal matches, but drinks, sweets or sides (rice, extra noodles) do. */
  justServes?: 'drinks' | 'sweets' | 'sides';
  because: readonly Reason[];
}

/**
 * Match as one code. `only`: the whole known menu; `options`: some dishes; `maybe`: to ask about;
 * `unknown`: no data; `none`: no match.
 */
export type Fit = 'only' | 'options' | 'maybe' | 'unknown' | 'none';

const FIT_OF_VERDICT: Readonly<Record<Exclude<Verdict, 'yes'>, Fit>> = {
  ask: 'maybe',
  unknown: 'unknown',
  no: 'none',
};

/**
 * @example
 * toFit({ verdict: 'yes', share: 0.5 }) // => 'options'
 */
export function toFit({ verdict, share }: Pick<PreferenceMatch, 'verdict' | 'share'>): Fit {
  if (verdict !== 'yes') return FIT_OF_VERDICT[verdict];
  return share === 1 ? 'only' : 'options';
}

const HALF_SHARE = 0.5;

/** Facts of a dish that count in the match of its restaurant. */
type CountedDish = MatchableFacts & Pick<DishFacts, 'serving'>;

/** Facts of a restaurant that decide its match: also sent to phones, which know the profile. */
export interface MatchableDiet extends Pick<
  RestaurantDiet,
  'meats' | 'strictVegan' | 'lactoOvo' | 'halal' | 'byName'
> {
  dishes: readonly CountedDish[];
}

type WeighDish = (dish: CountedDish) => WeightedVerdict;

/**
 * Match of a place in numbers: everything that a list is ordered by. {@link explainOutcome} adds
 * dishes and reasons.
 */
export interface MatchOutcome extends Pick<
  PreferenceMatch,
  'verdict' | 'share' | 'known' | 'justServes'
> {
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
  /** Weigher of single dishes; null for a place without informative dishes. */
  weigh: WeighDish | null;
  /** True for a visitor without preference or restrictions: no reasons needed. */
  needsNoReason?: true;
}

function countVerdicts(dishes: readonly CountedDish[], weigh: WeighDish): MatchOutcome | null {
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

/** Outcome of a place as a whole, for places without informative dishes. */
const toWholeOutcome = (verdict: Verdict, share: number): MatchOutcome => ({
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

/** Adds dishes and reasons to an outcome. */
export function explainOutcome(
  { dishes, because }: RestaurantDiet,
  outcome: MatchOutcome,
): PreferenceMatch {
  const { verdict, share, known, justServes, weigh, isAllAskable, needsNoReason } = outcome;
  if (!weigh) {
    const reasons = verdict === 'no' ? [] : because;
    return { verdict, share, known, dishes: [], askable: [], because: reasons };
  }
  const certain: DishFacts[] = [];
  const possible: DishFacts[] = [];
  for (const dish of dishes) {
    const { verdict: own } = weigh(dish);
    if (own === 'yes') certain.push(dish);
    else if (own === 'ask') possible.push(dish);
  }
  const asked = isAllAskable ? [...certain, ...possible] : justServes ? [] : possible;
  const shown = certain.length > 0 ? certain : possible;
  return {
    verdict,
    share,
    known,
    dishes: isAllAskable ? [] : certain.map(({ dish }) => dish),
    askable: asked.map(({ dish }) => dish),
    ...(justServes ? { justServes } : {}),
    because: needsNoReason ? [] : toDistinctReasons(shown.flatMap((dish) => dish.because)),
  };
}

/**
 * True where a meat is only a possible small part of a dish: 빈대떡 does not match a preference for
 * pork.
 */
function isTraceOnly({ meats, dishes }: MatchableDiet, meat: Meat): boolean {
  return (
    meats[meat] === 'maybe' &&
    dishes.some((dish) => dish.meats[meat] === 'maybe') &&
    !dishes.some((dish) => dish.possibleMainMeats.includes(meat) || dish.meats[meat] === 'yes')
  );
}

/** Restrictions that dishes are matched with: a visitor's own, and those of the others at the table. */
interface TableRestrictions {
  own: DietaryRestrictions;
  others: readonly DietaryRestrictions[];
}

/** Caps a claim of the whole place at `ask` beside restrictions, which it says nothing about. */
function capWholeAtAsk(outcome: MatchOutcome, { own, others }: TableRestrictions): MatchOutcome {
  if (outcome.verdict !== 'yes' || ![own, ...others].some(hasRestrictions)) return outcome;
  return { ...outcome, verdict: 'ask', share: 0 };
}

type MatchRestaurant = (diet: MatchableDiet) => MatchOutcome;

/** Far above the number of distinct dishes. */
const MAX_MEMOIZED_DISHES = 50_000;

/** Memoizes a dish matcher by dish object: the same dish is on many menus, often as one object. */
function createDishWeigher(matchDish: WeighDish): WeighDish {
  const known = new Map<CountedDish, WeightedVerdict>();
  return (dish) => {
    if (!isKnownDish(dish)) return NOT_COUNTED;
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

const ANYTHING: Preference = { kind: 'any' };
const NO_CLAIMS: PlaceClaims = { isOfDiet: false };

/** True for a dish that is stated to fit the allergies of all who share it. */
const isStatedForOthers = (dish: CountedDish, others: readonly DietaryRestrictions[]): boolean =>
  !dish.isShared || others.every((other) => isStatedToFit(dish, ANYTHING, other, NO_CLAIMS));

/** Weighers of dishes for a preference with restrictions. */
function createTableWeighers(
  preference: Preference,
  { own, others }: TableRestrictions,
  claims: PlaceClaims = NO_CLAIMS,
): PlaceWeighers {
  const matchDish = createDishMatcher(preference, own);
  const matchAtTable = others.length > 0 ? withSharedAllergies(matchDish, others) : matchDish;
  const isStated = (dish: CountedDish): boolean =>
    isStatedToFit(dish, preference, own, claims) && isStatedForOthers(dish, others);
  return {
    weighExtra: createDishWeigher(matchAtTable),
    weighMeal: createDishWeigher((dish) => {
      const match = matchAtTable(dish);
      return match.verdict === 'yes' && !isStated(dish) ? ASK_FIRST : match;
    }),
  };
}

const isMeal = ({ serving }: CountedDish): boolean => serving === 'meal';

/** Matches the dishes of a menu by serving: see {@link createServingMatcher}. */
interface ServingMatcher {
  /** Outcome of the meals; null where none is known. */
  toMeals: (dishes: readonly CountedDish[]) => MatchOutcome | null;
  /** Outcome of drinks, sweets and sides, where one of them certainly matches. */
  toExtras: (dishes: readonly CountedDish[]) => MatchOutcome | null;
}

/**
 * Splits a menu into meals, which decide, and drinks, sweets and sides, which alone make no place to
 * eat at.
 */
function createServingMatcher(weighers: PlaceWeighers): ServingMatcher {
  const weighMeal: WeighDish = (dish) => (isMeal(dish) ? weighers.weighMeal(dish) : NOT_COUNTED);
  const weighExtra: WeighDish = (dish) => (isMeal(dish) ? NOT_COUNTED : weighers.weighExtra(dish));
  const isServed = (dishes: readonly CountedDish[], serving: Serving) =>
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
  dishes: readonly CountedDish[],
  outcome: MatchOutcome | null,
): MatchOutcome | null {
  const isListed = dishes.some(({ evidence }) => evidence === 'label');
  return outcome?.share === 1 && isListed ? { ...outcome, share: HALF_SHARE } : outcome;
}

/**
 * Creates the matcher of a whole menu, which only a meal can satisfy: a matching drink or side is
 * ignored beside meals, a failing one counts against them.
 */
function createWholeMenuMatcher(
  weighers: PlaceWeighers,
): (dishes: readonly CountedDish[]) => MatchOutcome | null {
  const { toMeals, toExtras } = createServingMatcher(weighers);
  const weighAgainst: WeighDish = (dish) => {
    if (isMeal(dish)) return weighers.weighMeal(dish);
    const match = weighers.weighExtra(dish);
    return match.verdict === 'yes' ? NOT_COUNTED : match;
  };
  return (dishes) => {
    const meals = toMeals(dishes);
    const ofMeals = () => withoutListClaim(dishes, countVerdicts(dishes, weighAgainst));
    return meals && isYesOrAsk(meals) ? ofMeals() : (toExtras(dishes) ?? ofMeals());
  };
}

/**
 * Outcome of the dishes allowed by the restrictions; null where no dish is known. A place that is
 * only `ask` never rises to `yes`.
 */
function createRestrictionMatcher(
  restrictions: TableRestrictions,
): (diet: MatchableDiet, whole: MatchOutcome) => MatchOutcome | null {
  const matchMenu = createWholeMenuMatcher(createTableWeighers(ANYTHING, restrictions));
  return ({ dishes }, whole) => {
    const byDish = matchMenu(dishes);
    if (whole.verdict === 'yes' || byDish?.verdict !== 'yes') return byDish;
    const askable = byDish.certain + byDish.askable;
    return {
      ...byDish,
      ...{ verdict: 'ask', share: 0, certain: 0, askable, oneQuestion: 0, isAllAskable: true },
    };
  };
}

function createMeatMatcher(
  preference: Preference,
  restrictions: TableRestrictions,
): MatchRestaurant {
  const unwanted = toUnwantedMeats(preference);
  const wanted = MEATS.filter((meat) => !unwanted.has(meat));
  const matchMenu = createWholeMenuMatcher(createTableWeighers(preference, restrictions));
  return (diet) => {
    const byDish = matchMenu(diet.dishes);
    if (byDish && byDish.verdict !== 'no' && !byDish.justServes) return byDish;
    const found = wanted.map((meat) => (isTraceOnly(diet, meat) ? 'no' : diet.meats[meat]));
    const bestPresence = (['yes', 'maybe', 'unknown'] as const).find((presence) =>
      found.includes(presence),
    );
    const isWantedOnMenu = diet.dishes.some(({ mainMeats }) =>
      mainMeats.some((meat) => !unwanted.has(meat)),
    );
    if (byDish && (bestPresence !== 'yes' || isWantedOnMenu)) return byDish;
    const servesUnwanted = MEATS.some((meat) => unwanted.has(meat) && diet.meats[meat] === 'yes');
    const verdict = bestPresence === 'maybe' ? 'ask' : (bestPresence ?? 'no');
    return capWholeAtAsk(
      toWholeOutcome(verdict, byDish || servesUnwanted ? HALF_SHARE : 1),
      restrictions,
    );
  };
}

/** Decides a diet by the meals, else by the title, else by drinks and sides. */
function createDietMatcher(kind: Diet, restrictions: TableRestrictions): MatchRestaurant {
  const toMatcher = (claims: PlaceClaims) =>
    createServingMatcher(createTableWeighers({ kind }, restrictions, claims));
  const matchers = { named: toMatcher({ isOfDiet: true }), other: toMatcher(NO_CLAIMS) };
  return (diet) => {
    const isOfDiet = diet.byName[kind] === 'yes';
    const { toMeals, toExtras } = isOfDiet ? matchers.named : matchers.other;
    const byMeal = toMeals(diet.dishes);
    if (byMeal && byMeal.verdict !== 'no') return byMeal;
    if (isOfDiet) return capWholeAtAsk(toWholeOutcome('yes', HALF_SHARE), restrictions);
    const byExtra = toExtras(diet.dishes);
    if (byExtra) return byExtra;
    const isKnown =
      byMeal !== null || diet.dishes.some((dish) => !isMeal(dish) && isKnownDish(dish));
    // Sides to ask about send nobody to a place whose meals are ruled out.
    const whole = byMeal ? diet.byName[kind] : diet[kind];
    return capWholeAtAsk(
      toWholeOutcome(isKnown && whole === 'unknown' ? 'no' : whole, HALF_SHARE),
      restrictions,
    );
  };
}

function matchAnything({ dishes: { length } }: MatchableDiet): MatchOutcome {
  return {
    verdict: 'yes',
    share: 1,
    known: length,
    certain: length,
    askable: 0,
    oneQuestion: 0,
    claimed: 0,
    firstDish: length > 0 ? 'yes' : 'unknown',
    weigh: () => FULL_MATCH,
    needsNoReason: true,
  };
}

/** Matches anything but dishes that are shared with someone allergic to them. */
function createUnrestrictedMatcher(others: readonly DietaryRestrictions[]): MatchRestaurant {
  if (others.length === 0) return matchAnything;
  const match = withSharedAllergies(() => FULL_MATCH, others);
  const weigh: WeighDish = (dish) =>
    match(dish).verdict === 'yes' && !isStatedForOthers(dish, others) ? ASK_FIRST : match(dish);
  return (diet) => countVerdicts(diet.dishes, weigh) ?? matchAnything(diet);
}

/**
 * {@link createRestaurantMatcher} without dishes and reasons.
 * @param others restrictions of the others at the table, whose allergies count for shared dishes
 *
 * @example
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '갈비탕' }
 * const diet = createEngine(getLexicon()).classifyRestaurant(text)
 * createOutcomeMatcher({ kind: 'meats', meats: ['pork'] })(diet).certain // => 1
 */
export function createOutcomeMatcher(
  chosen: Preference,
  chosenRestrictions: DietaryRestrictions = NO_RESTRICTIONS,
  others: readonly DietaryRestrictions[] = [],
): (diet: MatchableDiet) => MatchOutcome {
  const { preference, restrictions: own } = resolveVegetarianClass(chosen, chosenRestrictions);
  const restrictions: TableRestrictions = { own, others };
  switch (preference.kind) {
    case 'any': {
      if (!hasRestrictions(own)) return createUnrestrictedMatcher(others);
      const matchRestricted = createRestrictionMatcher(restrictions);
      const whole = toWholeOutcome('yes', 1);
      return (diet) => matchRestricted(diet, whole) ?? toWholeOutcome('unknown', 0);
    }
    case 'meats':
      return preference.meats.length === 0
        ? createOutcomeMatcher({ kind: 'any' }, own, others)
        : createMeatMatcher(preference, restrictions);
    case 'halal': {
      const isRestricted = [own, ...others].some(hasRestrictions);
      const matchRestricted = createRestrictionMatcher(restrictions);
      return (diet) => {
        const whole = toWholeOutcome(diet.halal, 1);
        if (!isRestricted || !isYesOrAsk(whole)) return whole;
        return matchRestricted(diet, whole) ?? capWholeAtAsk(whole, restrictions);
      };
    }
    case 'strictVegan':
    case 'lactoOvo':
      return createDietMatcher(preference.kind, restrictions);
  }
}

/**
 * Creates the matcher of restaurants for a preference. Meats: at least one dish with only wanted
 * main meats. Strict vegan and lacto-ovo: meals that are, then meals on request, then drinks and
 * sides. Halal: by the place. A drink or side alone never matches a meat or an allergy; it sets
 * `justServes`. Dishes with something restricted never match, possible ones are `ask`.
 *
 * @example
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '갈비탕' }
 * const diet = createEngine(getLexicon()).classifyRestaurant(text)
 * const match = createRestaurantMatcher({ kind: 'meats', meats: ['pork'] })
 * match(diet).dishes // => ['삼겹살']
 * match(diet).share // => 0.5
 */
export function createRestaurantMatcher(
  preference: Preference,
  restrictions?: DietaryRestrictions,
): (diet: RestaurantDiet) => PreferenceMatch {
  const toOutcome = createOutcomeMatcher(preference, restrictions);
  return (diet) => explainOutcome(diet, toOutcome(diet));
}

/**
 * Match of one restaurant: see {@link createRestaurantMatcher}.
 *
 * @example
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '' }
 * const diet = createEngine(getLexicon()).classifyRestaurant(text)
 * matchPreference(diet, { kind: 'strictVegan' }).verdict // => 'no'
 */
export function matchPreference(
  diet: RestaurantDiet,
  preference: Preference,
  restrictions?: DietaryRestrictions,
): PreferenceMatch {
  return createRestaurantMatcher(preference, restrictions)(diet);
}
