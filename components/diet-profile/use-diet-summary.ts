'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Preference } from '@kioot/engine';
import type { PersonNeeds } from '@kioot/engine/needs';
import { formatPreference } from '@/lib/format/format-search';
import { toSearchProfile } from '@/lib/client-store/diet-profile';
import { profileAtom } from '@/lib/client-store/diet-profile-atoms';
import { searchAtom } from '@/lib/session/session-atoms';
import { formatSearchProfile } from '@/lib/format/format-search-profile';
import { joinWithDots } from '@/lib/format/join-with-dots';

/** Diet that a place or a menu is matched to. */
export interface DietSummary extends Required<PersonNeeds> {
  /** "Pork, Beef · Allergies: peanuts". */
  text: string;
  /** False when the visitor eats anything: no verdicts needed. */
  hasRestrictions: boolean;
}

/**
 * Diet of the last search, else of the profile; null without either.
 * @param preferred source that wins when both exist; pages opened from a list use its search
 */
export function useDietSummary(preferred: 'search' | 'profile' = 'search'): DietSummary | null {
  const t = useTranslations('words');
  const search = useAtomValue(searchAtom);
  const profile = useAtomValue(profileAtom);
  return useMemo(() => {
    const searchProfile = profile ? toSearchProfile(profile) : undefined;
    const searchedPreference = search?.need ?? null;
    const profilePreference = profile?.wish ?? null;
    const chosen =
      preferred === 'search'
        ? (searchedPreference ?? profilePreference)
        : (profilePreference ?? searchedPreference);
    if (!profile || (!chosen && !searchProfile)) return null;
    // An empty selection of meats is not a choice yet.
    const need: Preference =
      chosen && !(chosen.kind === 'meats' && chosen.meats.length === 0) ? chosen : { kind: 'any' };
    const text = joinWithDots([
      ...(need.kind === 'any' ? [] : [formatPreference(t, need, searchProfile)]),
      ...(searchProfile ? [formatSearchProfile(t, searchProfile)] : []),
    ]);
    const hasRestrictions = need.kind !== 'any' || searchProfile !== undefined;
    return { need, profile: searchProfile ?? { allergies: [] }, text, hasRestrictions };
  }, [t, search, profile, preferred]);
}
