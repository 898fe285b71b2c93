import 'server-only';
import {
  createForbiddenMatcher,
  createSubstanceMatcher,
  getOneQuestion,
  matchRestrictions,
  type DietaryRestrictions,
  type DishFacts,
  type Lexicon,
  type Preference,
  type Substance,
  MEATS,
  type HiddenIngredient,
  type Meat,
  type PreferenceMatch,
  type PlaceFacts,
} from '@kioot/engine';
import { orderByRate } from '@kioot/engine/lexicon';
import { resolveVegetarianClass } from '@kioot/engine/needs';
import { getUnstatedAllergens, isRuledOutByHalal } from '@kioot/engine/verdicts';
import type { StaffQuestion } from '../contract/staff-questions';
import type { RestaurantHidden } from '../contract/rec-contract';

/** Substances of a lexicon. */
export interface SubstanceTable {
  byName: ReadonlyMap<string, Substance>;
  /** Substances of a hidden ingredient. */
  byCode: ReadonlyMap<string, readonly Substance[]>;
}

/** Creates the table of a lexicon. */
export function createSubstanceTable({
  hidden,
  substances,
}: Pick<Lexicon, 'hidden' | 'substances'>): SubstanceTable {
  const byName = new Map(substances.map((substance) => [substance.name, substance]));
  const toSubstances = (names: readonly string[]) =>
    names.flatMap((name) => byName.get(name) ?? []);
  return {
    byName,
    byCode: new Map(hidden.map(({ code, substances: names }) => [code, toSubstances(names)])),
  };
}

/** Preference and restrictions of a visitor, over the substances of a lexicon. */
export interface MatchContext extends SubstanceTable {
  preference: Preference;
  avoided: DietaryRestrictions;
  forbidden: ReturnType<typeof createForbiddenMatcher>;
  toVerdict: ReturnType<typeof createSubstanceMatcher>;
}

/** Context of a need; a class of vegetarian food is resolved. */
export function toMatchContext(
  table: SubstanceTable,
  need: Preference,
  profile: DietaryRestrictions,
): MatchContext {
  const { preference, restrictions: avoided } = resolveVegetarianClass(need, profile);
  return {
    ...{ ...table, preference, avoided },
    forbidden: createForbiddenMatcher(preference),
    toVerdict: createSubstanceMatcher(preference),
  };
}

/** Names of unwanted substances that a dish may contain, in the order of the dish. */
const getConflicts = (dish: DishFacts, { byName, forbidden, preference }: MatchContext): string[] =>
  dish.contains.filter((name) => {
    const substance = byName.get(name);
    return (
      substance !== undefined &&
      forbidden(substance) &&
      !isRuledOutByHalal(dish, substance, preference)
    );
  });

/** Substances and allergens of a dish to ask about, and its one question. */
export function toStaffQuestion(dish: DishFacts, context: MatchContext): StaffQuestion {
  const { about, tell: unlikely } = matchRestrictions(dish, context.avoided);
  const all = new Set([...getConflicts(dish, context), ...about]);
  const question = getOneQuestion(dish, context.preference, context.avoided);
  const isOpen = all.size + unlikely.length > 0 || question !== undefined;
  const tell = isOpen ? unlikely : getUnstatedAllergens(dish, context.avoided);
  return {
    ...{ dish: dish.dish, about: orderByRate(dish.dish, [...all]) },
    ...(tell.length > 0 ? { tell: [...tell] } : {}),
    ...(question === undefined ? {} : { question }),
  };
}

/** Enough dishes of a warning to order by, few enough to transfer. */
const MAX_DISHES_PER_WARNING = 3;

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

/**
 * Warnings for a shown dish beyond its coded hidden ingredients, alternatives of an ingredient
 * included.
 */
function toUncodedWarnings(dish: DishFacts, context: MatchContext): RestaurantHidden[] {
  const { byName, byCode } = context;
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
}

/**
 * Warnings for one restaurant, likeliest first: ingredients that conflict with the preference
 * or restrictions, in dishes the visitor might order. A restaurant that claims to be halal is
 * not asked about the meats it serves.
 */
export function toHiddenWarnings(
  { diet, match }: { diet: PlaceFacts; match: PreferenceMatch },
  context: MatchContext,
): RestaurantHidden[] {
  const { preference, byCode, toVerdict } = context;
  const isVouchedFor = (substance: Substance) =>
    preference.kind === 'halal' && match.verdict === 'yes' && substance.origin === 'meat';
  const isConflicting = (substance: Substance) =>
    toVerdict(substance) === 'no' || (toVerdict(substance) === 'ask' && !isVouchedFor(substance));
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
}
