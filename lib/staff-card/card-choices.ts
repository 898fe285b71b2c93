import type { DietProfile } from '../client-store/diet-profile';

/** True when the profile has enough for a card: a complete preference or any restriction. */
export function isCardReady({
  wish,
  allergies,
  others,
  notSpicy,
  noFivePungent,
}: DietProfile): boolean {
  if (wish === null) return allergies.length > 0 || others.length > 0 || notSpicy || noFivePungent;
  return wish.kind !== 'meats' || wish.meats.length > 0;
}

/** Adds or removes `item`, keeping the order of `all`. */
export function toggle<Item>(all: readonly Item[], chosen: readonly Item[], item: Item): Item[] {
  return all.filter((each) => (each === item ? !chosen.includes(each) : chosen.includes(each)));
}
