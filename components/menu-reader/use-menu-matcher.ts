'use client';

import { useMemo } from 'react';
import type { DishVerdict } from '@kioot/engine/verdicts';
import { createMenuMatcher, type MatchableDish } from '@kioot/menu-reader';
import type { DietSummary } from '../diet-profile/use-diet-summary';

/** Matches dishes of a menu to a diet; null without restrictions. */
export function useMenuMatcher(
  diet: DietSummary | null,
): ((dish: MatchableDish) => DishVerdict) | null {
  return useMemo(
    () => (diet?.hasRestrictions ? createMenuMatcher(diet.need, diet.avoided) : null),
    [diet],
  );
}
