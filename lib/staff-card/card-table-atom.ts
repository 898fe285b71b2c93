import { atom } from 'jotai';
import { profileAtom } from '../client-store/diet-profile-atoms';
import { guestsAtom } from '../client-store/party-atoms';
import { sharedListAtom } from '../client-store/shared-list-atoms';
import { toPreference } from '../needs/user-pref';
import { searchAtom, userPrefAtom } from '../session/session-atoms';
import { CardTable } from './card-table';

/** Everyone whom the staff card speaks for, whatever page opened it; null until storage is read. */
export const cardTableAtom = atom((get): CardTable | null => {
  const profile = get(profileAtom);
  const guests = get(guestsAtom);
  if (!profile || !guests) return null;
  // A shared list searches for the diet of its sender: the visitor speaks for herself, or is asked. Of a
  // whole table nobody is left out.
  const shared = get(sharedListAtom)?.needs;
  if (shared) {
    const preference = shared.others?.length ? shared.need : null;
    return CardTable.from({ profile, guests, preference });
  }
  const userPref = get(userPrefAtom);
  const chosen = userPref.meats.length > 0 ? toPreference(userPref) : null;
  return CardTable.from({ profile, guests, preference: get(searchAtom)?.need ?? chosen });
});
