import type { Allergen } from '@kioot/engine/needs';

/** Allergens in the order of the form, groups of food together. Apart from what a list needs, which must stay small. */
export const ALLERGENS_OF_FORM: readonly Allergen[] = [
  ...(['peanut', 'walnut', 'pine-nut', 'tree-nut', 'sesame', 'egg', 'milk'] as const),
  ...(['fish', 'mackerel', 'shrimp', 'crab', 'shellfish', 'squid'] as const),
  ...(['wheat', 'gluten', 'buckwheat', 'soy', 'beef', 'pork', 'chicken'] as const),
  ...(['peach', 'tomato', 'sulphites'] as const),
];
