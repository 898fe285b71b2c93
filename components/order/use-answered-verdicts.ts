import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { answerApplierAtom } from '@/lib/staff-card/answer-applier-atom';
import type { MenuPlace } from '@/lib/store/menu-place';
import type { OrderableDish } from '@/lib/order/order-card';

/**
 * Applies the answers of a place's staff to the verdicts on a dish. Only for the visitor: what is
 * asked stays as it was, while the staff answer.
 */
export function useAnsweredVerdicts(
  place: MenuPlace | null,
): <Dish extends OrderableDish>(dish: Dish) => Dish {
  const createApplier = useAtomValue(answerApplierAtom);
  const [nowMs] = useState(() => Date.now());
  return (dish) => {
    if (!place || !createApplier) return dish;
    const verdicts = dish.verdicts.map(({ diner, ...verdict }) => ({
      ...createApplier(diner, nowMs).toDishVerdict(place.contentId, dish.ko, verdict),
      diner,
    }));
    return { ...dish, verdicts };
  };
}
