import { hasClaim, type NameClaims } from '../../segmentation/claims';
import { createForbiddenMatcher } from '../../needs/diet-table';
import type { Diet, Example, VerdictRule } from './rule';

/** Substances that "lacto", "ovo" and "pesco" imply. */
const SUBSTANCES_OF_CLAIM = [
  { what: 'dairy', substance: { origin: 'dairy' } },
  { what: 'egg', substance: { origin: 'egg' } },
  { what: 'fish', substance: { origin: 'meat', meat: 'fish' } },
] as const;

const IS_FORBIDDEN = {
  strictVegan: createForbiddenMatcher({ kind: 'strictVegan' }),
  lactoOvo: createForbiddenMatcher({ kind: 'lactoOvo' }),
};

/** True where a claim of the name itself rules out the diet. */
export function isClaimContradicted({ any }: NameClaims, diet: Diet): boolean {
  if (any.size === 0) return false;
  if (diet === 'strictVegan' && (hasClaim(any, 'vegan', 'no') || hasClaim(any, 'animal')))
    return true;
  return SUBSTANCES_OF_CLAIM.some(
    ({ what, substance }) => IS_FORBIDDEN[diet](substance) && hasClaim(any, what),
  );
}

/**
 * Denies a diet that the name itself rules out: "논비건", "락토", "페스코". Asks where the same line
 * offers a vegan version, which suits either diet.
 */
export const contradictedClaim: VerdictRule = (_verdict, { claims }, diet) => {
  if (!isClaimContradicted(claims, diet)) return null;
  if (hasClaim(claims.any, 'vegan', 'ask') && !hasClaim(claims.any, 'vegan', 'no')) return 'ask';
  return diet === 'strictVegan' && hasClaim(claims.any, 'vegan') ? null : 'no';
};

export const EXAMPLES: readonly Example[] = [
  { dish: '논비건 쿠키', vegan: 'no' },
  { dish: '락토 가지구이', vegan: 'no', lactoOvo: 'yes' },
  { dish: '페스코 가지구이', vegan: 'no', lactoOvo: 'no' },
  { dish: '가지구이 (락토,비건가능)', vegan: 'ask', lactoOvo: 'yes' },
  { dish: '가지구이 (페스코,비건가능)', vegan: 'ask', lactoOvo: 'ask' },
];
