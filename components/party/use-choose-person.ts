'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { addGuestAtom, partyAtom } from '@/lib/client-store/party-atoms';
import { chosenPersonAtom } from './chosen-person-atom';

/** Chooses the person whose diet is shown, or adds one. */
export function useChoosePerson() {
  const choose = useSetAtom(chosenPersonAtom);
  const addGuest = useSetAtom(addGuestAtom);
  const count = useAtomValue(partyAtom)?.length ?? 1;
  return {
    choose,
    add() {
      if (addGuest() !== null) choose(count);
    },
  };
}
