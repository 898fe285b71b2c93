'use client';

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { DietaryRestrictions, Preference } from '@kioot/engine';
import { toSearchProfile, type DietProfile } from '@/lib/client-store/diet-profile';
import { guestsAtom } from '@/lib/client-store/party-atoms';
import { CardTable } from '@/lib/staff-card/card-table';
import { useDietSummary } from '../diet-profile/use-diet-summary';

/** Diet to match dishes to. */
interface Diet {
  need: Preference;
  avoided: DietaryRestrictions;
}

interface People {
  /** Everyone at the table, the visitor first. */
  people: readonly [DietProfile, ...DietProfile[]];
  /** Diets of those who avoid anything. */
  diets: readonly Diet[];
}

function toDiet({ wish, ...profile }: DietProfile): Diet[] {
  const avoided = toSearchProfile(profile);
  const need: Preference = wish ?? { kind: 'any' };
  return need.kind === 'any' && !avoided ? [] : [{ need, avoided: avoided ?? { allergies: [] } }];
}

/**
 * People for whom dishes are ordered.
 * @param profile of the visitor
 * @param preferred as `useDietSummary`
 */
export function usePeople(profile: DietProfile, preferred: 'search' | 'profile'): People {
  const diet = useDietSummary(preferred);
  const guests = useAtomValue(guestsAtom);
  return useMemo(() => {
    const table = CardTable.from({ profile, guests: guests ?? [], preference: diet?.need ?? null });
    const { people } = table;
    const [, ...others] = people;
    return {
      people,
      diets: [...(diet?.hasRestrictions ? [diet] : []), ...others.flatMap(toDiet)],
    };
  }, [diet, guests, profile]);
}
