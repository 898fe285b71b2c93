import type { Preference } from '@/lib/engine';
import { MEATS, type Meat } from '@/lib/engine/reading/meats';
import { ALLERGENS, type Allergen, type CardChoice } from '@/lib/staff-card/choice';

/** Every subset of a list, the empty one first. */
function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>(
    (subsets, item) => [...subsets, ...subsets.map((subset) => [...subset, item])],
    [[]],
  );
}

const PLAIN: readonly (Preference | null)[] = [
  null,
  { kind: 'any' },
  { kind: 'strictVegan' },
  { kind: 'lactoOvo' },
  { kind: 'halal' },
  { kind: 'meats', meats: ['chicken'] },
  { kind: 'meats', meats: ['seafood'] },
  { kind: 'meats', meats: ['fish', 'beef'] },
  { kind: 'meats', meats: MEATS },
];
const ALL_MEAT_CHOICES: Meat[][] = subsetsOf(MEATS).filter((meats) => meats.length > 0);
const SOME_ALLERGIES: readonly Allergen[][] = [
  [],
  ['shellfish'],
  ['milk', 'peanut'],
  [...ALLERGENS],
];

/** Every preference with every set of allergies, and every mix of meats with the allergies that touch them. */
export const ALL_CHOICES: readonly CardChoice[] = [
  ...PLAIN.flatMap((preference) =>
    subsetsOf(ALLERGENS).map((allergens) => ({ preference, allergens })),
  ),
  ...ALL_MEAT_CHOICES.flatMap((meats) =>
    SOME_ALLERGIES.map((allergens) => ({
      preference: { kind: 'meats' as const, meats },
      allergens,
    })),
  ),
];
