import { hasClaim } from '../../segmentation/claims';
import type { Example, VerdictRule } from './rule';

/**
 * Asks about a dish that excludes a single animal product: 젓갈 없는 김치 may contain stock, and 채수 국수
 * egg.
 */
export const singleExclusion: VerdictRule = (verdict, { claims: { any } }, diet) => {
  const isLeftOut = hasClaim(any, 'part', 'no') || hasClaim(any, 'broth', 'no');
  return verdict === 'yes' && diet === 'strictVegan' && isLeftOut ? 'ask' : null;
};

export const EXAMPLES: readonly Example[] = [
  { dish: '젓갈 없는 김치', vegan: 'ask' },
  { dish: '채수 수제비', vegan: 'ask', lactoOvo: 'yes' },
  { dish: '우유 대신 두유로 만든 라떼', vegan: 'yes' },
  { dish: '계란 없는 비건 빵', vegan: 'yes' },
];
