import { says } from '../../reading/claims';
import type { Example, VerdictRule } from './rule';

/** Who leaves out one animal product thinks of that one: 젓갈 없는 김치 may still be made with stock. */
export const leftOut: VerdictRule = (verdict, { claims }, diet) =>
  verdict === 'yes' && diet === 'strictVegan' && says(claims.any, 'part', 'no') ? 'ask' : null;

export const EXAMPLES: readonly Example[] = [
  { dish: '젓갈 없는 김치', vegan: 'ask' },
  { dish: '우유 대신 두유로 만든 라떼', vegan: 'yes' },
  { dish: '계란 없는 비건 빵', vegan: 'yes' },
];
