'use client';

import { useMemo } from 'react';
import type { DishVerdict } from '@/lib/engine/judge/dish-verdict';
import { createMenuJudge, type Judgeable } from '@/lib/menu-reader/judge';
import type { Who } from '../profile/use-who';

/** Judges the dishes of a menu for somebody; null where there is nothing to judge. */
export function useJudge(who: Who | null): ((dish: Judgeable) => DishVerdict) | null {
  return useMemo(() => (who?.isJudged ? createMenuJudge(who.need, who.avoided) : null), [who]);
}
