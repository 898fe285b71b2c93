'use client';

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import { toPersonNeeds } from '@/lib/client-store/party';
import { guestsAtom } from '@/lib/client-store/party-atoms';
import { hasNeeds } from '@/lib/needs/need';
import type { Diner } from '@/lib/order/order-card';
import { CardTable } from '@/lib/staff-card/card-table';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { usePersonNames } from '../party/use-person-names';

interface People {
  /** Everyone at the table, the visitor first. */
  people: readonly [DietProfile, ...DietProfile[]];
  /** Those who avoid anything. */
  diners: readonly Diner[];
}

function toDiner(profile: DietProfile, name: string): Diner[] {
  const person = toPersonNeeds({ profile });
  return hasNeeds(person)
    ? [{ profile: { allergies: [] }, ...person, name, isVisitor: false }]
    : [];
}

/**
 * People for whom dishes are ordered.
 * @param profile of the visitor
 * @param preferred as `useDietSummary`
 */
export function usePeople(profile: DietProfile, preferred: 'search' | 'profile'): People {
  const diet = useDietSummary(preferred);
  const guests = useAtomValue(guestsAtom);
  const names = usePersonNames();
  return useMemo(() => {
    const table = CardTable.from({ profile, guests: guests ?? [], preference: diet?.need ?? null });
    const { people } = table;
    const [, ...others] = people;
    return {
      people,
      diners: [
        ...(diet?.hasRestrictions
          ? [{ name: names[0] ?? '', isVisitor: true, need: diet.need, profile: diet.profile }]
          : []),
        ...others.flatMap((other, at) => toDiner(other, names[at + 1] ?? '')),
      ],
    };
  }, [diet, guests, names, profile]);
}
