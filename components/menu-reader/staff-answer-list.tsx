'use client';

import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  isCurrentAnswer,
  removeStaffAnswersAtom,
  staffAnswersAtom,
  type StaffAnswer,
} from '@/lib/store/staff-answers';
import { formatCode } from '@/lib/format/format-code';
import { ACTION_CLASS } from '../ui/action-class';

/** Answers of staff on this phone, of one place or of all, each to remove; nothing without any. */
export function StaffAnswerList({ contentId }: { contentId?: string | undefined }) {
  const t = useTranslations('menu');
  const words = useTranslations('words');
  const all = useAtomValue(staffAnswersAtom);
  const [nowMs] = useState(() => Date.now());
  const remove = useSetAtom(removeStaffAnswersAtom);
  const answers = (all ?? []).filter(
    (answer) => contentId === undefined || answer.contentId === contentId,
  );
  if (answers.length === 0) return null;

  const format = ({ dishName, code, isIn }: StaffAnswer) =>
    t(isIn ? 'answerIn' : 'answerNotIn', { dish: dishName, food: formatCode(words, code) });
  const formatDay = (answer: StaffAnswer) =>
    t(isCurrentAnswer(answer, nowMs) ? 'answerDay' : 'answerExpired', {
      day: new Date(answer.answeredAt),
    });
  return (
    <section className="mt-4">
      <h2 className="text-card">{t('answers')}</h2>
      <p className="text-fine text-ink-soft">{t('answersStay')}</p>
      <ul className="divide-y divide-line">
        {answers.map((answer) => (
          <li
            key={`${answer.contentId} ${answer.dish} ${answer.code}`}
            className="flex items-center justify-between gap-2 py-1"
          >
            <div className="min-w-0">
              <p className="break-keep [overflow-wrap:anywhere]">
                <span className="font-bold">{format(answer)}</span>
                {contentId === undefined ? ` · ${answer.place}` : null}
              </p>
              <p className="text-fine text-ink-soft">{formatDay(answer)}</p>
            </div>
            <button type="button" onClick={() => remove([answer])} className={ACTION_CLASS}>
              {t.rich('removeAnswer', {
                answer: format(answer),
                more: (chunks) => <span className="sr-only">{chunks}</span>,
              })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
