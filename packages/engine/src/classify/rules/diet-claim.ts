import { hasClaim } from '../../segmentation/claims';
import type { Example, VerdictRule } from './rule';

/**
 * Trusts a diet claim of the menu. Meatless alone is not vegan, since egg and milk are seldom
 * mentioned. Mock meat covers itself only, and a label without a dish nothing.
 */
export const dietClaim: VerdictRule = (verdict, { claims: { any, every }, isLabel }, diet) => {
  const isMock = hasClaim(every, 'mock-meat') && verdict === 'yes';
  if (verdict === 'no' || !(isMock || hasClaim(every, 'meatless'))) return null;
  if (isLabel || hasClaim(any, 'negation', 'ask')) return 'ask';
  return diet === 'lactoOvo' || hasClaim(every, 'vegan') ? 'yes' : 'ask';
};

export const EXAMPLES: readonly Example[] = [
  { dish: '비건 라자냐', vegan: 'yes', lactoOvo: 'yes' },
  { dish: '비건 토마토', vegan: 'yes' },
  { dish: '콩고기 불고기', vegan: 'ask', lactoOvo: 'yes' },
  { dish: '콩고기 라면', lactoOvo: 'ask' },
  { dish: '비건 메뉴', vegan: 'ask', lactoOvo: 'ask' },
];
