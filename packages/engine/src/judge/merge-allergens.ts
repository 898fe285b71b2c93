import type { Allergen } from '../needs/allergens';
import { stronger } from '../reading/presence';
import { SEASONING, type AllergenFinding, type DishAllergens } from './allergens';

/** True where the finding denies the allergen. */
export const isDenied = ([is]: AllergenFinding): boolean => is === 'no';

type Allergens = DishAllergens['allergens'];

export function mapAllergens(
  allergens: Allergens,
  change: (finding: AllergenFinding, code: Allergen) => AllergenFinding | null,
): Allergens {
  const changed: Partial<Record<Allergen, AllergenFinding>> = {};
  // The keys of the table, which `Object.entries` forgets.
  for (const [code, finding] of Object.entries(allergens) as [Allergen, AllergenFinding][]) {
    const found = change(finding, code);
    if (found) changed[code] = found;
  }
  return changed;
}

export function withAllergens(
  known: Allergens,
  { allergens }: Pick<DishAllergens, 'allergens'>,
  isSure: boolean,
  isSeasoned: boolean,
): Allergens {
  const kept = mapAllergens(known, (finding) => (isSure || !isDenied(finding) ? finding : null));
  const added = mapAllergens(allergens, (finding, code) => {
    const [is, by] = finding;
    const before = kept[code]?.[0] ?? 'no';
    // The kitchen's seasoning is that of the dish, and no ingredient brings it a second time.
    const isLess = isDenied(finding) || (by === SEASONING && isSeasoned);
    return !isLess && stronger(before, is) !== before ? finding : null;
  });
  return { ...kept, ...added };
}

const WEAKEST_FIRST = ['unknown', 'unlikely', 'absent'] as const;
export const weakest = (
  ...others: readonly DishAllergens['otherAllergens'][]
): DishAllergens['otherAllergens'] =>
  WEAKEST_FIRST.find((each) => others.includes(each)) ?? 'unknown';
