/** Wire name of the group of a diet's dishes. */
export const DIET_GROUPS = {
  any: 'any',
  halal: 'halal',
  strictVegan: 'vegan',
  lactoOvo: 'vegetarian',
} as const;
