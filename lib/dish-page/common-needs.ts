import {
  createDishExplainer,
  NO_RESTRICTIONS,
  type CompactDishFacts,
  type DishVerdict,
} from '@kioot/engine/verdicts';
import type { DietaryRestrictions, Preference } from '@kioot/engine/needs';

/** Needs that the page of a dish answers for visitors without a profile. */
export const COMMON_NEEDS = ['strictVegan', 'lactoOvo', 'halal', 'noPork', 'notSpicy'] as const;
export type CommonNeed = (typeof COMMON_NEEDS)[number];

const NEEDS: Readonly<Record<CommonNeed, readonly [Preference, DietaryRestrictions]>> = {
  strictVegan: [{ kind: 'strictVegan' }, NO_RESTRICTIONS],
  lactoOvo: [{ kind: 'lactoOvo' }, NO_RESTRICTIONS],
  halal: [{ kind: 'halal' }, NO_RESTRICTIONS],
  noPork: [{ kind: 'any' }, { allergies: ['pork'] }],
  notSpicy: [{ kind: 'any' }, { allergies: [], notSpicy: true }],
};

/** Halal depends on the restaurant, which a dish does not know: never more than a question. */
export const HALAL_OF_DISH = 'ask';

/**
 * Verdict of a dish for a common need. A vegetarian dish has no pork; as an allergy, which traces
 * concern, it would be asked about.
 */
export function explainNeed(facts: CompactDishFacts, need: CommonNeed): DishVerdict {
  const [preference, restrictions] = NEEDS[need];
  const verdict = createDishExplainer(preference, restrictions, HALAL_OF_DISH)(facts);
  return need === 'noPork' && verdict.about.length === 0 && facts.lactoOvo === 'yes'
    ? { verdict: 'yes', about: [], tell: [] }
    : verdict;
}
