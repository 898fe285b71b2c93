import { createDishJudge, type DishVerdict, type CompactDishFacts } from '@kioot/engine/verdicts';
import type { Avoided, Preference } from '@kioot/engine/needs';

/** A dish of which the letters may be certain or not; certain where that is not said. */
export type Judgeable = CompactDishFacts & { certain?: boolean };

/**
 * Judges the dishes of a menu in the hand: of the house nothing is known, and a dish of which not even the letters are certain
 * suits nobody before it was asked about.
 */
export function createMenuJudge(
  preference: Preference,
  avoided: Avoided,
): (dish: Judgeable) => DishVerdict {
  const judge = createDishJudge(preference, avoided, 'unknown');
  return (dish) => {
    const judged = judge(dish);
    return dish.certain === false && judged.verdict === 'yes'
      ? { verdict: 'ask', about: [], tell: [] }
      : judged;
  };
}
