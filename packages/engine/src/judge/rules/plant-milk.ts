import { claimOf } from '../../reading/claims';
import type { Part } from '../../reading/segment';
import { isDrink, toReplaced, type Example, type FindingRule } from './rule';

const isPlantMilk = ({ entry }: Part): boolean => {
  const claim = claimOf(entry);
  return claim?.what === 'dairy' && claim.polarity === 'no';
};

/** Oat or soy milk takes the place of the milk in a drink named after it. */
export const plantMilk: FindingRule = ({ parts, claims }) => {
  const from = parts.findIndex(isPlantMilk);
  if (from < 0) return null;
  return (finding) => {
    const isMilk = finding.substance.origin === 'dairy' && !finding.hidden;
    return isMilk && finding.at >= from && isDrink(parts[finding.at]?.entry)
      ? toReplaced(finding, claims)
      : finding;
  };
};

export const EXAMPLES: readonly Example[] = [
  { dish: '오트 라떼', has: { dairy: 'no' }, vegan: 'yes' },
  { dish: '오트 바닐라 라떼', has: { dairy: 'no' } },
  { dish: '두유 변경 가능 라떼', has: { dairy: 'yes' }, vegan: 'ask' },
  { dish: '두유 추가 라떼', has: { dairy: 'yes' }, vegan: 'ask' },
  { dish: '바닐라 라떼', has: { dairy: 'yes' }, vegan: 'no' },
];
