import type { Example, FindingRule } from './rule';

/**
 * Letters that nothing explains cast doubt on a dish they are grown together with: they may say what it is made of. A
 * house's own name stands apart (로얄 탕수육).
 */
export const grownTogether: FindingRule =
  ({ parts }) =>
  (finding) => {
    const { at, givesWayTo, certainty } = finding;
    const isDoubted =
      givesWayTo === 'named' &&
      certainty === 'yes' &&
      parts[at]?.startsWord === false &&
      parts[at - 1]?.entry === null;
    return isDoubted ? { ...finding, certainty: 'doubted' } : finding;
  };

export const EXAMPLES: readonly Example[] = [
  { dish: '뷁탕수육', has: { pork: 'maybe' }, vegan: 'no' },
  { dish: '뷁 탕수육', has: { pork: 'yes' }, vegan: 'no' },
];
