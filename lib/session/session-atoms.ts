import { atom } from 'jotai';
import { createStoredAtom } from '../stored-atom';
import {
  EMPTY_SESSION,
  STORAGE_KEYS,
  getOrigin,
  parseSession,
  removeStoredLists,
  type Session,
} from './session';

const storedSessionAtom = createStoredAtom({
  area: 'sessionStorage',
  key: STORAGE_KEYS.session,
  parse: parseSession,
  toStored: (session) => (session === EMPTY_SESSION ? undefined : session),
});

/** True once storage is read; guards redirect only from here on. */
export const isSessionReadAtom = atom((get) => get(storedSessionAtom) !== undefined);
export const sessionAtom = atom((get) => get(storedSessionAtom) ?? EMPTY_SESSION);

export const radiusAtom = atom((get) => get(sessionAtom).radius);
export const userPrefAtom = atom((get) => get(sessionAtom).userPref);
/** Origin of the next look-up; null before a choice. */
export const chosenOriginAtom = atom((get) => getOrigin(get(sessionAtom)));
export const searchAtom = atom((get) => get(sessionAtom).search);

/** Changes part of the session, in memory and in storage. */
export const updateSessionAtom = atom(null, (_get, set, change: Partial<Session>) => {
  set(storedSessionAtom, (session) => ({ ...session, ...change }));
});

/** Clears the session (on the home screen and the recipe list). */
export const resetSessionAtom = atom(null, (_get, set) => {
  set(storedSessionAtom, () => EMPTY_SESSION);
  removeStoredLists();
});
