import type { DietaryRestrictions, Verdict } from '../needs/need';
import type { Allergen } from '../needs/allergens';
import { EXCLUDED_BY_CLASS } from '../needs/diet-table';
import {
  FREE_FROM_CLAIM,
  getAllergenPresence,
  isAllergenCertainlyAbsent,
  type DishAllergens,
} from './dish-allergens';
import type { DishFacts } from './dish-facts';
import { matchNotSpicy } from './spice';

/** Verdict on one dish for a visitor with dietary restrictions. */
export interface RestrictionVerdict {
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

const ALLOWED: RestrictionVerdict = { verdict: 'yes', about: [], tell: [] };
const FORBIDDEN: RestrictionVerdict = { verdict: 'no', about: [], tell: [] };

export const NO_RESTRICTIONS: DietaryRestrictions = { allergies: [] };

/** True where anything is restricted at all. */
export function hasRestrictions({
  allergies,
  otherSevere,
  notSpicy,
  noFivePungent,
}: DietaryRestrictions): boolean {
  return (
    allergies.length > 0 || otherSevere === true || notSpicy === true || noFivePungent === true
  );
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

/** True for a severe allergy without a free-from claim on the menu. */
const isCappedAtAsk = (
  dish: DishAllergens,
  code: Allergen,
  { severe = [] }: DietaryRestrictions,
): boolean => severe.includes(code) && !isClaimedFreeFrom(dish, code);

/**
 * Caps a verdict at `ask` for severe allergies, unless the menu claims the dish is free from the
 * allergen (decision 0171). Safety: every verdict that is shown passes through here, by {@link matchRestrictions}.
 *
 * @example
 * const orange = createEngine(getLexicon()).classifyDish('오렌지')
 * capForSevereAllergies('yes', orange, { allergies: ['egg'], severe: ['egg'] }) // => 'ask'
 */
export function capForSevereAllergies<V extends Verdict>(
  verdict: V,
  dish: DishAllergens,
  restrictions: DietaryRestrictions,
): V | 'ask' {
  if (verdict !== 'yes') return verdict;
  const { severe = [], otherSevere } = restrictions;
  return otherSevere || severe.some((code) => isCappedAtAsk(dish, code, restrictions))
    ? 'ask'
    : verdict;
}

/** Facts that restrictions are matched with. */
export type RestrictionFacts = Pick<
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
 * `yes`. A class of vegetarian food is milder: a latte has no egg.
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
  const { allergies, notSpicy, noFivePungent, vegetarianClass } = restrictions;
  const spicy = notSpicy ? matchNotSpicy(dish.spice) : 'yes';
  if (spicy === 'no') return FORBIDDEN;
  if (noFivePungent && dish.pungent === 'yes') return FORBIDDEN;
  const about: (Allergen | 'spicy' | 'pungent')[] = spicy === 'ask' ? ['spicy'] : [];
  if (noFivePungent && !dish.pungent) about.push('pungent');
  const tell: Allergen[] = [];
  for (const code of allergies) {
    const presence = getAllergenPresence(dish, code);
    if (presence === 'yes') return FORBIDDEN;
    if (presence === 'maybe' || isCappedAtAsk(dish, code, restrictions)) about.push(code);
    else if (!isAllergenCertainlyAbsent(dish, code)) tell.push(code);
  }
  if (vegetarianClass && dish.vegan !== 'yes') {
    const excluded = EXCLUDED_BY_CLASS[vegetarianClass];
    const presence = getAllergenPresence(dish, excluded);
    if (presence === 'yes') return FORBIDDEN;
    const codes = presence === 'maybe' ? about : tell;
    if (presence === 'maybe' || !isWithoutExcluded(dish, vegetarianClass)) codes.push(excluded);
  }
  if (about.length + tell.length > 0) return { verdict: 'ask', about, tell };
  return capForSevereAllergies('yes', dish, restrictions) === 'yes'
    ? ALLOWED
    : { verdict: 'ask', about, tell };
}
