import { atom, type Atom } from 'jotai';
import type { DietaryRestrictions, Preference } from '@kioot/engine/needs';
import { readStored } from '../browser-storage';
import type { AnswerApplier } from './answer-applier';
import type { StaffAnswer } from './staff-answers';
import { STAFF_ANSWERS_KEY } from './staff-answers-key';

type CreateApplier = (
  need: Preference,
  avoided: DietaryRestrictions,
  nowMs: number,
) => AnswerApplier;

interface AnswerModule {
  staffAnswersAtom: Atom<readonly StaffAnswer[] | null>;
  createAnswerApplier: (
    answers: readonly StaffAnswer[],
    ...visitor: Parameters<CreateApplier>
  ) => AnswerApplier;
}

/** Loaded where the phone has answers, or takes its first one. */
const answerModuleAtom = atom<AnswerModule | null>(null);
answerModuleAtom.onMount = (set) => {
  if (readStored('localStorage', STAFF_ANSWERS_KEY) === null) return;
  void loadAnswerModule().then(set);
};

async function loadAnswerModule(): Promise<AnswerModule> {
  const [{ staffAnswersAtom }, { createAnswerApplier }] = await Promise.all([
    import('./staff-answers-atoms'),
    import('./answer-applier'),
  ]);
  return { staffAnswersAtom, createAnswerApplier };
}

/** Loads the answers for the screens behind the one that takes them. */
export const loadAnswersAtom = atom(null, async (get, set) => {
  if (!get(answerModuleAtom)) set(answerModuleAtom, await loadAnswerModule());
});

/** Creates appliers of the stored answers; null without any. */
export const answerApplierAtom = atom((get): CreateApplier | null => {
  const loaded = get(answerModuleAtom);
  const answers = loaded && get(loaded.staffAnswersAtom);
  if (!loaded || !answers || answers.length === 0) return null;
  return (...visitor) => loaded.createAnswerApplier(answers, ...visitor);
});
