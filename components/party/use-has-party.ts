'use client';

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { readStored } from '@/lib/browser-storage';
import { hasPartyAtom } from '@/lib/client-store/diet-profile-atoms';
import { PARTY_KEY } from '@/lib/client-store/party-key';
import { useIsHydrated } from '../ui/use-is-hydrated';

/** True where code for several people is worth loading: some are stored, or were in this tab. */
export function useHasParty(): boolean {
  const isHydrated = useIsHydrated();
  const hasParty = useAtomValue(hasPartyAtom);
  const isStored = useMemo(
    () => isHydrated && readStored('localStorage', PARTY_KEY) !== null,
    [isHydrated],
  );
  return hasParty || isStored;
}
