import { isKnownDish } from '../diet/restaurant';
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
  diet: RestaurantDiet,
  fitOf: (dish: DishDiet) => DishFit,
): PreferenceMatch | null {
  const judged = diet.dishes
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

function matchMeats(diet: RestaurantDiet, meats: readonly Meat[]): PreferenceMatch {
  const wanted = new Set(meats);
  const byDish = matchDishes(diet, (dish) => meatFit(dish, wanted));
  if (byDish && byDish.fit !== 'none') return byDish;
  const verdicts = meats.map((meat) => diet.meats[meat]);
  const best = (['yes', 'maybe', 'unknown'] as const).find((verdict) => verdicts.includes(verdict));
  const onMenu = diet.dishes.some(({ mainMeats }) => mainMeats.some((meat) => wanted.has(meat)));
  if (byDish && (best !== 'yes' || onMenu)) return byDish;
  const othersToo = MEATS.some((meat) => !wanted.has(meat) && diet.meats[meat] === 'yes');
  return matchWhole(diet, best ?? 'no', byDish || othersToo ? 'options' : 'only');
}

function matchDiet(
  diet: RestaurantDiet,
  whole: Verdict,
  fitOf: (dish: DishDiet) => DishFit,
): PreferenceMatch {
  const byDish = matchDishes(diet, fitOf);
  if (byDish && byDish.fit !== 'none') return byDish;
  return matchWhole(diet, byDish && whole === 'unknown' ? 'no' : whole, 'options');
}

/**
 * How a restaurant meets a preference. Meats: at least one dish whose main meats are all among those wished for.
 * Strict vegan and lacto-ovo: dishes that normally are, then those possible on request. Halal: what the place says.
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
      return matchDiet(diet, diet.strictVegan, (dish) => dietFit(dish.vegan));
    case 'lactoOvo':
      return matchDiet(diet, diet.lactoOvo, (dish) => dietFit(dish.lactoOvo));
  }
}
