import { atom } from 'jotai';
import type { Preference } from '../engine';
import { isSessionReadAtom, searchAtom, userPrefAtom } from '../session/atoms';
import { LAST_RESULTS_PATH } from '../kept/last-results';
import { toPreference } from '../session/preferences';
import { STEPS } from '../session/steps';
import { readStored, writeStored } from '../storage';
import {
  EMPTY_CHOICE,
  parseStoredChoice,
  prefillChoice,
  type CardChoice,
  type StoredChoice,
  type WizardAnswer,
} from './choice';

const CARD_KEY = 'kioot.staff-card.v1';

/** Null until the browser's storage has been read, so that server and first client render agree. */
const storedChoiceAtom = atom<StoredChoice | null>(null);
storedChoiceAtom.onMount = (set) =>
  set((choice) => choice ?? parseStoredChoice(readStored('localStorage', CARD_KEY)));

/** The wizard's answers once there are any: something was tapped, or a search was run with nothing chosen. */
const wizardAnswerAtom = atom((get): WizardAnswer | null => {
  const userPref = get(userPrefAtom);
  const search = get(searchAtom);
  if (userPref.meats.length === 0 && !search) return null;
  return toAnswer(toPreference(userPref), search?.id ?? '');
});

function toAnswer(preference: Preference, searchId: string): WizardAnswer {
  return { preference, name: `${searchId} ${JSON.stringify(preference)}` };
}

/** What the card says; null until everything kept in the browser has been read. */
export const cardChoiceAtom = atom((get): StoredChoice | null => {
  const stored = get(storedChoiceAtom);
  if (!stored || !get(isSessionReadAtom)) return null;
  return prefillChoice(stored, get(wizardAnswerAtom));
});

const isFromLastResultsAtom = atom(false);

/** Where the card was opened: the results, the list of the last search, else the menu and so home. */
export const cardBackPathAtom = atom((get) => {
  if (get(searchAtom)) return STEPS.results.path;
  return get(isFromLastResultsAtom) ? LAST_RESULTS_PATH : '/';
});

/** Changes the card, never the wizard, and keeps it on the phone. Without a change it keeps what is shown. */
export const keepCardAtom = atom(null, (get, set, change: Partial<CardChoice>) => {
  const choice = { ...(get(cardChoiceAtom) ?? EMPTY_CHOICE), ...change };
  set(storedChoiceAtom, choice);
  writeStored('localStorage', CARD_KEY, choice);
});

/** Fills the card from the list of the last search, as the wizard would have done while that lasted. */
export const fillCardAtom = atom(
  null,
  (get, set, { need, searchId }: { need: Preference; searchId: string }) => {
    const stored = get(storedChoiceAtom) ?? parseStoredChoice(readStored('localStorage', CARD_KEY));
    const choice = prefillChoice(stored, toAnswer(need, searchId));
    set(storedChoiceAtom, choice);
    writeStored('localStorage', CARD_KEY, choice);
    set(isFromLastResultsAtom, true);
  },
);
