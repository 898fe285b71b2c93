/**
 * Allergens that a visitor can choose: the 22 substances of Korean food labeling as 19 groups (식품
 * 등의 표시기준, shellfish with oyster, abalone and mussel), then those of other countries.
 */
export const ALLERGENS = [
  'egg',
  'milk',
  'buckwheat',
  'peanut',
  'soy',
  'wheat',
  'mackerel',
  'crab',
  'shrimp',
  'pork',
  'peach',
  'tomato',
  'sulphites',
  'walnut',
  'chicken',
  'beef',
  'squid',
  'shellfish',
  'pine-nut',
  'tree-nut',
  'fish',
  'sesame',
  'gluten',
] as const;
export type Allergen = (typeof ALLERGENS)[number];
