import type { LexiconIndex } from '../../segmentation/index-lexicon';
import type { Meat } from '../../segmentation/meats';
import type { Example, IngredientEvidence } from './rule';

/**
 * Adds the meat of the title to a name of flavors alone: 간장 오리지널 in a 치킨집 is likely chicken.
 * Decides no diet, since nothing says that it can be left out.
 */
export function withTitleMeat(
  { substances }: LexiconIndex,
  {
    evidence,
    hasMain,
    hasUnknown,
  }: { evidence: readonly IngredientEvidence[]; hasMain: boolean; hasUnknown: boolean },
  meat: Meat | null | undefined,
): readonly IngredientEvidence[] {
  const substance = meat ? substances.get(meat) : undefined;
  if (!substance || hasMain || hasUnknown) return evidence;
  const likely: IngredientEvidence = {
    substance,
    role: 'main',
    certainty: 'maybe',
    overriddenBy: 'nothing',
    at: 0,
  };
  return [...evidence, likely];
}

export const EXAMPLES: readonly Example[] = [
  { dish: '간장 오리지널', title: '참 치킨', possibleMainMeats: ['chicken'], mainMeats: [] },
  { dish: '간장 오리지널', title: '치킨과 족발', possibleMainMeats: [] },
  { dish: '간장 오리지널', title: '참 식당', possibleMainMeats: [] },
];
