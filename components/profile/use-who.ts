'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Avoided, Preference } from '@kioot/engine';
import { toNeedWords } from '@/lib/kept/search-words';
import { toSearchProfile } from '@/lib/kept/profile';
import { profileAtom } from '@/lib/kept/profile-atoms';
import { searchAtom } from '@/lib/session/atoms';
import { toProfileWords } from '@/lib/words/profile-words';

/** Whom a place or a menu is judged for. */
export interface Who {
  need: Preference;
  avoided: Avoided;
  /** "Pork, Beef · No peanuts". */
  words: string;
  /** False where there is nothing to judge: who eats anything needs no verdict. */
  isJudged: boolean;
}

/**
 * The visitor as the last search knew them, else as their profile does; null where nobody ever said what they eat.
 * @param latest whose word counts where both have one: what belongs to a list is judged as the list was
 */
export function useWho(latest: 'search' | 'profile' = 'search'): Who | null {
  const t = useTranslations('words');
  const search = useAtomValue(searchAtom);
  const profile = useAtomValue(profileAtom);
  return useMemo(() => {
    const given = profile ? toSearchProfile(profile) : undefined;
    const searched = search?.need ?? null;
    const wish = profile?.wish ?? null;
    const said = latest === 'search' ? (searched ?? wish) : (wish ?? searched);
    if (!profile || (!said && !given)) return null;
    // Who has yet to tick a meat on the card has not said which.
    const need: Preference =
      said && !(said.kind === 'meats' && said.meats.length === 0) ? said : { kind: 'any' };
    const words = [
      ...(need.kind === 'any' ? [] : [toNeedWords(t, need, given)]),
      ...(given ? [toProfileWords(t, given)] : []),
    ].join(' · ');
    const isJudged = need.kind !== 'any' || given !== undefined;
    return { need, avoided: given ?? { allergies: [] }, words, isJudged };
  }, [t, search, profile, latest]);
}
