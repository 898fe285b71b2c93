import type { Meat } from '@kioot/engine';
import type { Food } from './foods';

/**
 * Fish before seafood, and seafood last: 해산물 takes fish in unless it is told otherwise, which makes its words
 * too long to stand in the middle of a list.
 */
export const CARD_MEATS: readonly (Meat & Food)[] = [
  'chicken',
  'pork',
  'beef',
  'lamb',
  'duck',
  'fish',
  'seafood',
];
