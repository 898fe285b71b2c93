import type { Profile } from '../kept/profile';

/** Whether the profile says enough for a card: a wish (with a meat, if it is one of meats) or anything else. */
export function isCardReady({
  wish,
  allergies,
  others,
  notSpicy,
  noFivePungent,
}: Profile): boolean {
  if (wish === null) return allergies.length > 0 || others.length > 0 || notSpicy || noFivePungent;
  return wish.kind !== 'meats' || wish.meats.length > 0;
}

/** The list with `item` added or taken out, in the order of `all`. */
export function toggle<Item>(all: readonly Item[], chosen: readonly Item[], item: Item): Item[] {
  return all.filter((each) => (each === item ? !chosen.includes(each) : chosen.includes(each)));
}
