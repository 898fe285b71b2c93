import { resolveVegetarianClass } from '../needs/diet-table';
import type { DietaryRestrictions, Preference, Verdict } from '../needs/need';
import { MEATS, type Meat } from '../segmentation/meats';
import type { DishFacts, PlaceFacts } from './facts';
import {
  createDishMatcher,
  hasRestrictions,
  isKnownDish,
  isYesOrAsk,
  NO_RESTRICTIONS,
  toUnwantedMeats,
  WEIGHTED_VERDICTS,
} from './dish-matcher';
import {
  countVerdicts,
  createExtraMatcher,
  createMealMatcher,
  createWeigher,
  createWholeMenuMatcher,
  HALF_SHARE,
  isMeal,
  isStatedForOthers,
  toWholeOutcome,
  type MatchOutcome,
  type TableRestrictions,
  type WeighDish,
  type WeighedDish,
} from './menu-matcher';
import { toDistinctReasons, type Reason } from './reason';
import type { Diet } from './rules/rule';

/** Match of a restaurant with a preference. */
export interface PreferenceMatch extends Pick<
  MatchOutcome,
  'verdict' | 'share' | 'known' | 'justServes'
> {
  /** Dishes (as written) that certainly match. */
  dishes: readonly string[];
  /** Dishes (as written) that may match: to ask about. */
  askable: readonly string[];
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

/** Facts of a restaurant that decide its match: also sent to phones, which know the profile. */
export interface MatchableFacts extends Pick<
  PlaceFacts,
  'meats' | 'strictVegan' | 'lactoOvo' | 'halal' | 'byName'
> {
  dishes: readonly WeighedDish[];
  /** See {@link PlaceFacts.knownFor}. */
  knownFor?: readonly WeighedDish[];
}

/** Adds dishes and reasons to an outcome. */
export function explainOutcome(
  { dishes, because }: PlaceFacts,
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
function isTraceOnly({ meats, dishes }: MatchableFacts, meat: Meat): boolean {
  return (
    meats[meat] === 'maybe' &&
    dishes.some((dish) => dish.meats[meat] === 'maybe') &&
    !dishes.some((dish) => dish.possibleMainMeats.includes(meat) || dish.meats[meat] === 'yes')
  );
}

/** Caps a claim of the whole place at `ask` beside restrictions, which it says nothing about. */
function capWholeAtAsk(outcome: MatchOutcome, { own, others }: TableRestrictions): MatchOutcome {
  if (outcome.verdict !== 'yes' || ![own, ...others].some(hasRestrictions)) return outcome;
  return { ...outcome, verdict: 'ask', share: 0 };
}

const ANYTHING: Preference = { kind: 'any' };

type MatchRestaurant = (diet: MatchableFacts) => MatchOutcome;

/**
 * Outcome of the dishes allowed by the restrictions; null where no dish is known. A place that is
 * only `ask` never rises to `yes`.
 */
function createRestrictionMatcher(
  restrictions: TableRestrictions,
): (diet: MatchableFacts, whole: MatchOutcome) => MatchOutcome | null {
  const matchMenu = createWholeMenuMatcher(createWeigher(ANYTHING, restrictions));
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
  const matchMenu = createWholeMenuMatcher(createWeigher(preference, restrictions));
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
  const weigh = createWeigher({ kind }, restrictions);
  const matchMeals = createMealMatcher(weigh);
  const matchMealsOfDiet = createMealMatcher(createWeigher({ kind }, restrictions, true));
  const matchExtras = createExtraMatcher(weigh);
  return (diet) => {
    const isOfDiet = diet.byName[kind] === 'yes';
    const byMeal = isOfDiet ? matchMealsOfDiet(diet.dishes) : matchMeals(diet.dishes);
    if (byMeal && byMeal.verdict !== 'no') return byMeal;
    if (isOfDiet) return capWholeAtAsk(toWholeOutcome('yes', HALF_SHARE), restrictions);
    const byExtra = matchExtras(diet.dishes);
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

const matchAnything = ({ dishes: { length } }: MatchableFacts): MatchOutcome => ({
  ...toWholeOutcome('yes', 1),
  ...{ known: length, certain: length, firstDish: length > 0 ? 'yes' : 'unknown' },
  weigh: () => WEIGHTED_VERDICTS.yes,
  needsNoReason: true,
});

/** Matches anything but dishes that are shared with someone allergic to them. */
function createUnrestrictedMatcher(others: readonly DietaryRestrictions[]): MatchRestaurant {
  if (others.length === 0) return matchAnything;
  const match = createDishMatcher(ANYTHING, NO_RESTRICTIONS, others);
  const weigh: WeighDish = (dish) =>
    match(dish).verdict === 'yes' && !isStatedForOthers(dish, others)
      ? WEIGHTED_VERDICTS.ask
      : match(dish);
  return (diet) => countVerdicts(diet.dishes, weigh) ?? matchAnything(diet);
}

/**
 * Outcome of an unknown menu beside what the place is known for: nobody is sent to a place whose known
 * dishes are all ruled out, and no dish of a list or a name makes a menu known.
 */
function withKnownFor(
  outcome: MatchOutcome,
  knownFor: readonly WeighedDish[],
  weigh: WeighDish,
): MatchOutcome {
  const matches = knownFor.map(weigh);
  if (matches.every(({ verdict }) => verdict === 'no')) return { ...outcome, verdict: 'no' };
  return matches.some(isYesOrAsk) ? { ...outcome, isKnownForMatch: true } : outcome;
}

/**
 * {@link createRestaurantMatcher} without dishes and reasons.
 * @param table restrictions of the others at the table: their allergies hold for shared dishes, their
 * diets do not, since who does not eat of a pot leaves it to the others
 *
 * @example
 * const text = { contentId: '1', title: '가게', firstmenu: '삼겹살', treatmenu: '갈비탕' }
 * const diet = createEngine(getLexicon()).classifyRestaurant(text)
 * createOutcomeMatcher({ kind: 'meats', meats: ['pork'] })(diet).certain // => 1
 */
export function createOutcomeMatcher(
  chosen: Preference,
  chosenRestrictions: DietaryRestrictions = NO_RESTRICTIONS,
  table: readonly DietaryRestrictions[] = [],
): (diet: MatchableFacts) => MatchOutcome {
  const others = table
    .map(({ allergies, severe, otherSevere }) => ({ allergies, severe, otherSevere }))
    .filter(hasRestrictions);
  const { preference, restrictions: own } = resolveVegetarianClass(chosen, chosenRestrictions);
  const match = createPlaceMatcher(preference, { own, others });
  const weigh = createWeigher(preference, { own, others });
  return (diet) => {
    const outcome = match(diet);
    const { knownFor = [] } = diet;
    return outcome.verdict === 'unknown' && knownFor.length > 0
      ? withKnownFor(outcome, knownFor, weigh)
      : outcome;
  };
}

function createPlaceMatcher(
  preference: Preference,
  restrictions: TableRestrictions,
): MatchRestaurant {
  const { own, others } = restrictions;
  switch (preference.kind) {
    case 'any': {
      if (!hasRestrictions(own)) return createUnrestrictedMatcher(others);
      const matchRestricted = createRestrictionMatcher(restrictions);
      const whole = toWholeOutcome('yes', 1);
      return (diet) => matchRestricted(diet, whole) ?? toWholeOutcome('unknown', 0);
    }
    case 'meats':
      return preference.meats.length === 0
        ? createPlaceMatcher(ANYTHING, restrictions)
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
): (diet: PlaceFacts) => PreferenceMatch {
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
  diet: PlaceFacts,
  preference: Preference,
  restrictions?: DietaryRestrictions,
): PreferenceMatch {
  return createRestaurantMatcher(preference, restrictions)(diet);
}
