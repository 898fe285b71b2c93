'use client';

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Preference } from '@kioot/engine';
import { toSearchProfile, type DietProfile } from '@/lib/client-store/diet-profile';
import { guestsAtom } from '@/lib/client-store/party-atoms';
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

function toDiner({ wish, ...profile }: DietProfile, name: string): Diner[] {
  const avoided = toSearchProfile(profile);
  const need: Preference = wish ?? { kind: 'any' };
  if (need.kind === 'any' && !avoided) return [];
  return [{ name, isVisitor: false, need, avoided: avoided ?? { allergies: [] } }];
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
          ? [{ name: names[0] ?? '', isVisitor: true, need: diet.need, avoided: diet.avoided }]
          : []),
        ...others.flatMap((other, at) => toDiner(other, names[at + 1] ?? '')),
      ],
    };
  }, [diet, guests, names, profile]);
}
