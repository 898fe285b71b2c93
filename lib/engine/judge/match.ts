import { isKnownDish } from './restaurant';
import {
  MEATS,
  type DishDiet,
  type Fit,
  type Meat,
  type Preference,
  type PreferenceMatch,
  type RestaurantDiet,
  type Verdict,
} from '../types';

/** How one dish meets a preference: `neutral` says nothing for or against it (a bowl of rice for a meat eater). */
type DishFit = 'yes' | 'mixed' | 'maybe' | 'no' | 'neutral';

/** A dish counts by what makes it: every main meat has to be among those wished for. */
function meatFit(dish: DishDiet, wanted: ReadonlySet<Meat>): DishFit {
  const { mainMeats, possibleMainMeats, meats } = dish;
  if (mainMeats.length === 0) {
    if (possibleMainMeats.length === 0) return 'neutral';
    return possibleMainMeats.some((meat) => wanted.has(meat)) ? 'maybe' : 'no';
  }
  if (!mainMeats.every((meat) => wanted.has(meat))) return 'no';
  const others = MEATS.some((meat) => !wanted.has(meat) && meats[meat] === 'yes');
  return others ? 'mixed' : 'yes';
}

function dietFit(verdict: Verdict): DishFit {
  return verdict === 'unknown' ? 'neutral' : verdict;
}

const WEIGHT: Readonly<Record<DishFit, number>> = {
  yes: 1,
  mixed: 0.5,
  maybe: 0,
  no: 0,
  neutral: 0,
};

function matchDishes(
  dishes: readonly DishDiet[],
  fitOf: (dish: DishDiet) => DishFit,
): PreferenceMatch | null {
  const judged = dishes
    .filter(isKnownDish)
    .map((dish) => ({ dish, fit: fitOf(dish) }))
    .filter(({ fit }) => fit !== 'neutral');
  if (judged.length === 0) return null;
  const sure = judged.filter(({ fit }) => fit === 'yes' || fit === 'mixed');
  const possible = judged.filter(({ fit }) => fit === 'maybe');
  const shown = sure.length > 0 ? sure : possible;
  const share = judged.reduce((sum, { fit }) => sum + WEIGHT[fit], 0) / judged.length;
  let fit: Fit = 'none';
  if (share === 1) fit = 'only';
  else if (sure.length > 0) fit = 'options';
  else if (possible.length > 0) fit = 'maybe';
  return {
    fit,
    share,
    dishes: shown.map(({ dish }) => dish.dish),
    because: [...new Set(shown.flatMap(({ dish }) => dish.because))],
  };
}

const NOTHING: PreferenceMatch = { fit: 'none', share: 0, dishes: [], because: [] };

/** The verdict on the place as a whole, for places that no dish speaks for. */
function matchWhole(diet: RestaurantDiet, verdict: Verdict, sureFit: Fit): PreferenceMatch {
  switch (verdict) {
    case 'yes':
      return {
        fit: sureFit,
        share: sureFit === 'only' ? 1 : 0.5,
        dishes: [],
        because: diet.because,
      };
    case 'maybe':
    case 'unknown':
      return { ...NOTHING, fit: verdict, because: diet.because };
    case 'no':
      return NOTHING;
  }
}

/** Whether a meat is there only as what may be a small part of a dish: 빈대떡 is no answer to a wish for pork. */
function isTraceOnly({ meats, dishes }: RestaurantDiet, meat: Meat): boolean {
  return (
    meats[meat] === 'maybe' &&
    dishes.some((dish) => dish.meats[meat] === 'maybe') &&
    !dishes.some((dish) => dish.possibleMainMeats.includes(meat) || dish.meats[meat] === 'yes')
  );
}

function matchMeats(diet: RestaurantDiet, meats: readonly Meat[]): PreferenceMatch {
  const wanted = new Set(meats);
  const byDish = matchDishes(diet.dishes, (dish) => meatFit(dish, wanted));
  if (byDish && byDish.fit !== 'none') return byDish;
  const verdicts = meats.map((meat) => (isTraceOnly(diet, meat) ? 'no' : diet.meats[meat]));
  const best = (['yes', 'maybe', 'unknown'] as const).find((verdict) => verdicts.includes(verdict));
  const onMenu = diet.dishes.some(({ mainMeats }) => mainMeats.some((meat) => wanted.has(meat)));
  if (byDish && (best !== 'yes' || onMenu)) return byDish;
  const othersToo = MEATS.some((meat) => !wanted.has(meat) && diet.meats[meat] === 'yes');
  return matchWhole(diet, best ?? 'no', byDish || othersToo ? 'options' : 'only');
}

/** A place where only drinks or sides suit: listed, but none of its menu is a meal for this visitor. */
function matchExtras(
  extras: readonly DishDiet[],
  fitOf: (dish: DishDiet) => DishFit,
): PreferenceMatch | null {
  const match = matchDishes(extras, fitOf);
  if (match?.fit !== 'only' && match?.fit !== 'options') return null;
  const fitting = new Set(match.dishes);
  const hasDrink = extras.some(({ dish, serving }) => serving === 'drink' && fitting.has(dish));
  return { ...match, fit: 'options', share: 0, justServes: hasDrink ? 'drinks' : 'sides' };
}

/** A diet is met by meals, else by what the place says of itself, else by drinks and sides. */
function matchDiet(
  diet: RestaurantDiet,
  aspect: 'strictVegan' | 'lactoOvo',
  fitOf: (dish: DishDiet) => DishFit,
): PreferenceMatch {
  const isMeal = ({ serving }: DishDiet) => serving === 'meal';
  const byMeal = matchDishes(diet.dishes.filter(isMeal), fitOf);
  if (byMeal && byMeal.fit !== 'none') return byMeal;
  if (diet.byName[aspect] === 'yes') return matchWhole(diet, 'yes', 'options');
  const extras = diet.dishes.filter((dish) => !isMeal(dish));
  const byExtras = matchExtras(extras, fitOf);
  if (byExtras) return byExtras;
  const isJudged = byMeal !== null || extras.some(isKnownDish);
  const whole = diet[aspect];
  return matchWhole(diet, isJudged && whole === 'unknown' ? 'no' : whole, 'options');
}

/**
 * How a restaurant meets a preference. Meats: at least one dish whose main meats are all among those wished for.
 * Strict vegan and lacto-ovo: meals that normally are, then those possible on request, then drinks and sides. Halal: what the place says.
 */
export function matchPreference(diet: RestaurantDiet, preference: Preference): PreferenceMatch {
  switch (preference.kind) {
    case 'any':
      return { fit: 'only', share: 1, dishes: diet.dishes.map(({ dish }) => dish), because: [] };
    case 'meats':
      return preference.meats.length === 0
        ? matchPreference(diet, { kind: 'any' })
        : matchMeats(diet, preference.meats);
    case 'halal':
      return matchWhole(diet, diet.halal, 'only');
    case 'strictVegan':
      return matchDiet(diet, 'strictVegan', (dish) => dietFit(dish.vegan));
    case 'lactoOvo':
      return matchDiet(diet, 'lactoOvo', (dish) => dietFit(dish.lactoOvo));
  }
}
