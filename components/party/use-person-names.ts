'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { getPersonNames } from '@/lib/client-store/party';
import { guestsAtom } from '@/lib/client-store/party-atoms';

/** Names of the visitor and the guests, the visitor first. */
export function usePersonNames(): readonly string[] {
  const t = useTranslations('party');
  const guests = useAtomValue(guestsAtom);
  return useMemo(
    () =>
      getPersonNames(guests ?? [], {
        you: t('you'),
        toGuestName: (position) => t('guest', { position: String(position) }),
      }),
    [guests, t],
  );
}
