'use client';

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { hasPartyAtom } from '@/lib/client-store/diet-profile-atoms';
import { readStoredParty } from '@/lib/client-store/party-key';
import { useIsHydrated } from '../ui/use-is-hydrated';

/** True where code for several people is worth loading: some are stored, or were in this tab. */
export function useHasParty(): boolean {
  const isHydrated = useIsHydrated();
  const hasParty = useAtomValue(hasPartyAtom);
  const isStored = useMemo(() => isHydrated && readStoredParty() !== null, [isHydrated]);
  return hasParty || isStored;
}
