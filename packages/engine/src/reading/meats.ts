/** The meats a visitor can choose (specification section 3). */
export const MEATS = ['chicken', 'pork', 'beef', 'lamb', 'fish', 'seafood', 'duck'] as const;
export type Meat = (typeof MEATS)[number];

/** The meats for which `test` holds, in the order of the form. */
export function meatsWhere(test: (meat: Meat) => boolean): Meat[] {
  return MEATS.filter(test);
}
