'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Sentence } from '@/lib/staff-card/staff-card';
import type { PhraseId } from '@/lib/staff-card/phrases';
import { PathIcon } from '../ui/path-icon';

interface AnswerRowProps {
  answers: readonly Sentence[];
  /** Stored answer, marked in place of the tapped one. */
  stored?: PhraseId | null;
  /** Called with the tapped answer, or null when the mark is taken away. */
  onAnswer?: (answer: PhraseId | null) => void;
}

/** Answers for the staff to tap; the tapped one stays marked. */
export function AnswerRow({ answers, stored = null, onAnswer }: AnswerRowProps) {
  const t = useTranslations('card');
  const [tappedAnswer, setTappedAnswer] = useState<PhraseId | null>(null);
  const chosenAnswer = stored ?? tappedAnswer;
  const choose = (answer: PhraseId | null) => {
    setTappedAnswer(answer);
    onAnswer?.(answer);
  };
  return (
    <div role="group" aria-label={t('answers')} className="grid grid-cols-2 gap-[0.4em]">
      {answers.map(({ id, ko, translation }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosenAnswer === id}
          onClick={() => choose(chosenAnswer === id ? null : id)}
          className="group flex min-h-14 flex-col justify-between rounded-control last:col-span-2 border-2 border-line-strong bg-surface px-[0.4em] py-[0.3em] text-left transition-colors duration-tap aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
        >
          <span
            lang="ko"
            className="block leading-[1.3] font-extrabold break-keep [overflow-wrap:anywhere]"
          >
            {ko}
          </span>
          <span className="flex items-end justify-between gap-2">
            <span className="phrases text-[max(0.58em,0.875rem)] text-ink-soft group-aria-pressed:text-on-brand">
              {translation}
            </span>
            <span
              aria-hidden
              className="grid size-[1.1em] shrink-0 place-items-center rounded-full border-2 border-current"
            >
              {chosenAnswer === id ? (
                <PathIcon
                  path="m5 12.5 4.5 4.5L19 7.5"
                  box={24}
                  strokeWidth={3.5}
                  className="size-[0.8em]"
                />
              ) : null}
            </span>
          </span>
        </button>
      ))}
    </div>
  );
}
