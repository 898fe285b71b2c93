import type { Meat } from '@kioot/engine';
import type { DietProfile } from '../client-store/diet-profile';

/**
 * Card order. Seafood comes last: 해산물 includes fish unless qualified, and the qualified form is too
 * long for the middle of a list.
 */
export const CARD_MEATS: readonly Meat[] = [
  'chicken',
  'pork',
  'beef',
  'lamb',
  'duck',
  'fish',
  'seafood',
];

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

/** True when nothing is forbidden: no allergy, and no preference that excludes anything. */
export function isUnrestricted({
  wish,
  isWishStrict,
  allergies,
  unknownAllergies,
  others,
  noFivePungent,
}: DietProfile): boolean {
  if (allergies.length + unknownAllergies.length + others.length > 0 || noFivePungent) return false;
  if (wish?.kind === 'meats') {
    return !isWishStrict || CARD_MEATS.every((meat) => wish.meats.includes(meat));
  }
  return wish === null || wish.kind === 'any';
}

/** Adds or removes `item`, keeping the order of `all`. */
export function toggle<Item>(all: readonly Item[], chosen: readonly Item[], item: Item): Item[] {
  return all.filter((each) => (each === item ? !chosen.includes(each) : chosen.includes(each)));
}
