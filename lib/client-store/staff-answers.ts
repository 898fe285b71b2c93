import * as v from 'valibot';
import { finiteNumberSchema, parseOrNull, textBetween, validItems } from '../validation';
import { readStored, writeStored } from '../browser-storage';
import { STAFF_ANSWERS_KEY } from './staff-answers-key';

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

/** Stored answers, newest first, without unreadable ones. */
export function readStaffAnswers(): StaffAnswer[] {
  return parseOrNull(answersSchema, readStored('localStorage', STAFF_ANSWERS_KEY)) ?? [];
}

/** Stores the answers; false when storage is blocked or full. */
export function writeStaffAnswers(answers: readonly StaffAnswer[]): boolean {
  return writeStored('localStorage', STAFF_ANSWERS_KEY, answers);
}

type Asked = Pick<StaffAnswer, 'contentId' | 'dish' | 'code'>;

const isSameQuestion = (a: Asked, b: Asked): boolean =>
  a.contentId === b.contentId && a.dish === b.dish && a.code === b.code;

/** List with the answers on top, each question once, the oldest dropped. */
export function addStaffAnswers(
  answers: readonly StaffAnswer[],
  added: readonly StaffAnswer[],
): StaffAnswer[] {
  const others = answers.filter((answer) => !added.some((each) => isSameQuestion(answer, each)));
  return [...added, ...others].slice(0, MAX_STAFF_ANSWERS);
}

/** List without the answers to these questions. */
export function removeStaffAnswers(
  answers: readonly StaffAnswer[],
  removed: readonly Asked[],
): StaffAnswer[] {
  return answers.filter((answer) => !removed.some((each) => isSameQuestion(answer, each)));
}

/** True for an answer that still counts: "in it" until removed, "not in it" for 90 days. */
export const isCurrentAnswer = ({ isIn, answeredAt }: StaffAnswer, nowMs: number): boolean =>
  isIn || nowMs - answeredAt < NOT_IN_LIFETIME_MS;
