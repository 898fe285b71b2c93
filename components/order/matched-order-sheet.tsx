'use client';

import type { Verdict } from '@kioot/engine';
import { createDishExplainer, type DishView } from '@kioot/engine/verdicts';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import type { MenuPlace } from '@/lib/store/menu-place';
import { OrderSheet } from './order-sheet';
import { usePeople } from './use-people';

interface MatchedOrderSheetProps {
  dishes: readonly DishView[];
  halal: Verdict;
  place: MenuPlace | null;
  isForTwo: boolean;
  profile: DietProfile;
  isOpen: boolean;
  onClose: () => void;
}

/** Order of dishes with their verdicts for everyone at the table. */
export function MatchedOrderSheet({
  dishes,
  halal,
  place,
  isForTwo,
  profile,
  isOpen,
  onClose,
}: MatchedOrderSheetProps) {
  const { people, diners } = usePeople(profile, 'search');
  const explainers = diners.map((diner) => {
    const explain = createDishExplainer(diner.need, diner.avoided, halal);
    return (dish: DishView) => ({ ...explain(dish), diner });
  });
  return (
    <OrderSheet
      dishes={dishes.map((dish) => ({
        ...{ ko: dish.ko, en: dish.en, isShared: dish.isShared },
        verdicts: explainers.map((explain) => explain(dish)),
      }))}
      people={people}
      isForOne={isForTwo}
      place={place}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
