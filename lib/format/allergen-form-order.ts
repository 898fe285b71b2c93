import type { Allergen } from '@kioot/engine/needs';

/** First ones of the form: the commonest food allergies. */
export const COMMON_ALLERGEN_COUNT = 8;

/**
 * Allergens in form order: the commonest, then related foods together. A module of its own to keep
 * the result list small.
 */
export const ALLERGEN_FORM_ORDER: readonly Allergen[] = [
  ...(['peanut', 'tree-nut', 'milk', 'egg', 'wheat', 'soy', 'fish', 'shrimp'] as const),
  ...(['walnut', 'pine-nut', 'sesame', 'gluten', 'buckwheat'] as const),
  ...(['mackerel', 'crab', 'shellfish', 'squid', 'beef', 'pork', 'chicken'] as const),
  ...(['peach', 'tomato', 'sulphites'] as const),
];
