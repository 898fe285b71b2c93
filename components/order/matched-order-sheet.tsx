'use client';

import type { DishView } from '@kioot/engine/verdicts';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import type { MenuPlace } from '@/lib/store/menu-place';
import { createPersonDishExplainer, type DishPlace } from '@/lib/place-page/match-party';
import { OrderSheet } from './order-sheet';
import { usePeople } from './use-people';

interface MatchedOrderSheetProps {
  dishes: readonly DishView[];
  claims: DishPlace;
  place: MenuPlace | null;
  isForTwo: boolean;
  profile: DietProfile;
  isOpen: boolean;
  onClose: () => void;
}

/** Order of dishes with their verdicts for everyone at the table. */
export function MatchedOrderSheet({
  dishes,
  claims,
  place,
  isForTwo,
  profile,
  isOpen,
  onClose,
}: MatchedOrderSheetProps) {
  const { people, diners } = usePeople(profile, 'search');
  const explainers = diners.map((diner) => {
    const explain = createPersonDishExplainer(diner, claims);
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
