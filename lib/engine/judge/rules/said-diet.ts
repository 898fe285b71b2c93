import { says } from '../../reading/claims';
import type { Example, VerdictRule } from './rule';

/** A menu is believed that says vegan or meatless; meatless is not yet vegan, for egg and milk are seldom named. */
export const saidDiet: VerdictRule = (verdict, { claims: { every } }, diet) => {
  if (verdict === 'no' || !says(every, 'meatless')) return null;
  return diet === 'lactoOvo' || says(every, 'vegan') ? 'yes' : 'ask';
};

export const EXAMPLES: readonly Example[] = [
  { dish: '비건 라자냐', vegan: 'yes', lactoOvo: 'yes' },
  { dish: '비건 토마토', vegan: 'yes' },
  { dish: '콩고기덮밥', vegan: 'ask', lactoOvo: 'yes' },
];
