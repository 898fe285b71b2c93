import { hasClaim } from '../../segmentation/claims';
import type { Example, VerdictRule } from './rule';

/** Asks about a set meal ("… 정식", "… 세트"), which contains more than its name. */
export const setMeal: VerdictRule = (verdict, { claims }) =>
  verdict === 'yes' && hasClaim(claims.any, 'set-meal') ? 'ask' : null;

export const EXAMPLES: readonly Example[] = [
  { dish: '후무스', vegan: 'yes' },
  { dish: '후무스 플래터', vegan: 'ask' },
  { dish: '호박죽 정식', vegan: 'ask', lactoOvo: 'ask' },
];
