import type { Verdict } from '../../needs/need';
import type { Example } from './rule';

/** Nobody goes to a grill house for a bowl of rice: where meat is cooked, a side that suits is at most to be asked for. */
export const besideMeat = (
  verdict: Verdict,
  { serving }: { serving: string },
  servesMeat: boolean,
): Verdict => (servesMeat && serving === 'side' && verdict === 'yes' ? 'ask' : verdict);

export const EXAMPLES: readonly Example[] = [
  { dish: '삼겹살, 공기밥', place: { strictVegan: 'ask', lactoOvo: 'ask' } },
  { dish: '호박죽, 공기밥', place: { strictVegan: 'yes' } },
];
