import { atom } from 'jotai';
import {
  addStaffAnswers,
  readStaffAnswers,
  removeStaffAnswers,
  writeStaffAnswers,
  type StaffAnswer,
} from './staff-answers';
import { STAFF_ANSWERS_KEY } from './staff-answers-key';
import { setHasPlaceRecords } from './menu-place';

/** Null until storage is read, so that server and first client render agree. */
const storedAnswersAtom = atom<readonly StaffAnswer[] | null>(null);
storedAnswersAtom.onMount = (set) => {
  set((answers) => answers ?? readStaffAnswers());
  const onStorage = ({ key }: StorageEvent) => {
    // Changed by another tab; a null key is a cleared storage.
    if (key === STAFF_ANSWERS_KEY || key === null) set(readStaffAnswers());
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
};

/** Answers of staff, newest first; null until storage is read. They never leave the phone. */
export const staffAnswersAtom = atom((get) => get(storedAnswersAtom));

/** Adds answers, in place of earlier ones to the same questions. */
export const addStaffAnswersAtom = atom(null, (get, set, added: readonly StaffAnswer[]) => {
  const answers = addStaffAnswers(get(storedAnswersAtom) ?? readStaffAnswers(), added);
  set(storedAnswersAtom, answers);
  writeStaffAnswers(answers);
  setHasPlaceRecords();
});

export const removeStaffAnswersAtom = atom(
  null,
  (get, set, removed: readonly Pick<StaffAnswer, 'contentId' | 'dish' | 'code'>[]) => {
    const answers = removeStaffAnswers(get(storedAnswersAtom) ?? readStaffAnswers(), removed);
    set(storedAnswersAtom, answers);
    writeStaffAnswers(answers);
  },
);
