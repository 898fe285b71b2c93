'use client';

import { useAtomValue } from 'jotai';
import { cardPlaceAtom, type CardPlace } from '@/lib/staff-card/atoms';
import { useAddress } from '../ui/use-address';

/** The place the card was opened at, as its address says: with the dishes to ask about until the tab is closed. */
export function useCardPlace(): CardPlace | null {
  const from = useAddress()?.searchParams.get('from');
  const place = useAtomValue(cardPlaceAtom);
  if (!from) return null;
  return place?.contentId === from ? place : { contentId: from, dishes: [] };
}
