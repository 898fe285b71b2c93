import * as v from 'valibot';
import { atom } from 'jotai';
import { removeStored } from '../browser-storage';
import type { DietaryRestrictions, Preference } from '@kioot/engine/needs';
import type { SenderNeeds } from '../needs/join-link';
import { hasNeeds, MAX_PEOPLE, type TableNeeds, toProfileKey } from '../needs/need';
import { tableFields } from '../needs/need-schema';
import { searchAtom, updateSessionAtom } from '../session/session-atoms';
import { createStoredAtom } from '../stored-atom';
import { toUserPref } from '../needs/user-pref';
import { orNull, parseOrNull } from '@kioot/base/validation';
import {
  EMPTY_PROFILE,
  profileSchema,
  readProfile,
  toDietRestrictions,
  toSearchProfile,
  toStored,
  type DietProfile,
  type DietRestrictions,
} from './diet-profile';
import { changeProfileAtom, profileAtom } from './diet-profile-atoms';
import {
  createPerson,
  guestsSchema,
  readParty,
  toPersonNeeds,
  toStoredGuest,
  type Guest,
} from './party';
import { addGuestAtom, setGuestsAtom } from './party-atoms';
import { SHARED_LIST_KEY } from './shared-list-key';

/** Choices on this phone before a shared list was opened. */
interface OwnChoices {
  profile: DietProfile;
  guests: readonly Guest[];
}

interface SharedList {
  needs: TableNeeds;
  /** To go back to; null where the link changed nothing. */
  own: OwnChoices | null;
}

const sharedListSchema = v.object({
  needs: v.object(tableFields),
  own: orNull(v.object({ profile: profileSchema, guests: guestsSchema })),
});

const storedListAtom = createStoredAtom({
  area: 'sessionStorage',
  key: SHARED_LIST_KEY,
  parse: (stored): SharedList | null => parseOrNull(sharedListSchema, stored),
  toStored: (list) =>
    list
      ? {
          needs: list.needs,
          own: list.own && {
            profile: toStored(list.own.profile),
            guests: list.own.guests.map(toStoredGuest),
          },
        }
      : undefined,
});

/** Profile key of each person, to compare needs by. */
const toKeys = ({ need, others = [] }: TableNeeds): string =>
  JSON.stringify([
    toProfileKey(need),
    ...others.map((guest) => toProfileKey(guest.need, guest.profile)),
  ]);

/**
 * Shared list that is shown; null after the visitor changed the needs of its search. People who are
 * not in the link count only where it has any.
 */
export const sharedListAtom = atom((get): SharedList | null => {
  const list = get(storedListAtom);
  const search = get(searchAtom);
  if (!list || !search) return null;
  const others = list.needs.others?.length ? search.others : [];
  return toKeys(list.needs) === toKeys({ need: search.need, others }) ? list : null;
});

/** Profile of a person in a link. */
const toDietProfile = ({ need, profile }: SenderNeeds): DietProfile => ({
  ...EMPTY_PROFILE,
  ...addRestrictions(EMPTY_PROFILE, profile),
  wish: need,
});

/** Restrictions of a profile and of a link together: what is stored on the phone stays. */
function addRestrictions(profile: DietProfile, added: DietaryRestrictions | undefined) {
  const own = toDietRestrictions(profile);
  if (!added) return own;
  const isAdded = added.noFivePungent === true && !own.noFivePungent;
  return {
    ...own,
    allergies: [...new Set([...own.allergies, ...added.allergies])],
    severe: [...new Set([...own.severe, ...(added.severe ?? [])])],
    unknownAllergies:
      added.otherSevere && own.unknownAllergies.length === 0 ? ['other'] : own.unknownAllergies,
    notSpicy: own.notSpicy || added.notSpicy === true,
    noFivePungent: own.noFivePungent || added.noFivePungent === true,
    vegetarianClass: isAdded ? added.vegetarianClass : own.vegetarianClass,
  };
}

/**
 * Table of a link, with a place of its own for a friend who has another preference than the sender.
 * A wish for some meats is no need: the table does not look for them.
 */
function seatFriend(wish: Preference | null, sender: TableNeeds): TableNeeds {
  const { others = [], ...person } = sender;
  const isSame = wish === null || toProfileKey(wish) === toProfileKey(person.need);
  if (isSame || others.length === 0 || others.length + 2 > MAX_PEOPLE) return sender;
  const need: Preference = wish.kind === 'meats' ? { kind: 'any' } : wish;
  return { need, others: hasNeeds(person) ? [person, ...others] : others };
}

/**
 * Seats the people of a link for its search, which is returned; what they replace can be brought
 * back. The preference of this phone stays: the one of the link is the sender's.
 */
export const openSharedListAtom = atom(null, (get, set, link: TableNeeds): TableNeeds => {
  const profile = get(profileAtom) ?? readProfile();
  const needs = seatFriend(profile.wish, link);
  const { others = [] } = needs;
  const [, ...guests] = readParty();
  const restrictions = addRestrictions(profile, needs.profile);
  const isAnother =
    others.length > 0 && toKeys({ ...needs, others: guests.map(toPersonNeeds) }) !== toKeys(needs);
  const isChanged =
    isAnother ||
    (profile.wish !== null && toProfileKey(profile.wish) !== toProfileKey(needs.need)) ||
    JSON.stringify(toSearchProfile(restrictions)) !== JSON.stringify(toSearchProfile(profile));
  set(storedListAtom, (before) => {
    // A link that is opened again finds the people and restrictions that it brought itself.
    const isReopened = before !== null && JSON.stringify(before.needs) === JSON.stringify(needs);
    return { needs, own: isChanged && !isReopened ? { profile, guests } : (before?.own ?? null) };
  });
  set(changeProfileAtom, restrictions);
  if (isAnother)
    set(
      setGuestsAtom,
      others.map((guest) => ({ ...createPerson(), profile: toDietProfile(guest) })),
    );
  return needs;
});

/** To compare restrictions by, in whatever order they were chosen. */
const toRestrictionsKey = (restrictions: DietRestrictions): string =>
  JSON.stringify([
    toProfileKey({ kind: 'any' }, toSearchProfile(restrictions)),
    restrictions.others,
  ]);

/**
 * Brings the visitor's own choices back: restrictions and people. What they changed
 * after they opened the link is theirs, and stays.
 */
export const closeSharedListAtom = atom(null, (get, set) => {
  set(storedListAtom, (list) => {
    if (!list?.own) return null;
    const { needs, own } = list;
    const restrictions = toDietRestrictions(get(profileAtom) ?? readProfile());
    const opened = addRestrictions(own.profile, needs.profile);
    const isChanged = toRestrictionsKey(restrictions) !== toRestrictionsKey(opened);
    if (!isChanged) set(changeProfileAtom, toDietRestrictions(own.profile));
    const [, ...guests] = readParty();
    if (
      needs.others?.length &&
      toKeys({ ...needs, others: guests.map(toPersonNeeds) }) === toKeys(needs)
    )
      set(setGuestsAtom, own.guests);
    return null;
  });
  // Also one that cannot be read.
  removeStored('sessionStorage', SHARED_LIST_KEY);
});

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
