import { atom } from 'jotai';
import type { PersonNeeds } from '@kioot/engine/needs';
import { readStored } from '../browser-storage';
import type { AnswerApplier } from './apply-staff-answers';
import { STAFF_ANSWERS_KEY } from '../store/menu-place';

type CreateApplier = (person: PersonNeeds) => AnswerApplier;

async function loadAnswerModule() {
  const [{ staffAnswersAtom }, { createAnswerApplier }] = await Promise.all([
    import('../store/staff-answers'),
    import('./apply-staff-answers'),
  ]);
  return { staffAnswersAtom, createAnswerApplier };
}

/** Loaded where the phone has answers, or takes its first one. */
const answerModuleAtom = atom<Awaited<ReturnType<typeof loadAnswerModule>> | null>(null);
answerModuleAtom.onMount = (set) => {
  if (readStored('localStorage', STAFF_ANSWERS_KEY) === null) return;
  void loadAnswerModule().then(set);
};

/** Loads the answers for the screens behind the one that takes them. */
export const loadAnswersAtom = atom(null, async (get, set) => {
  if (!get(answerModuleAtom)) set(answerModuleAtom, await loadAnswerModule());
});

/** Creates appliers of the stored answers that count now; null without any. */
export const answerApplierAtom = atom((get): CreateApplier | null => {
  const loaded = get(answerModuleAtom);
  const answers = loaded && get(loaded.staffAnswersAtom);
  if (!loaded || !answers || answers.length === 0) return null;
  return (person) => loaded.createAnswerApplier(answers, person, Date.now());
});
