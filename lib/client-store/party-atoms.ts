import type { PersonNeeds } from '@kioot/engine/needs';
import { MAX_PEOPLE } from '../needs/need';
import { atom, type Getter } from 'jotai';
import { readStored, removeStored } from '../browser-storage';
import { toUserPref } from '../needs/user-pref';
import { updateSessionAtom } from '../session/session-atoms';
import { createStoredAtom } from '../stored-atom';
import { readProfile, type DietProfile } from './diet-profile';
import {
  changeProfileAtom,
  hasPartyAtom,
  invalidateSearchAtom,
  profileAtom,
  withChange,
} from './diet-profile-atoms';
import {
  createPerson,
  parseParty,
  readParty,
  toNickname,
  toPersonNeeds,
  toStoredParty,
  type Guest,
} from './party';
import { LEGACY_PARTY_KEY, PARTY_KEY } from './party-key';

/**
 * People at the table, the visitor first; undefined until storage is read. The profile of the visitor
 * here may be outdated: `profileAtom` has it.
 */
const storedPeopleAtom = createStoredAtom({
  area: 'localStorage',
  key: PARTY_KEY,
  parse: (stored) => parseParty(stored ?? readStored('localStorage', LEGACY_PARTY_KEY)),
  toStored: toStoredParty,
});

const withProfile = (people: readonly Guest[], profile: DietProfile): Guest[] =>
  people.map((person, at) => (at === 0 ? { ...person, profile } : person));

/** Everyone at the table, the visitor first; null until storage is read. */
export const partyAtom = atom((get): readonly Guest[] | null => {
  const people = get(storedPeopleAtom);
  const profile = get(profileAtom);
  return people && profile ? withProfile(people, profile) : null;
});

/** People who eat with the visitor; null until storage is read. */
export const guestsAtom = atom(
  (get): readonly Guest[] | null => get(storedPeopleAtom)?.slice(1) ?? null,
);

/** Current people with the current profile of the visitor, also before storage is read. */
const getPeople = (get: Getter): Guest[] =>
  withProfile(get(storedPeopleAtom) ?? readParty(), get(profileAtom) ?? readProfile());

/** Needs of the people who eat with the visitor, for a search; undefined without any. */
export const searchGuestsAtom = atom((get) => toOthers(getPeople(get).slice(1)));

/** Needs of guests to send with a search; undefined without any. */
export const toOthers = (guests: readonly Guest[]): PersonNeeds[] | undefined =>
  guests.length > 0 ? guests.map(toPersonNeeds) : undefined;

/** Stores the people, and removes those of an earlier version once that is done. */
const setPeopleAtom = atom(null, (_get, set, people: readonly Guest[]) => {
  if (set(storedPeopleAtom, () => people)) removeStored('localStorage', LEGACY_PARTY_KEY);
  set(hasPartyAtom, people.length > 1);
  set(invalidateSearchAtom, { others: toOthers(people.slice(1)) });
});

/** Makes a person the visitor: her profile is the one of the search and of the staff card. */
const setVisitorAtom = atom(null, (_get, set, { profile }: Guest) => {
  set(changeProfileAtom, { vegetarianClass: undefined, ...profile });
  set(updateSessionAtom, { userPref: toUserPref(profile.wish ?? { kind: 'any' }) });
});

interface Removal {
  person: Guest;
  /** Position at the table; 0 for the visitor. */
  at: number;
}

const removalAtom = atom<Removal | null>(null);

/** Adds a guest, if there is room; the id of the new guest. */
export const addGuestAtom = atom(
  null,
  (get, set, { nickname = '', profile }: Partial<Omit<Guest, 'id'>> = {}): string | null => {
    const people = getPeople(get);
    if (people.length >= MAX_PEOPLE) return null;
    const guest = createPerson();
    const added = { ...guest, nickname: toNickname(nickname), ...(profile ? { profile } : {}) };
    set(removalAtom, null);
    set(setPeopleAtom, [...people, added]);
    return guest.id;
  },
);

/** Change of a guest: the nickname, fields of the profile, or both. */
export interface GuestChange {
  id: string;
  nickname?: string;
  profile?: Partial<DietProfile>;
}

/** Changes a guest; the visitor's own profile is changed by `changeProfileAtom`. */
export const changeGuestAtom = atom(null, (get, set, { id, nickname, profile }: GuestChange) => {
  const people = getPeople(get).map((person, at) => {
    if (person.id !== id || at === 0) return person;
    return {
      id,
      nickname: nickname === undefined ? person.nickname : toNickname(nickname),
      profile: withChange(person.profile, profile),
    };
  });
  set(setPeopleAtom, people);
});

/** Replaces all guests, as a form with several of them does at its end. */
export const setGuestsAtom = atom(null, (get, set, guests: readonly Guest[]) => {
  set(removalAtom, null);
  const named = guests.map((guest) => ({ ...guest, nickname: toNickname(guest.nickname) }));
  set(setPeopleAtom, [...getPeople(get).slice(0, 1), ...named].slice(0, MAX_PEOPLE));
});

/**
 * Removes a person by id. Removing the visitor makes the first guest the visitor; alone at the table,
 * nobody can be removed.
 */
export const removeGuestAtom = atom(null, (get, set, id: string) => {
  const people = getPeople(get);
  const at = people.findIndex((person) => person.id === id);
  const person = people[at];
  if (!person || people.length < 2) return;
  const rest = people.filter((other) => other !== person);
  set(removalAtom, { person, at });
  set(setPeopleAtom, rest);
  if (at === 0 && rest[0]) set(setVisitorAtom, rest[0]);
});

/** Last removed person, to offer the undo; writing brings the person back, unless the table is full. */
export const undoRemovalAtom = atom(
  (get) => get(removalAtom),
  (get, set) => {
    const removal = get(removalAtom);
    const people = getPeople(get);
    set(removalAtom, null);
    if (!removal || people.length >= MAX_PEOPLE) return;
    const { person, at } = removal;
    set(setPeopleAtom, [...people.slice(0, at), person, ...people.slice(at)]);
    if (at === 0) set(setVisitorAtom, person);
  },
);

/** Forgets the last removal once it can no longer be undone. */
export const forgetRemovalAtom = atom(null, (_get, set) => set(removalAtom, null));
