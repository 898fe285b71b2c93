import { hasClaim, type NameClaims } from '../../segmentation/claims';
import type { Example, VerdictRule } from './rule';
import { isClaimContradicted } from './contradicted-claim';

/** True for "비건 가능", "채식 … 가능", and for vegan and lacto claimed together. */
export function isDietOnRequest(claims: NameClaims): boolean {
  const { any } = claims;
  if (hasClaim(any, 'vegan', 'ask')) return true;
  if (hasClaim(any, 'any-diet', 'ask') && hasClaim(any, 'meatless')) return true;
  return hasClaim(any, 'vegan') && isClaimContradicted(claims, 'strictVegan');
}

/** Asks about a diet that is available on request. */
export const onRequest: VerdictRule = (verdict, { claims }, diet) =>
  (verdict !== 'yes' || diet === 'strictVegan') && isDietOnRequest(claims) ? 'ask' : null;

export const EXAMPLES: readonly Example[] = [
  { dish: '샌드위치 (비건 가능)', vegan: 'ask' },
  { dish: '비건 옵션 불고기', mainMeats: ['beef'], vegan: 'ask', lactoOvo: 'ask' },
  { dish: '채식 불고기 가능', vegan: 'ask', lactoOvo: 'ask' },
  { dish: '비건 락토 케이크', vegan: 'ask' },
];
