import { atom } from 'jotai';
import * as v from 'valibot';
import { finiteNumberSchema, parseOrNull, textBetween, validItems } from '@kioot/base/validation';
import { createStoredAtom } from '../stored-atom';
import { STAFF_ANSWERS_KEY, setHasPlaceRecords } from './menu-place';

/** About 60 kB. */
export const MAX_STAFF_ANSWERS = 300;

const DAY_MS = 86_400_000;
/** A recipe may change: after it, "it is not in it" is asked again. */
export const NOT_IN_LIFETIME_MS = 90 * DAY_MS;

/** Answer of the staff to a question about one substance in one dish. */
export interface StaffAnswer {
  contentId: string;
  /** Name of the place, for the list of answers. */
  place: string;
  /** As on the menu. */
  dish: string;
  /** Name of the dish for the visitor. */
  dishName: string;
  /** Substance, allergen, `spicy` or `pungent`, as verdicts name it. */
  code: string;
  isIn: boolean;
  /** Epoch milliseconds. */
  answeredAt: number;
}

const nameSchema = textBetween(1, 200);
const answersSchema = validItems(
  v.object({
    contentId: textBetween(1, 80),
    place: nameSchema,
    dish: nameSchema,
    dishName: nameSchema,
    code: textBetween(1, 40),
    isIn: v.boolean(),
    answeredAt: finiteNumberSchema,
  }),
  MAX_STAFF_ANSWERS,
);

/**
 * Answers of staff, newest first, without unreadable ones; undefined until storage is read. They
 * never leave the phone.
 */
export const staffAnswersAtom = createStoredAtom<readonly StaffAnswer[]>({
  area: 'localStorage',
  key: STAFF_ANSWERS_KEY,
  parse: (stored) => parseOrNull(answersSchema, stored) ?? [],
});

type Asked = Pick<StaffAnswer, 'contentId' | 'dish' | 'code'>;

const isSameQuestion = (a: Asked, b: Asked): boolean =>
  a.contentId === b.contentId && a.dish === b.dish && a.code === b.code;

const withoutAnswers = (
  answers: readonly StaffAnswer[],
  removed: readonly Asked[],
): readonly StaffAnswer[] =>
  answers.filter((answer) => !removed.some((each) => isSameQuestion(answer, each)));

/** Puts answers on top, in place of earlier ones to the same questions; the oldest are dropped. */
export const addStaffAnswersAtom = atom(null, (_get, set, added: readonly StaffAnswer[]) => {
  set(staffAnswersAtom, (answers) =>
    [...added, ...withoutAnswers(answers, added)].slice(0, MAX_STAFF_ANSWERS),
  );
  setHasPlaceRecords();
});

/** Removes the answers to these questions. */
export const removeStaffAnswersAtom = atom(null, (_get, set, removed: readonly Asked[]) => {
  set(staffAnswersAtom, (answers) => withoutAnswers(answers, removed));
});

/** True for an answer that still counts: "in it" until removed, "not in it" for 90 days. */
export const isCurrentAnswer = ({ isIn, answeredAt }: StaffAnswer, nowMs: number): boolean =>
  isIn || nowMs - answeredAt < NOT_IN_LIFETIME_MS;
