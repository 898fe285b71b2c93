'use client';

import { useAtomValue } from 'jotai';
import type { DietProfile } from '@/lib/client-store/diet-profile';
import { toPersonNeeds } from '@/lib/client-store/party';
import { guestsAtom } from '@/lib/client-store/party-atoms';
import { hasNeeds } from '@/lib/needs/need';
import type { Diner } from '@/lib/order/order-card';
import { CardTable } from '@/lib/staff-card/card-table';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { usePersonNames } from '../party/use-person-names';

function toDiner(profile: DietProfile, name: string): Diner[] {
  const person = toPersonNeeds({ profile });
  return hasNeeds(person)
    ? [{ profile: { allergies: [] }, ...person, name, isVisitor: false }]
    : [];
}

/**
 * Everyone at the table, the visitor first, and those of them who avoid anything.
 * @param profile of the visitor
 * @param preferred as `useDietSummary`
 */
export function usePeople(profile: DietProfile, preferred: 'search' | 'profile') {
  const diet = useDietSummary(preferred);
  const guests = useAtomValue(guestsAtom) ?? [];
  const names = usePersonNames();
  const { people } = CardTable.from({ profile, guests, preference: diet?.need ?? null });
  const [, ...others] = people;
  const diners: Diner[] = [
    ...(diet?.hasRestrictions
      ? [{ name: names[0] ?? '', isVisitor: true, need: diet.need, profile: diet.profile }]
      : []),
    ...others.flatMap((other, at) => toDiner(other, names[at + 1] ?? '')),
  ];
  return { people, diners };
}
