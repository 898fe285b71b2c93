import { claimOf, says, type Claim } from '../../reading/claims';
import type { Part } from '../../reading/segment';
import { toForbidden } from '../../needs/table';
import type { Example, FindingRule } from './rule';

const forbiddenToVegans = toForbidden({ kind: 'strictVegan' });
const forbiddenToVegetarians = toForbidden({ kind: 'lactoOvo' });

/** A vegan cheese, burger or sauce: it speaks for itself, and for what else is named no more than it has to. */
const isClaimedPart = ({ entry }: Part): boolean =>
  entry?.claim === 'vegan' && entry.has.length > 0;

/** Where a claim of the piece as a whole is first made; `Infinity` where it is not. */
function firstOf(parts: readonly Part[], what: Claim['what'], polarity: Claim['polarity']): number {
  const at = parts.findIndex((part) => {
    const claim = claimOf(part.entry);
    return claim?.what === what && claim.polarity === polarity && !isClaimedPart(part);
  });
  return at < 0 ? Infinity : at;
}

/**
 * A diet claimed for the piece empties it of what that diet forbids. What a part names outright stays unless the claim
 * stands before it: 소고기 비건버거 contradicts itself. A vegan part speaks for itself: 비건치즈 takes the milk out of a pizza
 * and makes room for 페스토 비건버거, but not the shrimp off it.
 */
export const claimed: FindingRule = ({ parts, claims }) => {
  if (!says(claims, 'meatless')) return null;
  const veganAt = firstOf(parts, 'vegan', 'yes');
  const meatlessAt = firstOf(parts, 'meatless', 'yes');
  const requestAt = firstOf(parts, 'any-diet', 'ask');
  const isVegan = says(claims, 'vegan');
  const isOnRequest = requestAt < Infinity;
  const partAt = parts.findIndex(isClaimedPart);

  return (finding) => {
    const { substance, role, givesWayTo, at, hidden } = finding;
    const isAfterPart = partAt >= 0 && partAt <= at;
    const isNamed =
      !hidden &&
      role === 'main' &&
      givesWayTo === 'nothing' &&
      (substance.origin === 'meat' || !isAfterPart);
    if (isNamed ? requestAt <= at : isOnRequest) return finding;
    if (isNamed ? veganAt <= at : isVegan) return forbiddenToVegans(substance) ? null : finding;
    const isMeatless = isNamed ? meatlessAt <= at : true;
    return isMeatless && forbiddenToVegetarians(substance) ? null : finding;
  };
};

export const EXAMPLES: readonly Example[] = [
  { dish: '비건 새우 감바스', has: { seafood: 'no' } },
  { dish: '비건 버팔로 치킨 버거', mainMeats: [] },
  { dish: '소고기 비건버거', vegan: 'no' },
  { dish: '비건치즈 새우피자', vegan: 'no' },
  { dish: '비건치즈 가지피자', vegan: 'yes' },
  { dish: '비건 마요 참치김밥', vegan: 'no' },
  { dish: '채식짜장면', vegan: 'ask', lactoOvo: 'yes' },
  { dish: '샌드위치 (비건 가능)', vegan: 'ask' },
];
