import 'server-only';
import {
  MEATS,
  toFit,
  toForbidden,
  toReasonText,
  toRuling,
  type DishDiet,
  type HiddenIngredient,
  type Lexicon,
  type Meat,
  type Preference,
  type PreferenceMatch,
  type Reason,
  type RestaurantDiet,
  type Substance,
} from '../engine';
import type { RestaurantHidden, RestaurantMatch } from './contract';

/** How many dishes are named for one wish or one warning: enough to order by, few enough to carry around. */
const MAX_DISHES = 6;
const MAX_WARNED_DISHES = 3;

/** A dish nobody with this preference would order: what is hidden in it is no news to them. */
function isOutOfQuestion(dish: DishDiet, preference: Preference): boolean {
  const forbidden = toForbidden(preference);
  const isForbidden = (meat: Meat) => forbidden({ origin: 'meat', meat });
  switch (preference.kind) {
    case 'any':
      return false;
    case 'meats': {
      const made = [...dish.mainMeats, ...dish.possibleMainMeats];
      return made.length > 0 && made.every(isForbidden);
    }
    case 'halal':
      return (
        MEATS.some((meat) => isForbidden(meat) && dish.meats[meat] === 'yes') ||
        (dish.alcohol === 'yes' && forbidden({ origin: 'plant', alcohol: true }))
      );
    case 'strictVegan':
      return dish.vegan === 'no';
    case 'lactoOvo':
      return dish.lactoOvo === 'no';
  }
}

/** Says which hidden ingredients matter to a preference, over the codes and substances of a lexicon. */
export function createHiddenFilter({ hidden, substances }: Pick<Lexicon, 'hidden' | 'substances'>) {
  const byName = new Map(substances.map((substance) => [substance.name, substance]));
  const byCode = new Map(
    hidden.map(({ code, substances: names }) => [
      code,
      names.flatMap((name) => byName.get(name) ?? []),
    ]),
  );

  /**
   * The warnings for one restaurant, likeliest first: only what conflicts with the preference, and only in dishes the
   * visitor might order. A place that says of itself that it is halal is not asked about the meats it serves.
   */
  return (
    diet: RestaurantDiet,
    preference: Preference,
    { verdict }: Pick<PreferenceMatch, 'verdict'>,
  ): RestaurantHidden[] => {
    const ruling = toRuling(preference);
    const isAnswered = (substance: Substance) =>
      preference.kind === 'halal' && verdict === 'yes' && substance.origin === 'meat';
    const isUnwanted = (substance: Substance) =>
      ruling(substance) === 'forbidden' || (ruling(substance) === 'ask' && !isAnswered(substance));
    const outOfQuestion = new Set(
      diet.dishes.filter((dish) => isOutOfQuestion(dish, preference)).map((dish) => dish.dish),
    );
    const matters = ({ code }: HiddenIngredient) => (byCode.get(code) ?? []).some(isUnwanted);
    return diet.hidden
      .filter(matters)
      .map(({ code, certainty, dishes }) => ({
        code,
        certainty,
        dishes: dishes.filter((dish) => !outOfQuestion.has(dish)),
      }))
      .filter(({ dishes }) => dishes.length > 0)
      .map((warning) => ({ ...warning, dishes: warning.dishes.slice(0, MAX_WARNED_DISHES) }))
      .sort((a, b) => Number(a.certainty !== 'often') - Number(b.certainty !== 'often'));
  };
}

/** Which wish a diet's dishes meet, as the screen names it. */
const DIET_WISHES = { halal: 'halal', strictVegan: 'vegan', lactoOvo: 'vegetarian' } as const;

/**
 * Why a restaurant is listed: its dishes under the wish each meets or, where no dish speaks, what in its name does.
 * Who eats anything needs no reason.
 */
export function toMatch(
  { title, diet, match }: { title: string; diet: RestaurantDiet; match: PreferenceMatch },
  preference: Preference,
): RestaurantMatch {
  const { share, dishes, justServes } = match;
  const fit = toFit(match);
  if (preference.kind === 'any') return { fit, share, groups: [], because: [] };
  const because = dishes.length > 0 ? [] : toTitleReasons(title, match.because);
  if (preference.kind !== 'meats') {
    const group = { wish: DIET_WISHES[preference.kind], dishes: dishes.slice(0, MAX_DISHES) };
    const groups = dishes.length > 0 ? [group] : [];
    return { fit, share, groups, because, ...(justServes ? { justServes } : {}) };
  }
  const meatsOf = new Map(
    diet.dishes.map(({ dish, mainMeats, possibleMainMeats }) => [
      dish,
      [...mainMeats, ...possibleMainMeats],
    ]),
  );
  const groups = MEATS.filter((meat) => preference.meats.includes(meat))
    .map((meat) => ({
      wish: meat,
      dishes: dishes.filter((dish) => meatsOf.get(dish)?.includes(meat)).slice(0, MAX_DISHES),
    }))
    .filter((group) => group.dishes.length > 0);
  return { fit, share, groups, because };
}

const compact = (text: string): string => text.normalize('NFC').replace(/\s+/gu, '').toLowerCase();

/** The words over the door that count, and kitchens, as they travel. */
function toTitleReasons(title: string, because: readonly Reason[]): string[] {
  const name = compact(title);
  return because
    .filter((reason) => reason.kind === 'kitchen' || name.includes(compact(toReasonText(reason))))
    .map(toReasonText)
    .slice(0, 3);
}
