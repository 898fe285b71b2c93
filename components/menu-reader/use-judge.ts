'use client';

import { useMemo } from 'react';
import type { DishVerdict } from '@kioot/engine/verdicts';
import { createMenuJudge, type Judgeable } from '@kioot/menu-reader';
import type { Who } from '../profile/use-who';

/** Judges the dishes of a menu for somebody; null where there is nothing to judge. */
export function useJudge(who: Who | null): ((dish: Judgeable) => DishVerdict) | null {
  return useMemo(() => (who?.isJudged ? createMenuJudge(who.need, who.avoided) : null), [who]);
}
