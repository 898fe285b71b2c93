import type { DishAllergens } from '../classify/dish-allergens';
import { isAllergenCertainlyAbsent } from '../classify/dish-matcher';
import type { RiskBand, RiskBands } from '../classify/packed-facts';
import type { PlaceFacts } from '../classify/facts';
import { ALLERGENS, type Allergen } from '../needs/allergens';
import { COUNTED_CODES, getBaseRate, type BaseRate } from './base-rates';

/** Risk of a dish of which nothing is known. */
const NO_RATE = 0.5;
/** A recipe names kimchi and not the fish sauce in it: what is possible is never among the rarest. */
const MIN_RISK_OF_POSSIBLE = 0.25;
/** Highest share of dishes in each band but the last. */
const BAND_ENDS = [0.1, 0.25, 0.5];

/** Labels and portions; an allergen in a bracket is one of the dish. */
const BRACKET_AT_END = /\s*\([^()]*\)$/u;

/** More than one dish: the end of the name is one of them. */
const SEVERAL_DISHES = /[+&,/·]/u;

/** Home recipes of dishes of this name; undefined without a rate. */
const getRateOfDish = (ko: string): BaseRate | undefined =>
  SEVERAL_DISHES.test(ko) ? undefined : getBaseRate(ko.replace(BRACKET_AT_END, ''));

/** Risk of a dish; its rate is neither 0 nor 1, for a few recipes are no proof. */
function getDishRisk(dish: DishAllergens, rate: BaseRate | undefined, code: Allergen): number {
  const is = dish.allergens[code]?.[0];
  if (is === 'yes') return 1;
  if (isAllergenCertainlyAbsent(dish, code)) return 0;
  if (!rate || !COUNTED_CODES.has(code)) return NO_RATE;
  const share = ((rate.with[code] ?? 0) + 0.5) / (rate.recipes + 1);
  return is === 'maybe' ? Math.max(share, MIN_RISK_OF_POSSIBLE) : share;
}

/**
 * Usual risk of a place for each allergy, by its menu and by how often home recipes of such dishes
 * have the allergen. It orders the lists of severe allergies; no verdict reads it.
 *
 * @example
 * const engine = createEngine(getLexicon())
 * const place = { contentId: '1', title: '가게', firstmenu: '돌솥비빔밥, 야채비빔밥', treatmenu: '' }
 * getRiskBands(engine.classifyRestaurant(place)).peanut // => 1
 * getRiskBands(engine.classifyRestaurant({ ...place, firstmenu: '' })) // => {}
 */
export function getRiskBands({ dishes }: Pick<PlaceFacts, 'dishes'>): RiskBands {
  if (dishes.length === 0) return {};
  const rates = dishes.map(({ dish }) => getRateOfDish(dish));
  const toBand = (code: Allergen): RiskBand => {
    const sum = dishes.reduce((risk, dish, at) => risk + getDishRisk(dish, rates[at], code), 0);
    const share = (sum + 0.5) / (dishes.length + 1);
    // -1 behind the last end is the last band.
    return ([0, 1, 2] as const).find((band) => share <= (BAND_ENDS[band] ?? 1)) ?? 3;
  };
  return Object.fromEntries(ALLERGENS.map((code) => [code, toBand(code)]));
}
