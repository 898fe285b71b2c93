import type { Meat } from '@kioot/engine';
import type { Food } from './foods';

/**
 * Card order. Seafood comes last: 해산물 includes fish unless qualified, and the qualified form is too
 * long for the middle of a list.
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
