import type { Avoided, Preference, Verdict } from '../needs/need';
import { MEATS, type Meat } from '../reading/meats';
import { NOTHING_AVOIDED, avoidsAny } from './avoided';
import type { DishDiet } from './dish';
import {
  createDishMatcher,
  isKnownDish,
  mayFit,
  toUnwantedMeats,
  type DishFacts,
  type DishMatch,
  type DishMatcher,
} from './dish-match';
import { distinct, type Reason } from './reason';
import type { RestaurantDiet } from './restaurant';
import type { Diet } from './rules/rule';

/** How a restaurant meets a preference. */
export interface PreferenceMatch {
  /** `yes`: something suits for certain; `ask`: on request, or often with something hidden. */
  verdict: Verdict;
  /** The part of the known menu the visitor can eat, 0 to 1. */
  share: number;
  /** How many dishes of the menu say something for or against it. */
  known: number;
  /** The dishes (as written) that meet the wish for certain. */
  dishes: readonly string[];
  /** The dishes (as written) that may, which has to be asked. */
  askable: readonly string[];
  /** Set where no meal meets a wish for a diet, but drinks or sides (rice, extra noodles) do. */
  justServes?: 'drinks' | 'sides';
  because: readonly Reason[];
}

/**
 * A match in one word. `only`: everything known on the menu fits; `options`: some dishes do; `maybe`: to be asked;
 * `unknown`: nothing to judge by; `none`: it does not fit.
 */
export type Fit = 'only' | 'options' | 'maybe' | 'unknown' | 'none';

const FITS: Readonly<Record<Exclude<Verdict, 'yes'>, Fit>> = {
  ask: 'maybe',
  unknown: 'unknown',
  no: 'none',
};

export function toFit({ verdict, share }: Pick<PreferenceMatch, 'verdict' | 'share'>): Fit {
  if (verdict !== 'yes') return FITS[verdict];
  return share === 1 ? 'only' : 'options';
}

const HALF = 0.5;

function matchDishes(dishes: readonly DishDiet[], matchDish: DishMatcher): PreferenceMatch | null {
  const sure: DishDiet[] = [];
  const possible: DishDiet[] = [];
  let judged = 0;
  let fitting = 0;
  for (const dish of dishes) {
    if (!isKnownDish(dish)) continue;
    const { verdict, weight } = matchDish(dish);
    if (verdict === 'unknown') continue;
    judged += 1;
    fitting += weight;
    if (verdict === 'yes') sure.push(dish);
    else if (verdict === 'ask') possible.push(dish);
  }
  if (judged === 0) return null;
  const shown = sure.length > 0 ? sure : possible;
  return {
    verdict: sure.length > 0 ? 'yes' : possible.length > 0 ? 'ask' : 'no',
    share: fitting / judged,
    known: judged,
    dishes: sure.map(({ dish }) => dish),
    askable: possible.map(({ dish }) => dish),
    because: distinct(shown.flatMap(({ because }) => because)),
  };
}

/** The verdict on the place as a whole, for places that no dish speaks for. */
function matchWhole({ because }: RestaurantDiet, verdict: Verdict, share: number): PreferenceMatch {
  return {
    verdict,
    share: verdict === 'yes' ? share : 0,
    known: 0,
    dishes: [],
    askable: [],
    because: verdict === 'no' ? [] : because,
  };
}

/** Whether a meat is there only as what may be a small part of a dish: 빈대떡 is no answer to a wish for pork. */
function isTraceOnly({ meats, dishes }: RestaurantDiet, meat: Meat): boolean {
  return (
    meats[meat] === 'maybe' &&
    dishes.some((dish) => dish.meats[meat] === 'maybe') &&
    !dishes.some((dish) => dish.possibleMainMeats.includes(meat) || dish.meats[meat] === 'yes')
  );
}

/** What a place says as a whole promises nothing about what somebody must not have. */
function askWhole(match: PreferenceMatch, avoided: Avoided): PreferenceMatch {
  if (match.verdict !== 'yes' || !avoidsAny(avoided)) return match;
  return { ...match, verdict: 'ask', share: 0 };
}

type Matcher = (diet: RestaurantDiet) => PreferenceMatch;

/** The same dish is on many menus, and then it is often one object. */
function remembered(matchDish: DishMatcher): DishMatcher {
  const known = new Map<DishFacts, DishMatch>();
  return (dish) => {
    const before = known.get(dish);
    if (before) return before;
    const match = matchDish(dish);
    known.set(dish, match);
    return match;
  };
}

/** The dishes that what must be avoided lets somebody have of a place that suits them or may; null where no dish is known. */
function createAvoidedMatcher(
  avoided: Avoided,
): (diet: RestaurantDiet, whole: PreferenceMatch) => PreferenceMatch | null {
  const matchDish = remembered(createDishMatcher({ kind: 'any' }, avoided));
  return ({ dishes }, whole) => {
    const byDish = matchDishes(dishes, matchDish);
    if (whole.verdict === 'yes' || byDish?.verdict !== 'yes') return byDish;
    const askable = [...byDish.dishes, ...byDish.askable];
    return { ...byDish, verdict: 'ask', share: 0, dishes: [], askable };
  };
}

function createMeatMatcher(preference: Preference, avoided: Avoided): Matcher {
  const unwanted = toUnwantedMeats(preference);
  const wanted = MEATS.filter((meat) => !unwanted.has(meat));
  const matchDish = remembered(createDishMatcher(preference, avoided));
  return (diet) => {
    const byDish = matchDishes(diet.dishes, matchDish);
    if (byDish && byDish.verdict !== 'no') return byDish;
    const found = wanted.map((meat) => (isTraceOnly(diet, meat) ? 'no' : diet.meats[meat]));
    const best = (['yes', 'maybe', 'unknown'] as const).find((presence) =>
      found.includes(presence),
    );
    const onMenu = diet.dishes.some(({ mainMeats }) =>
      mainMeats.some((meat) => !unwanted.has(meat)),
    );
    if (byDish && (best !== 'yes' || onMenu)) return byDish;
    const othersToo = MEATS.some((meat) => unwanted.has(meat) && diet.meats[meat] === 'yes');
    const verdict = best === 'maybe' ? 'ask' : (best ?? 'no');
    return askWhole(matchWhole(diet, verdict, byDish || othersToo ? HALF : 1), avoided);
  };
}

/** A place where only drinks or sides suit: listed, but none of its menu is a meal for this visitor. */
function matchExtras(extras: readonly DishDiet[], matchDish: DishMatcher): PreferenceMatch | null {
  const match = matchDishes(extras, matchDish);
  if (match?.verdict !== 'yes') return null;
  const fitting = new Set(match.dishes);
  const hasDrink = extras.some(({ dish, serving }) => serving === 'drink' && fitting.has(dish));
  return { ...match, share: 0, askable: [], justServes: hasDrink ? 'drinks' : 'sides' };
}

/** A diet is met by meals, else by what the place says of itself, else by drinks and sides. */
function createDietMatcher(aspect: Diet, avoided: Avoided): Matcher {
  const matchDish = remembered(createDishMatcher({ kind: aspect }, avoided));
  const isMeal = ({ serving }: DishDiet) => serving === 'meal';
  return (diet) => {
    const byMeal = matchDishes(diet.dishes.filter(isMeal), matchDish);
    if (byMeal && byMeal.verdict !== 'no') return byMeal;
    if (diet.byName[aspect] === 'yes') return askWhole(matchWhole(diet, 'yes', HALF), avoided);
    const extras = diet.dishes.filter((dish) => !isMeal(dish));
    const byExtras = matchExtras(extras, matchDish);
    if (byExtras) return byExtras;
    const isJudged = byMeal !== null || extras.some(isKnownDish);
    const whole = diet[aspect];
    return askWhole(
      matchWhole(diet, isJudged && whole === 'unknown' ? 'no' : whole, HALF),
      avoided,
    );
  };
}

/**
 * How restaurants meet a preference. Meats: at least one dish whose main meats are all among those wished for.
 * Strict vegan and lacto-ovo: meals that normally are, then those possible on request, then drinks and sides. Halal: what the
 * place says. A dish with something that is `avoided` fits nobody, and one that may have it is asked about.
 */
export function createMatcher(
  preference: Preference,
  avoided: Avoided = NOTHING_AVOIDED,
): (diet: RestaurantDiet) => PreferenceMatch {
  const isAnyAvoided = avoidsAny(avoided);
  switch (preference.kind) {
    case 'any': {
      const matchAvoided = createAvoidedMatcher(avoided);
      return (diet) => {
        const names = diet.dishes.map(({ dish }) => dish);
        const whole = { ...matchWhole(diet, 'yes', 1), known: names.length, dishes: names };
        if (!isAnyAvoided) return { ...whole, because: [] };
        return matchAvoided(diet, whole) ?? matchWhole(diet, 'unknown', 0);
      };
    }
    case 'meats':
      return preference.meats.length === 0
        ? createMatcher({ kind: 'any' }, avoided)
        : createMeatMatcher(preference, avoided);
    case 'halal': {
      const matchAvoided = createAvoidedMatcher(avoided);
      return (diet) => {
        const whole = matchWhole(diet, diet.halal, 1);
        if (!isAnyAvoided || !mayFit(whole)) return whole;
        return matchAvoided(diet, whole) ?? askWhole(whole, avoided);
      };
    }
    case 'strictVegan':
    case 'lactoOvo':
      return createDietMatcher(preference.kind, avoided);
  }
}

/** How one restaurant does: {@link createMatcher}. */
export function matchPreference(
  diet: RestaurantDiet,
  preference: Preference,
  avoided?: Avoided,
): PreferenceMatch {
  return createMatcher(preference, avoided)(diet);
}
