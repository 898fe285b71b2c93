import {
  createForbiddenMatcher,
  createSubstanceMatcher,
  EXCLUDED_BY_CLASS,
  resolveVegetarianClass,
  type SubstanceKind,
} from '../needs/diet-table';
import type { DietaryRestrictions, Preference, Verdict } from '../needs/need';
import type { Allergen } from '../needs/allergens';
import { getPossibleAnimals, getPossibleMeats, type AllergenEvidence } from './dish-allergens';
import { getUnstatedAllergens, isStatedToFit } from './menu-evidence';
import {
  createDishMatcher,
  getAllergenPresence,
  getOneQuestion,
  isKnownDish,
  isRuledOutByHalal,
  matchNotSpicy,
  matchRestrictions,
  toUnwantedMeats,
} from './dish-matcher';
import type { CompactDishFacts, DishFacts, PlaceFacts } from './facts';
import type { Diet } from './rules/rule';

/** Substances, hidden ingredients and terms of families, by the allergen that they may bring. */
export type DishSources = Readonly<Partial<Record<Allergen, readonly string[]>>>;

/** Verdict on one dish for one profile, with its reasons. */
export interface DishVerdict {
  verdict: Verdict;
  /**
   * Codes of substances, allergens or `spicy`. For `no`: in the dish. For `ask` and `unknown`:
   * possibly in it. For `yes`: anything else that is or may be in it.
   */
  about: readonly string[];
  /** Allergens that are usually absent without a promise: to mention to the staff. */
  tell: readonly Allergen[];
  /** Only for `ask` and `unknown`: sources of what may be in the dish, see `AllergenEvidence`. */
  sources?: DishSources;
  /**
   * Only for `ask` and `unknown`: those of `about` that are in the dish, so that they can be left out
   * at best.
   */
  certain?: readonly string[];
  /** Only for `no`: true where the dish holds nothing forbidden, but its kitchen is not halal. */
  isByKitchen?: true;
  /** Only for `ask`, where the place does not say that it is halal: what to ask about first. */
  asksHalal?: 'meat' | 'alcohol';
  /** Only for `ask`: the one thing whose absence makes it fit a diet, see `getOneQuestion`. */
  question?: { code: string; diet: Diet };
}

const WORST_FIRST: readonly Verdict[] = ['no', 'unknown', 'ask', 'yes'];
const worstOf = (...verdicts: readonly Verdict[]): Verdict =>
  WORST_FIRST.find((verdict) => verdicts.includes(verdict)) ?? 'unknown';

/** Verdict of the place, unless the dish itself contains something forbidden. */
function matchHalal(dish: CompactDishFacts, halal: Verdict): Verdict {
  const forbidden = createForbiddenMatcher({ kind: 'halal' });
  const isOut = dish.contains.some(
    (substance) =>
      forbidden(substance) &&
      // Blood, which is neither, is never a mere possibility.
      (substance.alcohol ? dish.alcohol : substance.meat ? dish.meats[substance.meat] : 'yes') ===
        'yes',
  );
  if (isOut) return 'no';
  // Tea, coffee and plain rice are what they are in any kitchen.
  const isPlain = dish.pungent === 'no' && dish.otherAllergens !== 'unknown';
  if (isPlain && dish.vegan === 'yes' && dish.alcohol === 'no' && halal === 'ask') return 'yes';
  return dish.contains.some(forbidden) ? worstOf(halal, 'ask') : halal;
}

/** True for a dish that may have meat of a kind that has to be halal: no fish and no vegetables. */
function mayHaveMeat(dish: CompactDishFacts): boolean {
  const match = createSubstanceMatcher({ kind: 'halal' });
  return (
    dish.lactoOvo !== 'yes' &&
    (getPossibleMeats(dish).length > 0 ||
      Object.values(dish.meats).includes('unknown') ||
      dish.contains.some((substance) => match(substance) !== 'yes'))
  );
}

/**
 * True where an ingredient is certain, as far as the facts distinguish substances. Of several fish
 * or seafoods (loach and mackerel) each needs evidence of its own.
 */
function isCertainlyIn(
  { allergens, contains, ...dish }: CompactDishFacts,
  { name, meat, alcohol, origin }: SubstanceKind,
): boolean {
  const evidence: Readonly<Partial<Record<string, AllergenEvidence>>> = allergens;
  const [own] = evidence[name ?? ''] ?? [];
  if (own) return own === 'yes';
  const isOther = contains.some(
    (other) => meat !== undefined && other.meat === meat && evidence[other.name]?.[0] === 'yes',
  );
  if (isOther) return false;
  const presence = alcohol
    ? dish.alcohol
    : meat
      ? dish.meats[meat]
      : origin === 'egg' || origin === 'dairy'
        ? dish[origin]
        : 'maybe';
  return presence === 'yes';
}

/** Forbidden ingredients that are or may be in the dish, after the halal claim of its place. */
function getUnwanted(dish: CompactDishFacts, preference: Preference): CompactDishFacts['contains'] {
  const forbidden = createForbiddenMatcher(preference);
  return dish.contains.filter(
    (substance) => forbidden(substance) && !isRuledOutByHalal(dish, substance, preference),
  );
}

/** Codes that rule the dish out for this preference and these restrictions. */
function toObstacles(
  dish: CompactDishFacts,
  preference: Preference,
  restrictions: DietaryRestrictions,
): string[] {
  const { allergies, notSpicy, noFivePungent, vegetarianClass } = restrictions;
  const avoided = vegetarianClass ? [...allergies, EXCLUDED_BY_CLASS[vegetarianClass]] : allergies;
  const obstacles: string[] = avoided.filter((code) => getAllergenPresence(dish, code) === 'yes');
  if (notSpicy && matchNotSpicy(dish.spice) === 'no') obstacles.push(dish.spice);
  if (noFivePungent && dish.pungent === 'yes') obstacles.push('pungent');
  if (preference.kind === 'meats') {
    const unwanted = toUnwantedMeats(preference);
    const defining = dish.mainMeats.length > 0 ? dish.mainMeats : dish.possibleMainMeats;
    return [...new Set([...defining.filter((meat) => unwanted.has(meat)), ...obstacles])];
  }
  const unwantedIngredients = getUnwanted(dish, preference);
  const certain = unwantedIngredients.filter((substance) => isCertainlyIn(dish, substance));
  const named = (certain.length > 0 ? certain : unwantedIngredients).map(({ name }) => name);
  return [...new Set([...named, ...obstacles])];
}

/** Reasons for a question: sources of possible ingredients, and ingredients that are certain. */
function toSources(
  { contains, allergens, ...dish }: CompactDishFacts,
  about: readonly string[],
): Pick<DishVerdict, 'sources' | 'certain'> {
  const sources: Partial<Record<Allergen, readonly string[]>> = {};
  // `Object.entries` loses the type of the keys.
  for (const [code, [is, ...by]] of Object.entries(allergens) as [Allergen, AllergenEvidence][]) {
    if (is === 'maybe') sources[code] = by;
  }
  const certain = contains
    .filter(
      (substance) =>
        about.includes(substance.name) &&
        isCertainlyIn({ ...dish, contains, allergens }, substance),
    )
    .map(({ name }) => name);
  return { sources, ...(certain.length > 0 ? { certain } : {}) };
}

/**
 * Verdicts on the dishes of one place, consistent with the list of places (`matchPreference`):
 * `yes` where the list is certain, `ask` where it asks, never `yes` for a dish that the list does
 * not count as a meal. For halal, alcohol in the dish counts as well.
 * @param halal verdict of the place
 *
 * @example
 * const { substances } = getLexicon()
 * const byName = new Map(substances.map((substance) => [substance.name, substance]))
 * const dish = toCompactFacts(createEngine(getLexicon()).classifyDish('삼겹살'), byName)
 * const explain = createDishExplainer({ kind: 'strictVegan' }, NO_RESTRICTIONS, 'unknown')
 * explain(dish) // => { verdict: 'no', about: ['pork'], tell: [] }
 */
export function createDishExplainer(
  chosen: Preference,
  chosenRestrictions: DietaryRestrictions,
  halal: Verdict,
): (dish: CompactDishFacts) => DishVerdict {
  const { preference, restrictions } = resolveVegetarianClass(chosen, chosenRestrictions);
  const match = createDishMatcher(preference, restrictions);

  return (dish) => {
    const restricted = matchRestrictions(dish, restrictions);
    const isHalal = preference.kind === 'halal';
    const byPreference = match(dish).verdict;
    const matched = isHalal ? worstOf(byPreference, matchHalal(dish, halal)) : byPreference;
    if (matched === 'no' || restricted.verdict === 'no') {
      const about = toObstacles(dish, preference, restrictions);
      const isByKitchen = isHalal && halal === 'no' && byPreference !== 'no' && about.length === 0;
      return { verdict: 'no', about, tell: [], ...(isByKitchen ? { isByKitchen } : {}) };
    }
    if (!isKnownDish(dish)) return { verdict: 'unknown', about: [], tell: [] };
    if (matched === 'unknown') {
      // A place that says nothing of halal leaves the allergies of the same guest to ask about.
      const about = restricted.verdict === 'ask' ? restricted.about : [];
      return { verdict: 'unknown', about, tell: restricted.tell, ...toSources(dish, about) };
    }
    const unwanted = getUnwanted(dish, preference).map(({ name }) => name);
    const isDiet = preference.kind === 'strictVegan' || preference.kind === 'lactoOvo';
    // The staff are asked about all that dishes like it may have.
    const possible = isDiet && matched === 'ask' ? getPossibleAnimals(dish) : [];
    const code = getOneQuestion(dish, preference, restrictions);
    const diet = preference.kind === 'strictVegan' ? preference.kind : 'lactoOvo';
    const about = [...new Set([...unwanted, ...possible, ...restricted.about])];
    return {
      verdict: matched,
      ...(code === undefined ? {} : { question: { code, diet } }),
      ...(matched === 'ask' ? toSources(dish, about) : {}),
      ...(matched === 'ask' && isHalal && halal !== 'yes'
        ? { asksHalal: mayHaveMeat(dish) ? 'meat' : 'alcohol' }
        : {}),
      about,
      tell: restricted.tell,
    };
  };
}

/**
 * {@link createDishExplainer} for the dishes on the page of a place: a meal that fits by its name alone
 * is asked about, as in the match of the place.
 *
 * @example
 * const engine = createEngine(getLexicon())
 * const { dishes, ...place } = engine.classifyRestaurant({ contentId: '1', title: '가게', firstmenu: '호박죽', treatmenu: '' })
 * const byName = new Map(getLexicon().substances.map((substance) => [substance.name, substance]))
 * const [dish] = dishes.map((each) => ({ ...toCompactFacts(each, byName), serving: each.serving }))
 * createPlaceDishExplainer({ kind: 'strictVegan' }, NO_RESTRICTIONS, place)(dish).verdict // => 'ask'
 */
export function createPlaceDishExplainer(
  need: Preference,
  avoided: DietaryRestrictions,
  { halal, byName }: Pick<PlaceFacts, 'halal' | 'byName'>,
): (dish: CompactDishFacts & Pick<DishFacts, 'serving'>) => DishVerdict {
  const { preference, restrictions } = resolveVegetarianClass(need, avoided);
  const explain = createDishExplainer(need, avoided, halal);
  const isOfDiet = byName.strictVegan === 'yes';
  return (dish) => {
    const explained = explain(dish);
    const isSettled =
      explained.verdict !== 'yes' ||
      dish.serving !== 'meal' ||
      isStatedToFit(dish, preference, restrictions, isOfDiet);
    return isSettled
      ? explained
      : { verdict: 'ask', about: [], tell: getUnstatedAllergens(dish, restrictions) };
  };
}
