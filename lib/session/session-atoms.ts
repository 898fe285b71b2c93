import { atom } from 'jotai';
import {
  EMPTY_SESSION,
  clearSession,
  getOrigin,
  readSession,
  writeSession,
  type Session,
} from './session';

/** Null until storage is read, so that server and first client render agree. */
const storedSessionAtom = atom<Session | null>(null);
storedSessionAtom.onMount = (set) => set((session) => session ?? readSession());

/** True once storage is read; guards redirect only from here on. */
export const isSessionReadAtom = atom((get) => get(storedSessionAtom) !== null);
export const sessionAtom = atom((get) => get(storedSessionAtom) ?? EMPTY_SESSION);

export const radiusAtom = atom((get) => get(sessionAtom).radius);
export const userPrefAtom = atom((get) => get(sessionAtom).userPref);
/** Origin of the next look-up; null before a choice. */
export const chosenOriginAtom = atom((get) => getOrigin(get(sessionAtom)));
export const searchAtom = atom((get) => get(sessionAtom).search);

/** Changes part of the session, in memory and in storage. */
export const updateSessionAtom = atom(null, (get, set, change: Partial<Session>) => {
  const session = { ...(get(storedSessionAtom) ?? readSession()), ...change };
  set(storedSessionAtom, session);
  writeSession(session);
});

/** Clears the session (on the home screen and the recipe list). */
export const resetSessionAtom = atom(null, (_get, set) => {
  set(storedSessionAtom, EMPTY_SESSION);
  clearSession();
});
