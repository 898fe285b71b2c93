import { claimOf } from '../../reading/claims';
import { makesDish, type Example, type FindingRule } from './rule';

/** Beside another dish, what stands before 소스 is its seasoning and before 육수 its broth; before 맛 it is a flavour anywhere. */
export const demotion: FindingRule = ({ parts, claims }) => {
  if (claims.size === 0) return null;
  const isBeside = parts.filter(makesDish).length > 1;
  return (finding) => {
    const claim = claimOf(parts[finding.at + 1]?.entry);
    if (finding.hidden || (claim?.what !== 'seasoning' && claim?.what !== 'broth')) return finding;
    const isFlavour = claim.polarity === 'ask';
    if (!isFlavour && !isBeside) return finding;
    return {
      ...finding,
      role: claim.what,
      certainty: isFlavour && finding.certainty === 'yes' ? 'maybe' : finding.certainty,
    };
  };
};

export const EXAMPLES: readonly Example[] = [
  { dish: '새우 소스 두부구이', mainMeats: [], has: { seafood: 'yes' } },
  { dish: '새우향 스낵', mainMeats: [], has: { seafood: 'maybe' } },
  { dish: '치킨 맛 두부', mainMeats: [], has: { chicken: 'maybe' } },
  { dish: '멸치 육수 잔치국수', mainMeats: [], has: { fish: 'yes' } },
];
