'use client';

import { createMenuMatcher } from '@kioot/menu-reader';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import type { MenuPlace } from '@/lib/store/menu-place';
import type { OpenDish } from '@/lib/menu-reader/open-menu';
import { OrderSheet } from '../order/order-sheet';
import { usePeople } from '../order/use-people';
import { isUnreadable } from './menu-dishes';

interface MenuOrderProps {
  dishes: readonly OpenDish[];
  place: MenuPlace | null;
  profile: DietProfile;
  isOpen: boolean;
  onClose: () => void;
}

/** Order over the menu that was read; a dish on two photos is listed once. */
export default function MenuOrder({ dishes, place, profile, isOpen, onClose }: MenuOrderProps) {
  const { people, diners } = usePeople(profile, 'profile');
  const matchers = diners.map((diner) => {
    const match = createMenuMatcher(diner.need, diner.profile);
    return (dish: OpenDish) => ({ ...match(dish), diner });
  });
  const readable = dishes.filter((dish) => !isUnreadable(dish));
  const byName = new Map(readable.map((dish) => [dish.ko, dish]));
  return (
    <OrderSheet
      dishes={[...byName.values()].map((dish) => ({
        ...{ ko: dish.ko, en: dish.en },
        verdicts: matchers.map((match) => match(dish)),
      }))}
      people={people}
      isForOne={false}
      place={place}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
