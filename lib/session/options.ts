import type { MeatOption, VeganOption } from './preferences';

/** What the answers of the meat screen are called (specification section 3). No list of results needs it. */
export const MEAT_LABELS: Readonly<Record<MeatOption, string>> = {
  any: 'Anything is fine!',
  chicken: 'Chicken',
  pork: 'Pork',
  beef: 'Beef',
  lamb: 'Lamb',
  fish: 'Fish',
  seafood: 'Seafood',
  duck: 'Duck',
  halal: 'Halal',
  vegetarian: 'Vegetarian',
};

/** What the answers of the vegan screen are called, and what they mean (specification section 3). */
export const VEGAN_LABELS: Readonly<Record<VeganOption, { label: string; description: string }>> = {
  strictVegan: { label: 'Strict Vegan', description: 'No meat, seafood, dairy or eggs' },
  lactoOvo: { label: 'Lacto-Ovo Vegetarian', description: 'Vegan but OK with dairy and eggs' },
};
