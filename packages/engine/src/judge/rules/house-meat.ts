import type { LexiconIndex } from '../../reading/index-lexicon';
import type { Meat } from '../../reading/meats';
import type { Example, Finding } from './rule';

/**
 * A name made of tastes and manners alone speaks of the one meat the house is known for: 간장 오리지널 in a 치킨집. It says
 * nothing of diets, for nobody said that it can be left out.
 */
export function withHouseMeat(
  { substances }: LexiconIndex,
  {
    findings,
    hasMain,
    hasUnknown,
  }: { findings: readonly Finding[]; hasMain: boolean; hasUnknown: boolean },
  meat: Meat | null | undefined,
): readonly Finding[] {
  const substance = meat ? substances.get(meat) : undefined;
  if (!substance || hasMain || hasUnknown) return findings;
  const likely: Finding = {
    substance,
    role: 'main',
    certainty: 'maybe',
    givesWayTo: 'nothing',
    at: 0,
  };
  return [...findings, likely];
}

export const EXAMPLES: readonly Example[] = [
  { dish: '간장 오리지널', title: '참 치킨', possibleMainMeats: ['chicken'], mainMeats: [] },
  { dish: '간장 오리지널', title: '치킨과 족발', possibleMainMeats: [] },
  { dish: '간장 오리지널', title: '참 식당', possibleMainMeats: [] },
];
