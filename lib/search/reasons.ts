import 'server-only';
import {
  MEATS,
  judgeAvoided,
  matchSubstances,
  toFit,
  toForbidden,
  toReasonText,
  type Avoided,
  type DishFacts,
  type HiddenIngredient,
  type Lexicon,
  type Meat,
  type Preference,
  type PreferenceMatch,
  type Reason,
  type RestaurantDiet,
  type Substance,
} from '@kioot/engine';
import { isRuledOut } from '@kioot/engine/verdicts';
import { toCheckedFor } from './checked-for';
import type { RestaurantHidden, RestaurantMatch } from './contract';

/** How many dishes are named for one wish or one warning: enough to order by, few enough to carry around. */
const MAX_DISHES = 6;
const MAX_ASKED_DISHES = 3;
const MAX_WARNED_DISHES = 3;

/** What somebody wishes for, and what they must not have. */
interface Wanted {
  preference: Preference;
  avoided: Avoided;
  forbidden: ReturnType<typeof toForbidden>;
}

/** A dish nobody who wishes for this, and must avoid that, would order: what is hidden in it is no news to them. */
function isOutOfQuestion(dish: DishFacts, { preference, avoided, forbidden }: Wanted): boolean {
  if (judgeAvoided(dish, avoided).verdict === 'no') return true;
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

/** Which wish a diet's dishes meet, as the screen names it. */
const DIET_WISHES = {
  any: 'any',
  halal: 'halal',
  strictVegan: 'vegan',
  lactoOvo: 'vegetarian',
} as const;

/** A place that was judged, and what for. */
interface Judged {
  title: string;
  diet: RestaurantDiet;
  match: PreferenceMatch;
}

type Ask = NonNullable<RestaurantMatch['groups'][number]['ask']>[number];

/**
 * Says why a place is listed and what to ask there, over the codes and substances of a lexicon: first for whom, once for many
 * places.
 */
export function createReasons({ hidden, substances }: Pick<Lexicon, 'hidden' | 'substances'>) {
  const byName = new Map(substances.map((substance) => [substance.name, substance]));
  const byCode = new Map(
    hidden.map(({ code, substances: names }) => [
      code,
      names.flatMap((name) => byName.get(name) ?? []),
    ]),
  );

  /** What may be in a dish and must not: names of substances, in the order of the dish. */
  const toUnwanted = (dish: DishFacts, { forbidden, preference }: Wanted): string[] =>
    dish.contains.filter((name) => {
      const substance = byName.get(name);
      return (
        substance !== undefined && forbidden(substance) && !isRuledOut(dish, substance, preference)
      );
    });

  const toAsk = (dish: DishFacts, wanted: Wanted): Ask => {
    const { about, tell } = judgeAvoided(dish, wanted.avoided);
    const all = new Set([...toUnwanted(dish, wanted), ...about]);
    return { dish: dish.dish, about: [...all], ...(tell.length > 0 ? { tell: [...tell] } : {}) };
  };

  /** What is in a dish that is shown, beside the hidden ingredients that have a code: also what it may be one of. */
  const toOpenWarnings = (dish: DishFacts, wanted: Wanted): RestaurantHidden[] => {
    const coded = new Set(
      dish.hidden.flatMap(({ code }) => (byCode.get(code) ?? []).map(({ name }) => name)),
    );
    const { about } = judgeAvoided(dish, wanted.avoided);
    const unwanted = toUnwanted(dish, wanted).filter((name) => !coded.has(name));
    return [...unwanted, ...about.filter((code) => code !== 'spicy')].map((code) => {
      const meat = byName.get(code)?.meat;
      const isOften = code === 'pungent' || (meat !== undefined && dish.meats[meat] === 'yes');
      return { code, certainty: isOften ? 'often' : 'sometimes', dishes: [dish.dish] };
    });
  };

  return (preference: Preference, avoided: Avoided) => {
    const wanted: Wanted = { preference, avoided, forbidden: toForbidden(preference) };
    const toVerdict = matchSubstances(preference);
    const checkedFor = toCheckedFor(preference, avoided);
    return {
      /**
       * The warnings for one restaurant, likeliest first: only what conflicts with the preference or must be avoided, and only
       * in dishes the visitor might order. A place that says of itself that it is halal is not asked about the meats it serves.
       */
      toHidden({ diet, match }: Judged): RestaurantHidden[] {
        const isAnswered = (substance: Substance) =>
          preference.kind === 'halal' && match.verdict === 'yes' && substance.origin === 'meat';
        const isUnwanted = (substance: Substance) =>
          toVerdict(substance) === 'no' ||
          (toVerdict(substance) === 'ask' && !isAnswered(substance));
        const outOfQuestion = new Set(
          diet.dishes.filter((dish) => isOutOfQuestion(dish, wanted)).map(({ dish }) => dish),
        );
        const porkFree = new Set(
          diet.dishes
            .filter((dish) => isRuledOut(dish, { meat: 'pork' }, preference))
            .map(({ dish }) => dish),
        );
        const isPorkAlone = (code: string) =>
          (byCode.get(code) ?? []).filter(isUnwanted).every(({ meat }) => meat === 'pork');
        const shown = new Set([...match.dishes, ...match.askable]);
        const warnings = new Map<string, RestaurantHidden>();
        const warn = ({ code, certainty, dishes }: HiddenIngredient): void => {
          const might = dishes.filter(
            (dish) => !outOfQuestion.has(dish) && !(porkFree.has(dish) && isPorkAlone(code)),
          );
          const known = warnings.get(code);
          if (might.length === 0) return;
          warnings.set(code, {
            code,
            certainty: known?.certainty === 'often' ? 'often' : certainty,
            dishes: [...new Set([...(known?.dishes ?? []), ...might])].slice(0, MAX_WARNED_DISHES),
          });
        };
        const matters = ({ code }: HiddenIngredient) => (byCode.get(code) ?? []).some(isUnwanted);
        diet.hidden.filter(matters).forEach(warn);
        for (const dish of diet.dishes) {
          if (shown.has(dish.dish)) toOpenWarnings(dish, wanted).forEach(warn);
        }
        return [...warnings.values()].sort(
          (a, b) => Number(a.certainty !== 'often') - Number(b.certainty !== 'often'),
        );
      },

      /**
       * Why a restaurant is listed: the dishes that meet each wish and those to ask about or, where no dish speaks, what in its
       * name does. Who eats anything and avoids nothing needs no reason.
       */
      toMatch({ title, diet, match }: Judged): RestaurantMatch {
        const { share, known, dishes, askable, justServes } = match;
        const judged = { fit: toFit(match), share, known, checkedFor };
        if (checkedFor === undefined) return { ...judged, groups: [], because: [] };
        const isNamed = dishes.length + askable.length > 0;
        const because = isNamed ? [] : toTitleReasons(title, match.because);
        const asked = new Set(askable);
        const toGroup = (wish: string, isOfWish: (dish: DishFacts) => boolean) => {
          const own = diet.dishes.filter(isOfWish);
          const names = new Set(own.map(({ dish }) => dish));
          const ask = own
            .filter(({ dish }) => asked.has(dish))
            .slice(0, MAX_ASKED_DISHES)
            .map((dish) => toAsk(dish, wanted));
          const sure = dishes.filter((dish) => names.has(dish)).slice(0, MAX_DISHES);
          return { wish, dishes: sure, ...(ask.length > 0 ? { ask } : {}) };
        };
        const groups =
          preference.kind === 'meats'
            ? MEATS.filter((meat) => preference.meats.includes(meat)).map((meat) =>
                toGroup(meat, ({ mainMeats, possibleMainMeats }) =>
                  [...mainMeats, ...possibleMainMeats].includes(meat),
                ),
              )
            : [toGroup(DIET_WISHES[preference.kind], () => true)];
        return {
          ...judged,
          groups: groups.filter((group) => group.dishes.length > 0 || 'ask' in group),
          because,
          ...(justServes ? { justServes } : {}),
        };
      },
    };
  };
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
