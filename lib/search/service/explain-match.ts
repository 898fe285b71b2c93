import 'server-only';
import {
  MEATS,
  NO_RESTRICTIONS,
  getOneQuestion,
  matchRestrictions,
  createSubstanceMatcher,
  toFit,
  createForbiddenMatcher,
  toReasonText,
  type DietaryRestrictions,
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
import { resolveVegetarianClass } from '@kioot/engine/needs';
import { getUnstatedAllergens, isDietStated, isRuledOutByHalal } from '@kioot/engine/verdicts';
import type { RestaurantRow } from '../../places/row';
import { getDishEvidence } from '../classification/dish-evidence';
import { toBestEvidence } from '../contract/best-evidence';
import { DIET_GROUPS } from '../contract/diet-groups';
import { toProfileKey } from '../../needs/profile-key';
import type { Evidence, RestaurantHidden, RestaurantMatch } from '../contract/rec-contract';
import type { StaffQuestion } from '../contract/staff-questions';

/** Maximum number of dishes in a group or warning: enough to order by, few enough to transfer. */
const MAX_DISHES_PER_GROUP = 6;
const MAX_QUESTIONS_PER_GROUP = 3;
const MAX_DISHES_PER_WARNING = 3;

/** Preference and restrictions of a visitor. */
interface MatchContext {
  preference: Preference;
  avoided: DietaryRestrictions;
  forbidden: ReturnType<typeof createForbiddenMatcher>;
}

/**
 * True for a dish that this visitor would not order, so that its hidden ingredients need no
 * warning.
 */
function isExcluded(dish: DishFacts, { preference, avoided, forbidden }: MatchContext): boolean {
  if (matchRestrictions(dish, avoided).verdict === 'no') return true;
  const isForbidden = (meat: Meat) => forbidden({ origin: 'meat', meat });
  switch (preference.kind) {
    case 'any':
      return false;
    case 'meats': {
      const mainMeats = [...dish.mainMeats, ...dish.possibleMainMeats];
      return mainMeats.length > 0 && mainMeats.every(isForbidden);
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

const isSeaMeat = (meat: Meat): boolean => meat === 'fish' || meat === 'seafood';
/** Meats that a faith forbids on its own. */
const isForbiddenByFaith = (meat: Meat): boolean => meat === 'pork' || meat === 'beef';

/**
 * True for a substance to warn of. A choice of meats may stand for a faith that forbids pork or beef,
 * one of fish alone for no other meat; a visitor who likes pork is not warned of fish sauce or
 * chicken stock.
 */
function isAvoided(
  substance: Pick<Substance, 'meat'> | undefined,
  preference: Preference,
): boolean {
  if (preference.kind !== 'meats') return true;
  const meat = substance?.meat;
  if (meat === undefined || isSeaMeat(meat)) return false;
  return isForbiddenByFaith(meat) || preference.meats.every(isSeaMeat);
}

/** Classified place with its match. */
interface MatchedPlace extends Pick<RestaurantRow, 'title' | 'facts'> {
  diet: RestaurantDiet;
  match: PreferenceMatch;
}

/**
 * Creates the explainer of matches, over the hidden ingredients and substances of a lexicon: call
 * it per visitor, then per place.
 */
export function createMatchExplainer({
  hidden,
  substances,
}: Pick<Lexicon, 'hidden' | 'substances'>) {
  const byName = new Map(substances.map((substance) => [substance.name, substance]));
  const byCode = new Map(
    hidden.map(({ code, substances: names }) => [
      code,
      names.flatMap((name) => byName.get(name) ?? []),
    ]),
  );

  /** Names of unwanted substances that a dish may contain, in the order of the dish. */
  const getConflicts = (dish: DishFacts, { forbidden, preference }: MatchContext): string[] =>
    dish.contains.filter((name) => {
      const substance = byName.get(name);
      return (
        substance !== undefined &&
        forbidden(substance) &&
        !isRuledOutByHalal(dish, substance, preference)
      );
    });

  const toStaffQuestion = (dish: DishFacts, context: MatchContext): StaffQuestion => {
    const { about, tell: unlikely } = matchRestrictions(dish, context.avoided);
    const all = new Set([...getConflicts(dish, context), ...about]);
    const question = getOneQuestion(dish, context.preference, context.avoided);
    const isOpen = all.size + unlikely.length > 0 || question !== undefined;
    const tell = isOpen ? unlikely : getUnstatedAllergens(dish, context.avoided);
    return {
      ...{ dish: dish.dish, about: [...all] },
      ...(tell.length > 0 ? { tell: [...tell] } : {}),
      ...(question === undefined ? {} : { question }),
    };
  };

  /**
   * Warnings for a shown dish beyond its coded hidden ingredients, alternatives of an ingredient
   * included.
   */
  const toUncodedWarnings = (dish: DishFacts, context: MatchContext): RestaurantHidden[] => {
    const codedIngredients = new Set(
      dish.hidden.flatMap(({ code }) => (byCode.get(code) ?? []).map(({ name }) => name)),
    );
    const { about } = matchRestrictions(dish, context.avoided);
    const conflicts = getConflicts(dish, context).filter(
      (name) => !codedIngredients.has(name) && isAvoided(byName.get(name), context.preference),
    );
    return [...conflicts, ...about.filter((code) => code !== 'spicy')].map((code) => {
      const meat = byName.get(code)?.meat;
      const isOften = code === 'pungent' || (meat !== undefined && dish.meats[meat] === 'yes');
      return { code, certainty: isOften ? 'often' : 'sometimes', dishes: [dish.dish] };
    });
  };

  return (need: Preference, profile: DietaryRestrictions = NO_RESTRICTIONS) => {
    const { preference, restrictions: avoided } = resolveVegetarianClass(need, profile);
    const context: MatchContext = {
      preference,
      avoided,
      forbidden: createForbiddenMatcher(preference),
    };
    const toVerdict = createSubstanceMatcher(preference);
    // As the phone computes it: a class of vegetarian food is resolved for the match alone.
    const checkedFor = toProfileKey(need, profile);
    return {
      /** Substances and allergens of a dish to ask about, and its one question. */
      toStaffQuestion: (dish: DishFacts): StaffQuestion => toStaffQuestion(dish, context),

      /**
       * Warnings for one restaurant, likeliest first: ingredients that conflict with the preference
       * or restrictions, in dishes the visitor might order. A restaurant that claims to be halal is
       * not asked about the meats it serves.
       */
      toHidden({ diet, match }: MatchedPlace): RestaurantHidden[] {
        const isVouchedFor = (substance: Substance) =>
          preference.kind === 'halal' && match.verdict === 'yes' && substance.origin === 'meat';
        const isConflicting = (substance: Substance) =>
          toVerdict(substance) === 'no' ||
          (toVerdict(substance) === 'ask' && !isVouchedFor(substance));
        const excludedDishes = new Set(
          diet.dishes.filter((dish) => isExcluded(dish, context)).map(({ dish }) => dish),
        );
        const porkFree = new Set(
          diet.dishes
            .filter((dish) => isRuledOutByHalal(dish, { meat: 'pork' }, preference))
            .map(({ dish }) => dish),
        );
        const isPorkAlone = (code: string) =>
          (byCode.get(code) ?? []).filter(isConflicting).every(({ meat }) => meat === 'pork');
        const shownDishes = new Set([...match.dishes, ...match.askable]);
        const warnings = new Map<string, RestaurantHidden>();
        const warn = ({ code, certainty, dishes }: HiddenIngredient): void => {
          const relevantDishes = dishes.filter(
            (dish) => !excludedDishes.has(dish) && !(porkFree.has(dish) && isPorkAlone(code)),
          );
          const known = warnings.get(code);
          if (relevantDishes.length === 0) return;
          warnings.set(code, {
            code,
            certainty: known?.certainty === 'often' ? 'often' : certainty,
            dishes: [...new Set([...(known?.dishes ?? []), ...relevantDishes])].slice(
              0,
              MAX_DISHES_PER_WARNING,
            ),
          });
        };
        const isRelevant = ({ code }: HiddenIngredient) =>
          (byCode.get(code) ?? []).some(
            (substance) => isConflicting(substance) && isAvoided(substance, preference),
          );
        diet.hidden.filter(isRelevant).forEach(warn);
        for (const dish of diet.dishes) {
          if (shownDishes.has(dish.dish)) toUncodedWarnings(dish, context).forEach(warn);
        }
        return [...warnings.values()].sort(
          (a, b) => Number(a.certainty !== 'often') - Number(b.certainty !== 'often'),
        );
      },

      /**
       * Reasons for listing a restaurant: dishes per wish that match and dishes to ask about, else
       * the terms in its name. No reasons for a visitor who eats anything.
       */
      toMatch({ title, facts, diet, match }: MatchedPlace): RestaurantMatch {
        const { share, known, dishes, askable, justServes } = match;
        const verdict = { fit: toFit(match), share, known, checkedFor };
        if (checkedFor === undefined) return { ...verdict, groups: [], because: [] };
        const isNamed = dishes.length + askable.length > 0;
        const because = isNamed ? [] : toTitleReasons(title, match.because);
        const askableDishes = new Set(askable);
        /** One question first, then dishes that fit by their names. */
        const toQuestionRank = (dish: DishFacts): number => {
          if (getOneQuestion(dish, preference, avoided) !== undefined) return 0;
          return isVeganByName(dish) ? 1 : 2;
        };
        const toGroup = (wish: string, isOfWish: (dish: DishFacts) => boolean) => {
          const groupDishes = diet.dishes.filter(isOfWish);
          const names = new Set(groupDishes.map(({ dish }) => dish));
          const ask = groupDishes
            .filter(({ dish }) => askableDishes.has(dish))
            .sort((a, b) => toQuestionRank(a) - toQuestionRank(b))
            .slice(0, MAX_QUESTIONS_PER_GROUP)
            .map((dish) => toStaffQuestion(dish, context));
          const certainDishes = dishes
            .filter((dish) => names.has(dish))
            .slice(0, MAX_DISHES_PER_GROUP);
          return { wish, dishes: certainDishes, ...(ask.length > 0 ? { ask } : {}) };
        };
        const isDiet = preference.kind === 'strictVegan' || preference.kind === 'lactoOvo';
        const evidence = isDiet
          ? toEvidence({ facts, diet, match }, preference.kind === 'strictVegan')
          : undefined;
        const groups =
          preference.kind === 'meats'
            ? MEATS.filter((meat) => preference.meats.includes(meat)).map((meat) =>
                toGroup(meat, ({ mainMeats, possibleMainMeats }) =>
                  [...mainMeats, ...possibleMainMeats].includes(meat),
                ),
              )
            : [toGroup(DIET_GROUPS[preference.kind], () => true)];
        return {
          ...verdict,
          groups: groups.filter((group) => group.dishes.length > 0 || 'ask' in group),
          because,
          ...(evidence ? { evidence } : {}),
          ...(justServes ? { justServes } : {}),
        };
      },
    };
  };
}

/** Best evidence of the dishes shown; none for a question that no offer of the diet answers. */
function toEvidence(
  { facts, diet, match }: Pick<MatchedPlace, 'facts' | 'diet' | 'match'>,
  isVegan: boolean,
): Evidence | undefined {
  const { verdict, dishes, askable } = match;
  if (dishes.length === 0 && askable.length === 0) {
    return verdict === 'yes' ? { by: 'title' } : undefined;
  }
  const isCertain = dishes.length > 0;
  const shown = new Set(isCertain ? dishes : askable);
  const shownDishes = diet.dishes.filter(({ dish }) => shown.has(dish));
  return (
    toBestEvidence(
      shownDishes.map((dish) => getDishEvidence({ facts }, dish)),
      isCertain,
    ) ?? (isVegan && shownDishes.some(isVeganByName) ? { by: 'name' } : undefined)
  );
}

/** True for a dish that is vegan by the food in its name, on nobody's word. */
const isVeganByName = (dish: DishFacts): boolean => dish.vegan === 'yes' && !isDietStated(dish);

const normalizeName = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, '').toLowerCase();

/** Deciding words of the name, and kinds of kitchen, in their wire form. */
export function toTitleReasons(title: string, because: readonly Reason[]): string[] {
  const name = normalizeName(title);
  return because
    .filter(
      (reason) => reason.kind === 'kitchen' || name.includes(normalizeName(toReasonText(reason))),
    )
    .map(toReasonText)
    .slice(0, 3);
}
