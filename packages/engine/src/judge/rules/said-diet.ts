import { says } from '../../reading/claims';
import type { Example, VerdictRule } from './rule';

/**
 * A menu is believed that says vegan or meatless; meatless is not yet vegan, for egg and milk are seldom named. Mock meat
 * says it of itself alone: what else the dish has is found as ever. A label without a dish vouches for nothing.
 */
export const saidDiet: VerdictRule = (verdict, { claims: { any, every }, isLabel }, diet) => {
  const isMock = says(every, 'mock-meat') && verdict === 'yes';
  if (verdict === 'no' || !(isMock || says(every, 'meatless'))) return null;
  if (isLabel || says(any, 'negation', 'ask')) return 'ask';
  return diet === 'lactoOvo' || says(every, 'vegan') ? 'yes' : 'ask';
};

export const EXAMPLES: readonly Example[] = [
  { dish: '비건 라자냐', vegan: 'yes', lactoOvo: 'yes' },
  { dish: '비건 토마토', vegan: 'yes' },
  { dish: '콩고기 불고기', vegan: 'ask', lactoOvo: 'yes' },
  { dish: '콩고기 라면', lactoOvo: 'ask' },
  { dish: '비건 메뉴', vegan: 'ask', lactoOvo: 'ask' },
];
