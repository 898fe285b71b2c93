'use client';

import type { DishView } from '@kioot/engine/verdicts';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import type { MenuPlace } from '@/lib/store/menu-place';
import { createPersonDishExplainer, type DishPlace } from '@/lib/place-page/match-party';
import { OrderSheet, type OrderSheetProps } from './order-sheet';
import { usePeople } from './use-people';

/** Dishes to order on the page of a place or a dish. */
export interface OrderMenu {
  dishes: readonly DishView[];
  /** Claims of the place of the dishes. */
  claims: DishPlace;
  /** Null away from a place, where no answer can be stored. */
  place: MenuPlace | null;
  /** True where meals are usually for two. */
  isForTwo: boolean;
}

interface MatchedOrderSheetProps extends OrderMenu, Pick<OrderSheetProps, 'isOpen' | 'onClose'> {
  profile: DietProfile;
}

/** Order of dishes with their verdicts for everyone at the table. */
export function MatchedOrderSheet({
  dishes,
  claims,
  place,
  isForTwo,
  profile,
  ...dialog
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
      {...dialog}
    />
  );
}
