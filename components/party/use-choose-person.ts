'use client';

import { atom, useAtomValue, useSetAtom } from 'jotai';
import { addGuestAtom, partyAtom } from '@/lib/client-store/party-atoms';

/** Hash of the URL while `PartySheet` is open. */
export const PARTY_HASH = '#party';

/** Index of the person whose diet `PartySheet` shows; 0 is the visitor. */
export const chosenPersonAtom = atom(0);

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
