import { atom } from 'jotai';
import { parseJoinHash } from './join-link';
import { readParty } from './party';
import { addGuestAtom } from './party-atoms';

/** Adds the sender of a link to the table, once, as far as the link has a diet. */
export const joinTableAtom = atom(
  null,
  (_get, set, { hash, nickname }: { hash: string; nickname: string }) => {
    const profile = parseJoinHash(hash);
    if (!profile) return;
    const [, ...guests] = readParty();
    const text = JSON.stringify(profile);
    const isSeated = guests.some(
      (guest) =>
        guest.nickname === nickname && JSON.stringify({ ...profile, ...guest.profile }) === text,
    );
    if (!isSeated) set(addGuestAtom, { nickname, profile });
  },
);
