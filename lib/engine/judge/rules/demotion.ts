import { claimOf } from '../../reading/claims';
import { makesDish, type Example, type FindingRule } from './rule';

/** Beside another dish, what stands before 소스 or 맛 is its seasoning, perhaps only a flavour, and before 육수 its broth. */
export const demotion: FindingRule = ({ parts, claims }) => {
  if (claims.size === 0 || parts.filter(makesDish).length < 2) return null;
  return (finding) => {
    const claim = claimOf(parts[finding.at + 1]?.entry);
    if (finding.hidden || (claim?.what !== 'seasoning' && claim?.what !== 'broth')) return finding;
    const isFlavour = claim.polarity === 'ask' && finding.certainty === 'yes';
    return { ...finding, role: claim.what, certainty: isFlavour ? 'maybe' : finding.certainty };
  };
};

export const EXAMPLES: readonly Example[] = [
  { dish: '새우 소스 두부구이', mainMeats: [], has: { seafood: 'yes' } },
  { dish: '치킨 맛 두부', mainMeats: [], has: { chicken: 'maybe' } },
  { dish: '멸치 육수 잔치국수', mainMeats: [], has: { fish: 'yes' } },
];
