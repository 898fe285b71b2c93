import { getClaim } from '../../segmentation/claims';
import type { Part } from '../../segmentation/segment';
import { isDrink, removeUnlessOptional, type Example, type EvidenceRule } from './rule';

const isPlantMilk = ({ entry }: Part): boolean => {
  const claim = getClaim(entry);
  return claim?.subject === 'dairy' && claim.polarity === 'no';
};

/** Replaces the milk of a drink named after an oat or soy milk. */
export const plantMilk: EvidenceRule = ({ parts, claims }) => {
  const from = parts.findIndex(isPlantMilk);
  if (from < 0) return null;
  return (evidence) => {
    const isMilk = evidence.substance.origin === 'dairy' && !evidence.hidden;
    return isMilk && evidence.at >= from && isDrink(parts[evidence.at]?.entry)
      ? removeUnlessOptional(evidence, claims)
      : evidence;
  };
};

export const EXAMPLES: readonly Example[] = [
  { dish: '오트 라떼', has: { dairy: 'no' }, vegan: 'yes' },
  { dish: '오트 바닐라 라떼', has: { dairy: 'no' } },
  { dish: '두유 변경 가능 라떼', has: { dairy: 'yes' }, vegan: 'ask' },
  { dish: '두유 추가 라떼', has: { dairy: 'yes' }, vegan: 'ask' },
  { dish: '바닐라 라떼', has: { dairy: 'yes' }, vegan: 'no' },
];
