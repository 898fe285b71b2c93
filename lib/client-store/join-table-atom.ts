import { atom } from 'jotai';
import { toUserPref } from '../session/preferences';
import { updateSessionAtom } from '../session/session-atoms';
import { readProfile, type DietProfile } from './diet-profile';
import { profileAtom } from './diet-profile-atoms';
import { readParty } from './party';
import { addGuestAtom } from './party-atoms';

interface Invitation {
  /** Sender of the link, as far as it travels; null without a choice. */
  profile: DietProfile | null;
  nickname: string;
}

/**
 * Accepts an invitation: the sender sits at the table, once, as far as the link has a diet. The
 * visitor keeps the preference of this phone.
 */
export const joinTableAtom = atom(null, (get, set, { profile, nickname }: Invitation) => {
  const { wish } = get(profileAtom) ?? readProfile();
  if (wish) set(updateSessionAtom, { userPref: toUserPref(wish) });
  if (!profile) return;
  const [, ...guests] = readParty();
  const text = JSON.stringify(profile);
  const isSeated = guests.some(
    (guest) =>
      guest.nickname === nickname && JSON.stringify({ ...profile, ...guest.profile }) === text,
  );
  if (!isSeated) set(addGuestAtom, { nickname, profile });
});
