import { atom } from 'jotai';
import { profileAtom } from '../client-store/diet-profile-atoms';
import { guestsAtom } from '../client-store/party-atoms';
import { toPreference } from '../session/preferences';
import { searchAtom, userPrefAtom } from '../session/session-atoms';
import { CardTable } from './card-table';

/** Everyone whom the staff card speaks for, whatever page opened it; null until storage is read. */
export const cardTableAtom = atom((get): CardTable | null => {
  const profile = get(profileAtom);
  const guests = get(guestsAtom);
  if (!profile || !guests) return null;
  const userPref = get(userPrefAtom);
  const chosen = userPref.meats.length > 0 ? toPreference(userPref) : null;
  return CardTable.from({ profile, guests, preference: get(searchAtom)?.need ?? chosen });
});
