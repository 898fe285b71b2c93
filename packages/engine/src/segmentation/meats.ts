/** Meats that a visitor can choose (specification section 3). */
export const MEATS = ['chicken', 'pork', 'beef', 'lamb', 'fish', 'seafood', 'duck'] as const;
export type Meat = (typeof MEATS)[number];

/** Meats that pass `test`, in the order of the form. */
export function filterMeats(test: (meat: Meat) => boolean): Meat[] {
  return MEATS.filter(test);
}
