'use client';

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Verdict } from '@kioot/engine';
import { createDishExplainer, type DishView } from '@kioot/engine/verdicts';
import { toSearchProfile, type DietProfile } from '@/lib/client-store/diet-profile';
import { guestsAtom } from '@/lib/client-store/party-atoms';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { OrderSheet } from './order-sheet';

interface PlaceOrderSheetProps {
  dishes: readonly DishView[];
  halal: Verdict;
  isForTwo: boolean;
  profile: DietProfile;
  isOpen: boolean;
  onClose: () => void;
}

/** Explains the dishes of a place for everyone at the table who avoids anything. */
function useDishExplainers(guests: readonly DietProfile[], halal: Verdict) {
  const diet = useDietSummary();
  return useMemo(() => {
    const others = guests.map((profile) => ({
      need: profile.wish ?? { kind: 'any' as const },
      avoided: toSearchProfile(profile),
    }));
    return [
      ...(diet?.hasRestrictions ? [diet] : []),
      ...others.filter(({ need, avoided }) => need.kind !== 'any' || avoided),
    ].map(({ need, avoided }) => createDishExplainer(need, avoided ?? { allergies: [] }, halal));
  }, [diet, guests, halal]);
}

const NOBODY: readonly DietProfile[] = [];

/** Order from the page of a place. */
export function PlaceOrderSheet({
  dishes,
  halal,
  isForTwo,
  profile,
  isOpen,
  onClose,
}: PlaceOrderSheetProps) {
  const diet = useDietSummary();
  const guests = useAtomValue(guestsAtom);
  const others = useMemo(() => guests?.map((guest) => guest.profile) ?? NOBODY, [guests]);
  const explainers = useDishExplainers(others, halal);
  const visitor = diet ? { ...profile, wish: profile.wish ?? diet.need } : profile;
  return (
    <OrderSheet
      dishes={dishes.map((dish) => ({
        ...{ ko: dish.ko, en: dish.en, isShared: dish.isShared },
        verdicts: explainers.map((explain) => explain(dish)),
      }))}
      people={[visitor, ...others]}
      isForOne={isForTwo}
      isOpen={isOpen}
      onClose={onClose}
    />
  );
}
