'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formatPerson } from '@/lib/client-store/format-people';
import { getPersonNames } from '@/lib/client-store/party';
import { guestsAtom } from '@/lib/client-store/party-atoms';

/**
 * Names of the visitor and the guests, the visitor first; of a guest without one the diet, in quotes
 * within a sentence.
 */
export function usePersonNames({ isInSentence = false } = {}): readonly string[] {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const guests = useAtomValue(guestsAtom);
  return useMemo(
    () =>
      getPersonNames(guests ?? [], {
        you: t('you'),
        toGuestName: (guest) => {
          const diet = formatPerson(words, guest);
          return isInSentence ? t('dietInSentence', { diet }) : diet;
        },
      }),
    [guests, isInSentence, t, words],
  );
}
