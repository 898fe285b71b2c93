import type { Verdict } from '../../needs/need';
import type { Example } from './rule';

/**
 * Caps a suitable side dish at `ask` in a restaurant that serves meat: a bowl of rice is no reason
 * to visit a grill.
 */
export const sideBesideMeat = (
  verdict: Verdict,
  { serving }: { serving: string },
  servesMeat: boolean,
): Verdict => (servesMeat && serving === 'side' && verdict === 'yes' ? 'ask' : verdict);

export const EXAMPLES: readonly Example[] = [
  { dish: '삼겹살, 공기밥', place: { strictVegan: 'ask', lactoOvo: 'ask' } },
  { dish: '호박죽, 공기밥', place: { strictVegan: 'yes' } },
];
