import { atom } from 'jotai';
import { toUserPref } from '../needs/user-pref';
import { updateSessionAtom } from '../session/session-atoms';
import type { SenderNeeds } from '../needs/join-link';
import { readProfile } from './diet-profile';
import { profileAtom } from './diet-profile-atoms';
import { readParty } from './party';
import { addGuestAtom } from './party-atoms';
import { toDietProfile } from './shared-list-atoms';

interface Invitation {
  /** Sender of the link, as far as it travels; null without a choice. */
  sender: SenderNeeds | null;
  nickname: string;
}

/**
 * Accepts an invitation: the sender sits at the table, once, as far as the link has a diet. The
 * visitor keeps the preference of this phone.
 */
export const joinTableAtom = atom(null, (get, set, { sender, nickname }: Invitation) => {
  const { wish } = get(profileAtom) ?? readProfile();
  if (wish) set(updateSessionAtom, { userPref: toUserPref(wish) });
  if (!sender) return;
  const profile = toDietProfile(sender);
  const [, ...guests] = readParty();
  const text = JSON.stringify(profile);
  const isSeated = guests.some(
    (guest) =>
      guest.nickname === nickname && JSON.stringify({ ...profile, ...guest.profile }) === text,
  );
  if (!isSeated) set(addGuestAtom, { nickname, profile });
});
