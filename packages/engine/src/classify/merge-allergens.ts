import type { Allergen } from '../needs/allergens';
import { SEASONING, addSource, type AllergenEvidence, type DishAllergens } from './dish-allergens';

/** True where the menu denies the allergen. */
export const isAllergenDenied = ([is]: AllergenEvidence): boolean => is === 'no';

type Allergens = DishAllergens['allergens'];

export function mapAllergens(
  allergens: Allergens,
  change: (evidence: AllergenEvidence, code: Allergen) => AllergenEvidence | null,
): Allergens {
  const changed: Partial<Record<Allergen, AllergenEvidence>> = {};
  // `Object.entries` loses the type of the keys.
  for (const [code, evidence] of Object.entries(allergens) as [Allergen, AllergenEvidence][]) {
    const found = change(evidence, code);
    if (found) changed[code] = found;
  }
  return changed;
}

export function mergeAllergens(
  known: Allergens,
  { allergens }: Pick<DishAllergens, 'allergens'>,
  keepsDenials: boolean,
  isSeasoned: boolean,
): Allergens {
  const remaining = mapAllergens(known, (evidence) =>
    keepsDenials || !isAllergenDenied(evidence) ? evidence : null,
  );
  const added = mapAllergens(allergens, (evidence, code) => {
    const [, by] = evidence;
    const before = remaining[code];
    // Seasoning belongs to the dish already; no ingredient adds it again.
    const isRedundant = isAllergenDenied(evidence) || (by === SEASONING && isSeasoned);
    return isRedundant ? null : addSource(before, evidence);
  });
  return { ...remaining, ...added };
}

const WEAKEST_REASON_FIRST = ['unknown', 'unlikely', 'absent'] as const;
export const toWeakestReason = (
  ...others: readonly DishAllergens['otherAllergens'][]
): DishAllergens['otherAllergens'] =>
  WEAKEST_REASON_FIRST.find((each) => others.includes(each)) ?? 'unknown';
