import { says } from '../../reading/claims';
import type { Example, VerdictRule } from './rule';

/** "… 정식", "… 세트": more comes to the table than the name says. */
export const setMeal: VerdictRule = (verdict, { claims }) =>
  verdict === 'yes' && says(claims.any, 'set-meal') ? 'ask' : null;

export const EXAMPLES: readonly Example[] = [
  { dish: '후무스', vegan: 'yes' },
  { dish: '후무스 플래터', vegan: 'ask' },
  { dish: '호박죽 정식', vegan: 'ask', lactoOvo: 'ask' },
];
