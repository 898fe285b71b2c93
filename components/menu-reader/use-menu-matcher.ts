'use client';

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { DishVerdict } from '@kioot/engine/verdicts';
import { createMenuMatcher, type MatchableDish } from '@kioot/menu-reader';
import { capUncertain, toTableVerdict } from '@/lib/place-page/match-party';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { dishExplainersAtom } from '../party/table-atoms';

/** Matches dishes of a menu to everyone at the table, else to a diet; null without restrictions. */
export function useMenuMatcher(
  diet: DietSummary | null,
): ((dish: MatchableDish) => DishVerdict) | null {
  const getExplainer = useAtomValue(dishExplainersAtom);
  return useMemo(() => {
    if (getExplainer) {
      // Nothing is known about the restaurant.
      const explain = getExplainer('unknown');
      return (dish) => capUncertain(toTableVerdict(explain(dish)), dish);
    }
    return diet?.hasRestrictions ? createMenuMatcher(diet.need, diet.profile) : null;
  }, [diet, getExplainer]);
}
