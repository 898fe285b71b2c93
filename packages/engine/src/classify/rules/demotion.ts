import { getClaim } from '../../segmentation/claims';
import { isDishPart, type Example, type EvidenceRule } from './rule';

/**
 * Demotes an ingredient to seasoning before 소스 and to broth before 육수 beside another dish, and to a
 * flavor before 맛 anywhere.
 */
export const demotion: EvidenceRule = ({ parts, claims }) => {
  if (claims.size === 0) return null;
  const isBeside = parts.filter(isDishPart).length > 1;
  return (evidence) => {
    const claim = getClaim(parts[evidence.at + 1]?.entry);
    if (evidence.hidden || (claim?.subject !== 'seasoning' && claim?.subject !== 'broth'))
      return evidence;
    const isFlavor = claim.polarity === 'ask';
    if (!isFlavor && !isBeside) return evidence;
    return {
      ...evidence,
      role: claim.subject,
      certainty: isFlavor && evidence.certainty === 'yes' ? 'maybe' : evidence.certainty,
    };
  };
};

export const EXAMPLES: readonly Example[] = [
  { dish: '새우 소스 두부구이', mainMeats: [], has: { seafood: 'yes' } },
  { dish: '새우향 스낵', mainMeats: [], has: { seafood: 'maybe' } },
  { dish: '치킨 맛 두부', mainMeats: [], has: { chicken: 'maybe' } },
  { dish: '멸치 육수 잔치국수', mainMeats: [], has: { fish: 'yes' } },
];
