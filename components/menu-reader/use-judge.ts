'use client';

import { useMemo } from 'react';
import {
  createDishJudge,
  type DishVerdict,
  type JudgedDish,
} from '@/lib/engine/judge/dish-verdict';
import type { Who } from '../profile/use-who';

/** A dish of which the letters may be certain or not; certain where that is not said. */
type Judgeable = JudgedDish & { certain?: boolean };

/**
 * Judges the dishes of a menu for somebody; null where there is nothing to judge. Of the house nothing is known. A dish
 * of which not even the letters are certain suits nobody before it was asked about.
 */
export function useJudge(who: Who | null): ((dish: Judgeable) => DishVerdict) | null {
  return useMemo(() => {
    if (!who?.isJudged) return null;
    const judge = createDishJudge(who.need, who.avoided, 'unknown');
    return (dish) => {
      const judged = judge(dish);
      return dish.certain === false && judged.verdict === 'yes'
        ? { verdict: 'ask', about: [], tell: [] }
        : judged;
    };
  }, [who]);
}
