import { atom } from 'jotai';
import {
  EMPTY_SESSION,
  clearSession,
  getOrigin,
  readSession,
  writeSession,
  type Session,
} from './session';

/** Null until the browser's storage has been read, so that server and first client render agree. */
const storedSessionAtom = atom<Session | null>(null);
storedSessionAtom.onMount = (set) => set((session) => session ?? readSession());

/** True once what was kept in the browser is known: a guard may judge from here on. */
export const isSessionReadAtom = atom((get) => get(storedSessionAtom) !== null);
export const sessionAtom = atom((get) => get(storedSessionAtom) ?? EMPTY_SESSION);

export const radiusAtom = atom((get) => get(sessionAtom).radius);
export const userPrefAtom = atom((get) => get(sessionAtom).userPref);
/** Where the next look-up looks; null as long as nothing was chosen. */
export const chosenOriginAtom = atom((get) => getOrigin(get(sessionAtom)));
export const searchAtom = atom((get) => get(sessionAtom).search);

/** Changes part of the session, in memory and in the browser's storage. */
export const updateSessionAtom = atom(null, (get, set, change: Partial<Session>) => {
  const session = { ...(get(storedSessionAtom) ?? readSession()), ...change };
  set(storedSessionAtom, session);
  writeSession(session);
});

/** Forgets everything the visitor chose (opening the home screen or the recipe list). */
export const resetSessionAtom = atom(null, (_get, set) => {
  set(storedSessionAtom, EMPTY_SESSION);
  clearSession();
});
