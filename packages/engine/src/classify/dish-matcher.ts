import { ALLERGENS, type Allergen } from '../needs/allergens';
import { createForbiddenMatcher, EXCLUDED_BY_CLASS } from '../needs/diet-table';
import type { DietaryRestrictions, Preference, Verdict } from '../needs/need';
import type { Spice, Substance } from '../segmentation/lexicon';
import { filterMeats, MEATS, type Meat } from '../segmentation/meats';
import type { Presence } from '../segmentation/presence';
import { FREE_FROM_CLAIM, RARELY_HIDDEN, type DishAllergens } from './dish-allergens';
import { DIET_FIELDS, type DishFacts, type CompactDishFacts } from './facts';

/** Facts that decide a match. */
export type MatchableFacts = Omit<CompactDishFacts, 'contains'>;

export const NO_RESTRICTIONS: DietaryRestrictions = { allergies: [] };

/**
 * Presence of an allergen in a dish. `no` needs the menu's word or a reason in the family of the
 * dish (`otherAllergens`); everything else not found is `unknown`, which is never shown as safe.
 *
 * @example
 * const engine = createEngine(getLexicon())
 * getAllergenPresence(engine.classifyDish('두부조림'), 'soy') // => 'yes'
 * getAllergenPresence(engine.classifyDish('두부조림'), 'egg') // => 'maybe'
 */
export function getAllergenPresence(
  { allergens, otherAllergens }: DishAllergens,
  code: Allergen,
): Presence {
  const found = allergens[code];
  if (found) return found[0];
  if (otherAllergens === 'unknown') return 'unknown';
  return otherAllergens === 'absent' || RARELY_HIDDEN.has(code) ? 'no' : 'unknown';
}

/**
 * True where a `no` of {@link getAllergenPresence} is certain: the menu says so, or the dish cannot
 * contain it.
 *
 * @example
 * const engine = createEngine(getLexicon())
 * isAllergenCertainlyAbsent(engine.classifyDish('오렌지'), 'egg') // => true
 * isAllergenCertainlyAbsent(engine.classifyDish('김치찌개'), 'peanut') // => false
 */
export function isAllergenCertainlyAbsent(
  { allergens, otherAllergens }: DishAllergens,
  code: Allergen,
): boolean {
  const is = allergens[code]?.[0];
  return is === 'no' || (is === undefined && otherAllergens === 'absent');
}

/**
 * {@link getAllergenPresence} for every allergen code.
 *
 * @example
 * toAllergenPresences(createEngine(getLexicon()).classifyDish('새우볶음밥')).shrimp // => 'yes'
 */
export function toAllergenPresences(dish: DishAllergens): Record<Allergen, Presence> {
  // Built from `ALLERGENS`: every code and no other.
  return Object.fromEntries(
    ALLERGENS.map((code) => [code, getAllergenPresence(dish, code)]),
  ) as Record<Allergen, Presence>;
}

/**
 * True where the menu itself claims the dish is free from an allergen ("dairy-free"). A diet label
 * ("vegan") is no such claim.
 *
 * @example
 * const engine = createEngine(getLexicon())
 * isClaimedFreeFrom(engine.classifyDish('땅콩 없는 쿠키'), 'peanut') // => true
 * isClaimedFreeFrom(engine.classifyDish('비건 쿠키'), 'milk') // => false
 */
export function isClaimedFreeFrom({ allergens }: DishAllergens, code: Allergen): boolean {
  const [is, by] = allergens[code] ?? [];
  return is === 'no' && by === FREE_FROM_CLAIM;
}

/**
 * Answer for a visitor who eats nothing spicy, by the heat of a dish: the only place that decides it.
 * Mild dishes are asked about, since they are hot to some visitors.
 *
 * @example
 * matchNotSpicy('mild') // => 'ask'
 */
export function matchNotSpicy(spice: Spice): 'yes' | 'ask' | 'no' {
  if (spice === 'none') return 'yes';
  return spice === 'hot' || spice === 'very-hot' ? 'no' : 'ask';
}

/** Verdict on one dish for a visitor with dietary restrictions. */
interface RestrictionVerdict {
  /**
   * `yes`: cannot contain it; `ask`: may contain it, or nothing says that it does not; `no`:
   * contains it.
   */
  verdict: 'yes' | 'ask' | 'no';
  /** Codes to ask the staff about: possibly in the dish. */
  about: readonly (Allergen | 'spicy' | 'pungent')[];
  /** Allergens that are usually absent without a promise: to mention to the staff. */
  tell: readonly Allergen[];
}

const FORBIDDEN: RestrictionVerdict = { verdict: 'no', about: [], tell: [] };

/** True where anything is restricted at all. */
export const hasRestrictions = (restrictions: DietaryRestrictions): boolean =>
  restrictions.allergies.length > 0 ||
  (['otherSevere', 'notSpicy', 'noFivePungent'] as const).some((each) => restrictions[each]);

/** Facts that restrictions are matched with. */
type RestrictionFacts = Pick<
  DishFacts,
  'spice' | 'pungent' | 'allergens' | 'otherAllergens' | 'vegan'
>;

/**
 * True where a dish says nothing of the food that a class excludes and needs no question: it is
 * vegan, or an understood drink or sweet (no alliums) whose one animal food is the one eaten.
 */
function isWithoutExcluded(
  dish: RestrictionFacts,
  vegetarianClass: keyof typeof EXCLUDED_BY_CLASS,
): boolean {
  const eaten = EXCLUDED_BY_CLASS[vegetarianClass === 'ovo' ? 'lacto' : 'ovo'];
  return (
    isAllergenCertainlyAbsent(dish, EXCLUDED_BY_CLASS[vegetarianClass]) ||
    (dish.pungent === 'no' && getAllergenPresence(dish, eaten) === 'yes')
  );
}

/**
 * Matches a dish with dietary restrictions. Unlike a diet, an allergy needs more than an absent
 * name: only a dish that cannot contain the allergen (an orange no egg, a vegan dish no milk) is
 * `yes`. A severe allergy is at best `ask`, unless the menu claims that the dish is free from the
 * allergen (decision 0171). A class of vegetarian food is milder: a latte has no egg. Safety: every
 * verdict that is shown passes through here.
 *
 * @example
 * const dish = createEngine(getLexicon()).classifyDish('삼겹살')
 * matchRestrictions(dish, { allergies: ['pork'] }) // => { verdict: 'no', about: [], tell: [] }
 * matchRestrictions(dish, { allergies: ['peanut'] }).tell // => ['peanut']
 */
export function matchRestrictions(
  dish: RestrictionFacts,
  restrictions: DietaryRestrictions,
): RestrictionVerdict {
  const { allergies, severe = [], notSpicy, noFivePungent, vegetarianClass } = restrictions;
  const capped = severe.filter((code) => !isClaimedFreeFrom(dish, code));
  const spicy = notSpicy ? matchNotSpicy(dish.spice) : 'yes';
  if (spicy === 'no') return FORBIDDEN;
  if (noFivePungent && dish.pungent === 'yes') return FORBIDDEN;
  const about: (Allergen | 'spicy' | 'pungent')[] = spicy === 'ask' ? ['spicy'] : [];
  if (noFivePungent && !dish.pungent) about.push('pungent');
  const tell: Allergen[] = [];
  for (const code of allergies) {
    const presence = getAllergenPresence(dish, code);
    if (presence === 'yes') return FORBIDDEN;
    if (presence === 'maybe' || capped.includes(code)) about.push(code);
    else if (!isAllergenCertainlyAbsent(dish, code)) tell.push(code);
  }
  if (vegetarianClass && dish.vegan !== 'yes') {
    const excluded = EXCLUDED_BY_CLASS[vegetarianClass];
    const presence = getAllergenPresence(dish, excluded);
    if (presence === 'yes') return FORBIDDEN;
    const codes = presence === 'maybe' ? about : tell;
    if (presence === 'maybe' || !isWithoutExcluded(dish, vegetarianClass)) codes.push(excluded);
  }
  const isAsked =
    restrictions.otherSevere === true || about.length + tell.length + capped.length > 0;
  return { verdict: isAsked ? 'ask' : 'yes', about, tell };
}

/**
 * Code of the one question whose "no" makes a dish fit: a vegan or vegetarian dish with nothing else
 * to ask about. Undefined for other preferences and beside a restriction that asks, so never for a
 * severe allergy.
 *
 * @example
 * const dish = createEngine(getLexicon()).classifyDish('감자전')
 * getOneQuestion(dish, { kind: 'strictVegan' }, NO_RESTRICTIONS) // => 'egg-in-batter'
 * getOneQuestion(dish, { kind: 'strictVegan' }, { allergies: ['wheat'] }) // => undefined
 */
export function getOneQuestion(
  dish: RestrictionFacts & Pick<DishFacts, 'questions'>,
  { kind }: Preference,
  restrictions: DietaryRestrictions,
): string | undefined {
  const isDiet = kind === 'strictVegan' || kind === 'lactoOvo';
  const question = isDiet ? dish.questions[kind] : undefined;
  return question !== undefined && matchRestrictions(dish, restrictions).verdict === 'yes'
    ? question
    : undefined;
}

/**
 * Verdict on one dish with its weight; `unknown` counts neither for nor against (a bowl of rice for
 * a meat eater).
 */
export interface WeightedVerdict {
  verdict: Verdict;
  /** Weight 0 to 1: half for a suitable dish that also contains an unwanted meat. */
  weight: number;
  /** True for `ask` about one thing only, see `getOneQuestion`. */
  isOneQuestion?: true;
}

const HALF_WEIGHT = 0.5;
export const WEIGHTED_VERDICTS: Readonly<
  Record<Verdict | 'mixed' | 'oneQuestion', WeightedVerdict>
> = {
  yes: { verdict: 'yes', weight: 1 },
  mixed: { verdict: 'yes', weight: HALF_WEIGHT },
  ask: { verdict: 'ask', weight: 0 },
  oneQuestion: { verdict: 'ask', weight: 0, isOneQuestion: true },
  no: { verdict: 'no', weight: 0 },
  unknown: { verdict: 'unknown', weight: 0 },
};

/**
 * True when the lexicon knows what the dish is made of; the restaurant's specialty alone is not
 * enough.
 *
 * @example
 * const engine = createEngine(getLexicon())
 * isKnownDish(engine.classifyDish('김치찌개')) // => true
 * isKnownDish(engine.classifyDish('뷁뷁')) // => false
 */
export function isKnownDish({
  vegan,
  lactoOvo,
  mainMeats,
}: Pick<MatchableFacts, 'vegan' | 'lactoOvo' | 'mainMeats'>): boolean {
  return mainMeats.length > 0 || vegan !== 'unknown' || lactoOvo !== 'unknown';
}

/** True for a dish or restaurant that is not ruled out. */
export const isYesOrAsk = ({ verdict }: { verdict: Verdict }): boolean =>
  verdict === 'yes' || verdict === 'ask';

/** Meats that a preference excludes. */
export function toUnwantedMeats(preference: Preference): ReadonlySet<Meat> {
  const forbidden = createForbiddenMatcher(preference);
  return new Set(filterMeats((meat) => forbidden({ origin: 'meat', meat })));
}

/**
 * Decides by the main meats: none may be unwanted. A dish that is certainly one of several animals
 * suits a visitor who eats all of them.
 */
function matchMeatDish(
  { mainMeats, possibleMainMeats, isEither, meats }: MatchableFacts,
  unwanted: ReadonlySet<Meat>,
): WeightedVerdict {
  const isAmbiguous = mainMeats.length === 0;
  const defining = isAmbiguous ? possibleMainMeats : mainMeats;
  if (defining.length === 0) return WEIGHTED_VERDICTS.unknown;
  const isPartUnwanted = defining.some((meat) => unwanted.has(meat));
  const isUnwanted = isAmbiguous ? defining.every((meat) => unwanted.has(meat)) : isPartUnwanted;
  if (isUnwanted) return WEIGHTED_VERDICTS.no;
  if (isAmbiguous && (isPartUnwanted || !isEither)) return WEIGHTED_VERDICTS.ask;
  const isMixed = MEATS.some((meat) => unwanted.has(meat) && meats[meat] === 'yes');
  return isMixed ? WEIGHTED_VERDICTS.mixed : WEIGHTED_VERDICTS.yes;
}

/** Verdict of a preference alone. Halal is decided by the place, so any dish fits. */
function createPreferenceMatcher(
  preference: Preference,
): (dish: MatchableFacts) => WeightedVerdict {
  const { kind } = preference;
  if (kind === 'strictVegan' || kind === 'lactoOvo') {
    return (dish) =>
      WEIGHTED_VERDICTS[
        dish.questions[kind] === undefined ? dish[DIET_FIELDS[kind]] : 'oneQuestion'
      ];
  }
  if (kind !== 'meats' || preference.meats.length === 0) return () => WEIGHTED_VERDICTS.yes;
  const unwanted = toUnwantedMeats(preference);
  return (dish) => matchMeatDish(dish, unwanted);
}

/**
 * Matcher of single dishes for a preference with restrictions: the one rule for lists of places and
 * for the page of a place. A matching dish that contains something restricted becomes `no`, one that
 * may becomes `ask`.
 * @param others allergies of the others at the table, which hold for every dish that they share
 */
export function createDishMatcher(
  preference: Preference,
  own: DietaryRestrictions,
  others: readonly DietaryRestrictions[] = [],
): (dish: MatchableFacts) => WeightedVerdict {
  const matchAlone = createPreferenceMatcher(preference);
  const ofOne = [own].filter(hasRestrictions);
  const ofTable = [...ofOne, ...others];
  return (dish) => {
    let match = matchAlone(dish);
    for (const restrictions of dish.isShared ? ofTable : ofOne) {
      if (!isYesOrAsk(match)) return match;
      const { verdict } = matchRestrictions(dish, restrictions);
      if (verdict !== 'yes') match = WEIGHTED_VERDICTS[verdict];
    }
    return match;
  };
}

/**
 * True where the halal claim of the place rules out a possible ingredient (pork) for a preference
 * other than halal.
 *
 * @example
 * isRuledOutByHalal({ meats: fillMeats('no') }, { meat: 'pork' }, { kind: 'any' }) // => true
 */
export function isRuledOutByHalal(
  { meats }: Pick<DishFacts, 'meats'>,
  { meat }: Pick<Substance, 'meat'>,
  { kind }: Preference,
): boolean {
  return kind !== 'halal' && meat === 'pork' && meats[meat] === 'no';
}
