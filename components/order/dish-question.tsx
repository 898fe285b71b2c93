import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { loadAnswersAtom } from '@/lib/staff-card/answer-applier-atom';
import type { MenuPlace } from '@/lib/store/menu-place';
import {
  addStaffAnswersAtom,
  removeStaffAnswersAtom,
  staffAnswersAtom,
} from '@/lib/store/staff-answers';
import type { DishQuestion } from '@/lib/order/order-card';
import { FOODS } from '@/lib/staff-card/foods';
import type { PhraseId } from '@/lib/staff-card/phrases';
import { toCodeFood } from '@/lib/staff-card/question-foods';
import { AnswerRow } from '../staff-card/answer-row';
import { CardSentence } from '../staff-card/card-sentences';
import { Chip } from '../ui/chip';

interface DishQuestionProps {
  question: DishQuestion;
  place: MenuPlace;
}

/** Answers of staff to one question: each is about one dish and one substance at this place. */
function useAnswers({ dish, codes, dishName }: DishQuestion, place: MenuPlace) {
  const stored = useAtomValue(staffAnswersAtom);
  const add = useSetAtom(addStaffAnswersAtom);
  const remove = useSetAtom(removeStaffAnswersAtom);
  const load = useSetAtom(loadAnswersAtom);
  const { contentId, name } = place;
  const toKey = (code: string) => ({ contentId, dish, code });
  return {
    answers: (stored ?? []).filter(
      (answer) =>
        answer.contentId === contentId && answer.dish === dish && codes.includes(answer.code),
    ),
    forget: (forgotten: readonly string[]) => remove(forgotten.map(toKey)),
    record(answered: readonly string[], isIn: boolean) {
      const answer = { place: name, dishName, isIn, answeredAt: Date.now() };
      add(answered.map((code) => ({ ...toKey(code), ...answer })));
      void load();
    },
  };
}

/**
 * Question about a dish whose answer is kept. "Yes" to several substances names none, so the staff
 * points at those that are in it.
 */
export function DishQuestionRow({ question, place }: DishQuestionProps) {
  const t = useTranslations('order');
  const card = useTranslations('card');
  const menu = useTranslations('menu');
  const { answers, forget, record } = useAnswers(question, place);
  const { codes } = question;
  const hasIn = answers.some(({ isIn }) => isIn);
  const isNotIn = answers.length === codes.length && !hasIn;
  const known = hasIn ? 'isIn' : isNotIn ? 'isNotIn' : null;
  const [isAskingWhich, setIsAskingWhich] = useState(hasIn && codes.length > 1);
  const [first] = answers;

  function keep(answer: PhraseId | null) {
    forget(codes);
    setIsAskingWhich(answer === 'isIn' && codes.length > 1);
    if (answer === 'isNotIn') record(codes, false);
    if (answer === 'isIn' && codes.length === 1) record(codes, true);
  }

  return (
    <div className="space-y-2">
      <CardSentence sentence={question.sentence} />
      <AnswerRow answers={question.answers} stored={known} onAnswer={keep} />
      {isAskingWhich ? (
        <div role="group" aria-label={t('whichFood')} className="text-body">
          <p className="text-ink-soft">{t('whichFood')}</p>
          <div className="mt-1 flex flex-wrap gap-2">
            {codes.map((code) => {
              const food = toCodeFood(code);
              const isIn = answers.some((answer) => answer.isIn && answer.code === code);
              return (
                <Chip
                  key={code}
                  isOn={isIn}
                  onToggle={() => (isIn ? forget([code]) : record([code], true))}
                >
                  <span lang="ko">{FOODS[food]}</span> {card(`foods.${food}`)}
                </Chip>
              );
            })}
          </div>
        </div>
      ) : null}
      {first ? (
        <p role="status" className="text-fine text-ink-soft">
          {menu('answerDay', { day: new Date(first.answeredAt) })}. {t('answerKept')}
        </p>
      ) : null}
    </div>
  );
}
