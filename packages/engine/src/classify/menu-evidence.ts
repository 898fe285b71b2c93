import type { Allergen } from '../needs/allergens';
import type { DietaryRestrictions, Preference } from '../needs/need';
import type { DishFacts } from './facts';

/** Facts of a dish that say on whose word its verdicts rest. */
type EvidenceFacts = Pick<DishFacts, 'allergens' | 'evidence'>;

/**
 * True where the menu or a list says the diet of a dish, beyond the food in its name.
 *
 * @example
 * const { classifyDish } = createEngine(getLexicon())
 * isDietStated(classifyDish('카레 (비건)')) // => true
 * isDietStated(classifyDish('호박죽')) // => false
 */
export const isDietStated = ({ evidence }: Pick<DishFacts, 'evidence'>): boolean =>
  evidence === 'claim' || evidence === 'label';

/**
 * Allergens of a visitor that the menu does not deny: a name alone promises nothing to an allergy.
 *
 * @example
 * const dish = createEngine(getLexicon()).classifyDish('땅콩 없는 쿠키')
 * getUnstatedAllergens(dish, { allergies: ['peanut', 'egg'] }) // => ['egg']
 */
export const getUnstatedAllergens = (
  { allergens }: EvidenceFacts,
  { allergies }: DietaryRestrictions,
): Allergen[] => allergies.filter((code) => allergens[code]?.[0] !== 'no');

/**
 * True where a dish that fits by its facts may make its place a match (decision 0260): for strict
 * vegans and allergies the menu, a list or the name of the place has to say so.
 *
 * @param isOfDiet true where the name of the place says that it cooks for the visitor's diet
 * @example
 * const { classifyDish } = createEngine(getLexicon())
 * const isStated = (ko) =>
 *   isStatedToFit(classifyDish(ko), { kind: 'strictVegan' }, { allergies: [] })
 * isStated('비건 카레') // => true
 * isStated('호박죽') // => false
 */
export function isStatedToFit(
  dish: EvidenceFacts,
  { kind }: Preference,
  restrictions: DietaryRestrictions,
  isOfDiet = false,
): boolean {
  const isDietKnown = kind !== 'strictVegan' || isOfDiet || isDietStated(dish);
  return isDietKnown && getUnstatedAllergens(dish, restrictions).length === 0;
}
