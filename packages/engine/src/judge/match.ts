import type { Avoided, Preference, Verdict } from '../needs/need';
import { MEATS, type Meat } from '../reading/meats';
import { NOTHING_AVOIDED, avoidsAny } from './avoided';
import type { DishFacts } from './dish-facts';
import {
  EATEN,
  NOT_JUDGED,
  createDishMatcher,
  isKnownDish,
  mayFit,
  toUnwantedMeats,
  type WeightedVerdict,
  type MatchDish,
} from './dish-match';
import { distinct, type Reason } from './reason';
import type { RestaurantDiet } from './restaurant-diet';
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
  /** Set where no meal meets the wish or is free of what must be avoided, but drinks or sides (rice, extra noodles) are. */
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

/** What one dish counts for: not every dish of a menu does. */
type Counted = (dish: DishFacts) => WeightedVerdict;

/** How a place does, decided in numbers: all that a list is ordered by. {@link explain} puts it into words. */
export interface Outcome extends Pick<
  PreferenceMatch,
  'verdict' | 'share' | 'known' | 'justServes'
> {
  /** How many dishes meet the wish for certain, and how many may. */
  sure: number;
  askable: number;
  /** What the dish that stands first on the menu is. */
  best: Verdict;
  /** True where what meets the wish for certain is asked about as well. */
  isAllAsked?: true;
  /** What each dish counts for; null for a place that no dish speaks for. */
  count: Counted | null;
  /** Who eats anything and avoids nothing needs no reason. */
  isUnasked?: true;
}

function tally(dishes: readonly DishFacts[], count: Counted): Outcome | null {
  let sure = 0;
  let askable = 0;
  let known = 0;
  let fitting = 0;
  let best: Verdict | undefined;
  for (const dish of dishes) {
    const { verdict, weight } = count(dish);
    best ??= verdict;
    if (verdict === 'unknown') continue;
    known += 1;
    fitting += weight;
    if (verdict === 'yes') sure += 1;
    else if (verdict === 'ask') askable += 1;
  }
  if (known === 0) return null;
  const verdict = sure > 0 ? 'yes' : askable > 0 ? 'ask' : 'no';
  return {
    verdict,
    share: fitting / known,
    known,
    sure,
    askable,
    best: best ?? 'unknown',
    count,
  };
}

/** The verdict on the place as a whole, for places that no dish speaks for. */
const judgeWhole = (verdict: Verdict, share: number): Outcome => ({
  verdict,
  share: verdict === 'yes' ? share : 0,
  known: 0,
  sure: 0,
  askable: 0,
  best: 'unknown',
  count: null,
});

/** Names the dishes that an outcome counts, and says what speaks for them. */
export function explain({ dishes, because }: RestaurantDiet, outcome: Outcome): PreferenceMatch {
  const { verdict, share, known, justServes, count, isAllAsked, isUnasked } = outcome;
  if (!count) {
    const reasons = verdict === 'no' ? [] : because;
    return { verdict, share, known, dishes: [], askable: [], because: reasons };
  }
  const sure: DishFacts[] = [];
  const possible: DishFacts[] = [];
  for (const dish of dishes) {
    const { verdict: own } = count(dish);
    if (own === 'yes') sure.push(dish);
    else if (own === 'ask') possible.push(dish);
  }
  const asked = isAllAsked ? [...sure, ...possible] : justServes ? [] : possible;
  const shown = sure.length > 0 ? sure : possible;
  return {
    verdict,
    share,
    known,
    dishes: isAllAsked ? [] : sure.map(({ dish }) => dish),
    askable: asked.map(({ dish }) => dish),
    ...(justServes ? { justServes } : {}),
    because: isUnasked ? [] : distinct(shown.flatMap((dish) => dish.because)),
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
function askWhole(outcome: Outcome, avoided: Avoided): Outcome {
  if (outcome.verdict !== 'yes' || !avoidsAny(avoided)) return outcome;
  return { ...outcome, verdict: 'ask', share: 0 };
}

type Decide = (diet: RestaurantDiet) => Outcome;

/** Far more dishes than there are that differ. */
const MOST_COUNTED = 50_000;

/** Counts the dishes that are known. The same dish is on many menus, and then it is often one object. */
function createCount(matchDish: MatchDish): Counted {
  const known = new Map<DishFacts, WeightedVerdict>();
  return (dish) => {
    if (!isKnownDish(dish)) return NOT_JUDGED;
    const before = known.get(dish);
    if (before) return before;
    const match = matchDish(dish);
    if (known.size >= MOST_COUNTED) known.clear();
    known.set(dish, match);
    return match;
  };
}

const isMeal = ({ serving }: DishFacts): boolean => serving === 'meal';

/** Counts the dishes of a menu by their serving: see {@link countByServing}. */
interface ByServing {
  /** The meals; null where none is known. */
  toMeals: (dishes: readonly DishFacts[]) => Outcome | null;
  /** The drinks and sides, where one of them meets the wish for certain. */
  toExtras: (dishes: readonly DishFacts[]) => Outcome | null;
}

/** Splits a menu into meals, which decide, and drinks and sides, of which a place alone is none to eat at. */
function countByServing(count: Counted): ByServing {
  const countMeal: Counted = (dish) => (isMeal(dish) ? count(dish) : NOT_JUDGED);
  const countExtra: Counted = (dish) => (isMeal(dish) ? NOT_JUDGED : count(dish));
  const isDrink = (dish: DishFacts) => dish.serving === 'drink' && count(dish).verdict === 'yes';
  return {
    toMeals: (dishes) => tally(dishes, countMeal),
    toExtras(dishes) {
      const extras = tally(dishes, countExtra);
      if (extras?.verdict !== 'yes') return null;
      // A place where only drinks or sides suit: listed, but none of its menu is a meal for this visitor.
      return { ...extras, share: 0, justServes: dishes.some(isDrink) ? 'drinks' : 'sides' };
    },
  };
}

/**
 * Makes the verdict of a menu that a meal has to earn: a drink or a side that fits counts for nothing beside a meal, one that
 * does not fit counts against it.
 */
function createMenuDecider(count: Counted): (dishes: readonly DishFacts[]) => Outcome | null {
  const { toMeals, toExtras } = countByServing(count);
  const countAgainst: Counted = (dish) => {
    const match = count(dish);
    return isMeal(dish) || match.verdict !== 'yes' ? match : NOT_JUDGED;
  };
  return (dishes) => {
    const meals = toMeals(dishes);
    if (meals && mayFit(meals)) return tally(dishes, countAgainst);
    return toExtras(dishes) ?? tally(dishes, countAgainst);
  };
}

/** The dishes that what must be avoided lets somebody have of a place that suits them or may; null where no dish is known. */
function createAvoidedDecider(
  avoided: Avoided,
): (diet: RestaurantDiet, whole: Outcome) => Outcome | null {
  const decideMenu = createMenuDecider(createCount(createDishMatcher({ kind: 'any' }, avoided)));
  return ({ dishes }, whole) => {
    const byDish = decideMenu(dishes);
    if (whole.verdict === 'yes' || byDish?.verdict !== 'yes') return byDish;
    const askable = byDish.sure + byDish.askable;
    return { ...byDish, verdict: 'ask', share: 0, sure: 0, askable, isAllAsked: true };
  };
}

function createMeatDecider(preference: Preference, avoided: Avoided): Decide {
  const unwanted = toUnwantedMeats(preference);
  const wanted = MEATS.filter((meat) => !unwanted.has(meat));
  const decideMenu = createMenuDecider(createCount(createDishMatcher(preference, avoided)));
  return (diet) => {
    const byDish = decideMenu(diet.dishes);
    if (byDish && byDish.verdict !== 'no' && !byDish.justServes) return byDish;
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
    return askWhole(judgeWhole(verdict, byDish || othersToo ? HALF : 1), avoided);
  };
}

/** A diet is met by meals, else by what the place says of itself, else by drinks and sides. */
function createDietDecider(aspect: Diet, avoided: Avoided): Decide {
  const { toMeals, toExtras } = countByServing(
    createCount(createDishMatcher({ kind: aspect }, avoided)),
  );
  return (diet) => {
    const byMeal = toMeals(diet.dishes);
    if (byMeal && byMeal.verdict !== 'no') return byMeal;
    if (diet.byName[aspect] === 'yes') return askWhole(judgeWhole('yes', HALF), avoided);
    const byExtra = toExtras(diet.dishes);
    if (byExtra) return byExtra;
    const isJudged =
      byMeal !== null || diet.dishes.some((dish) => !isMeal(dish) && isKnownDish(dish));
    const whole = diet[aspect];
    return askWhole(judgeWhole(isJudged && whole === 'unknown' ? 'no' : whole, HALF), avoided);
  };
}

/** Who eats anything and avoids nothing. */
function decideAnything({ dishes: { length } }: RestaurantDiet): Outcome {
  return {
    verdict: 'yes',
    share: 1,
    known: length,
    sure: length,
    askable: 0,
    best: length > 0 ? 'yes' : 'unknown',
    count: () => EATEN,
    isUnasked: true,
  };
}

/** What {@link createMatcher} finds, without its words. */
export function createDecider(
  preference: Preference,
  avoided: Avoided = NOTHING_AVOIDED,
): (diet: RestaurantDiet) => Outcome {
  const isAnyAvoided = avoidsAny(avoided);
  switch (preference.kind) {
    case 'any': {
      if (!isAnyAvoided) return decideAnything;
      const decideAvoided = createAvoidedDecider(avoided);
      const whole = judgeWhole('yes', 1);
      return (diet) => decideAvoided(diet, whole) ?? judgeWhole('unknown', 0);
    }
    case 'meats':
      return preference.meats.length === 0
        ? createDecider({ kind: 'any' }, avoided)
        : createMeatDecider(preference, avoided);
    case 'halal': {
      const decideAvoided = createAvoidedDecider(avoided);
      return (diet) => {
        const whole = judgeWhole(diet.halal, 1);
        if (!isAnyAvoided || !mayFit(whole)) return whole;
        return decideAvoided(diet, whole) ?? askWhole(whole, avoided);
      };
    }
    case 'strictVegan':
    case 'lactoOvo':
      return createDietDecider(preference.kind, avoided);
  }
}

/**
 * How restaurants meet a preference. Meats: at least one dish whose main meats are all among those wished for.
 * Strict vegan and lacto-ovo: meals that normally are, then those possible on request, then drinks and sides. Halal: what the
 * place says. A drink or a side alone is no match of a meat or an allergy either: it sets `justServes`. A dish with
 * something that is `avoided` fits nobody, and one that may have it is asked about.
 */
export function createMatcher(
  preference: Preference,
  avoided?: Avoided,
): (diet: RestaurantDiet) => PreferenceMatch {
  const decide = createDecider(preference, avoided);
  return (diet) => explain(diet, decide(diet));
}

/** How one restaurant does: {@link createMatcher}. */
export function matchPreference(
  diet: RestaurantDiet,
  preference: Preference,
  avoided?: Avoided,
): PreferenceMatch {
  return createMatcher(preference, avoided)(diet);
}
