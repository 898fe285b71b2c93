import type { Allergen } from '@kioot/engine/needs';

/**
 * Allergens in form order, related foods together. A module of its own to keep the result list
 * small.
 */
export const ALLERGEN_FORM_ORDER: readonly Allergen[] = [
  ...(['peanut', 'walnut', 'pine-nut', 'tree-nut', 'sesame', 'egg', 'milk'] as const),
  ...(['fish', 'mackerel', 'shrimp', 'crab', 'shellfish', 'squid'] as const),
  ...(['wheat', 'gluten', 'buckwheat', 'soy', 'beef', 'pork', 'chicken'] as const),
  ...(['peach', 'tomato', 'sulphites'] as const),
];
