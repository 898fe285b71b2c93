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

/** Halal depends on the restaurant, which a dish does not know; tea and plain rice need no answer. */
export const HALAL_OF_DISH = 'ask';

/** Meats of which a dish has no pork beside them, unless its family may (낙지덮밥) or it is a soup. */
const OTHER_MEATS: ReadonlySet<string> = new Set(['fish', 'seafood', 'chicken', 'duck', 'lamb']);

/** True for grilled fish, fried chicken or a salad of shrimp; beef is too often cooked with pork. */
const isOfOtherMeat = (facts: CompactDishFacts): boolean =>
  facts.mainMeats.length > 0 &&
  facts.mainMeats.every((meat) => OTHER_MEATS.has(meat)) &&
  facts.possibleMainMeats.length === 0 &&
  facts.meats.pork === 'no' &&
  facts.otherAllergens !== 'unlikely';

/**
 * Verdict of a dish for a common need. A vegetarian dish has no pork, nor has one of another meat;
 * as an allergy, which traces concern, it would be asked about.
 */
export function explainNeed(facts: CompactDishFacts, need: CommonNeed): DishVerdict {
  const [preference, restrictions] = NEEDS[need];
  const verdict = createDishExplainer(preference, restrictions, HALAL_OF_DISH)(facts);
  const hasNoPork = facts.lactoOvo === 'yes' || isOfOtherMeat(facts);
  return need === 'noPork' && verdict.verdict === 'ask' && verdict.about.length === 0 && hasNoPork
    ? { verdict: 'yes', about: [], tell: [] }
    : verdict;
}
