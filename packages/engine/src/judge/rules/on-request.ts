import { says, type NameClaims } from '../../reading/claims';
import type { Example, VerdictRule } from './rule';
import { isTakenBack } from './taken-back';

/** "비건 가능", "채식 … 가능", and what is called vegan and lacto in one breath. */
export function isOnRequest(claims: NameClaims): boolean {
  const { any } = claims;
  if (says(any, 'vegan', 'ask')) return true;
  if (says(any, 'any-diet', 'ask') && says(any, 'meatless')) return true;
  return says(any, 'vegan') && isTakenBack(claims, 'strictVegan');
}

/** What can be had without it has to be asked for. */
export const onRequest: VerdictRule = (verdict, { claims }, diet) =>
  (verdict !== 'yes' || diet === 'strictVegan') && isOnRequest(claims) ? 'ask' : null;

export const EXAMPLES: readonly Example[] = [
  { dish: '샌드위치 (비건 가능)', vegan: 'ask' },
  { dish: '비건 옵션 불고기', mainMeats: ['beef'], vegan: 'ask', lactoOvo: 'ask' },
  { dish: '채식 불고기 가능', vegan: 'ask', lactoOvo: 'ask' },
  { dish: '비건 락토 케이크', vegan: 'ask' },
];
