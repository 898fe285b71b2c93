import type { DietaryRestrictions, Preference } from '@kioot/engine/needs';
import type { DishVerdict } from '@kioot/engine/verdicts';
import type { Restaurant, RestaurantMatch } from '../search/contract/rec-contract';
import { createAnswerContext } from './answer-context';
import { applyAnswersToMatch, applyStaffAnswers } from './apply-staff-answers';
import { isCurrentAnswer, type StaffAnswer } from './staff-answers';

/** Applies the answers of staff for one visitor. */
export interface AnswerApplier {
  /** Row of a list with its match after the answers; the same row where they change nothing. */
  toRow: (row: Restaurant) => Restaurant;
  toMatch: (contentId: string, match: RestaurantMatch) => RestaurantMatch;
  toDishVerdict: (contentId: string, dish: string, verdict: DishVerdict) => DishVerdict;
  /** Answers that count for a dish. */
  getAnswers: (contentId: string, dish: string) => readonly StaffAnswer[];
  /** Number of answers that change a row. */
  count: (rows: readonly Restaurant[]) => number;
}

/** Creates the applier of the answers for a visitor at an instant. */
export function createAnswerApplier(
  answers: readonly StaffAnswer[],
  need: Preference,
  avoided: DietaryRestrictions,
  nowMs: number,
): AnswerApplier {
  const context = createAnswerContext(need, avoided, nowMs);
  const byPlace = new Map<string, StaffAnswer[]>();
  for (const answer of answers) {
    if (!isCurrentAnswer(answer, nowMs)) continue;
    byPlace.set(answer.contentId, [...(byPlace.get(answer.contentId) ?? []), answer]);
  }
  const ofPlace = (contentId: string) => byPlace.get(contentId) ?? [];
  const ofDish = (contentId: string, dish: string) =>
    ofPlace(contentId).filter((answer) => answer.dish === dish);
  const toMatch = (contentId: string, match: RestaurantMatch) =>
    applyAnswersToMatch(match, ofPlace(contentId), context);
  const toRow = (row: Restaurant): Restaurant => {
    const match = row.match && toMatch(row.contentId, row.match);
    return match === row.match ? row : { ...row, match };
  };
  /** Number of answers without which the row would be another one. */
  const countForRow = ({ contentId, match }: Restaurant): number =>
    match === undefined
      ? 0
      : ofPlace(contentId).filter(
          (answer) => applyAnswersToMatch(match, [answer], context) !== match,
        ).length;
  return {
    toRow,
    toMatch,
    toDishVerdict: (contentId, dish, verdict) =>
      applyStaffAnswers(verdict, ofDish(contentId, dish), context),
    getAnswers: ofDish,
    count: (rows) => rows.reduce((sum, row) => sum + countForRow(row), 0),
  };
}
