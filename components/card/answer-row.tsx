'use client';

import { useState } from 'react';
import { ANSWERS, PHRASES, type Answer } from '@/lib/staff-card/phrases';

/** Answers the staff can point at; a tapped one stays marked when the phone is handed back. */
export function AnswerRow() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <div role="group" aria-label="Answers for the staff" className="grid gap-[0.4em]">
      {ANSWERS.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={answer === id}
          onClick={() => setAnswer(answer === id ? null : id)}
          className="group flex min-h-16 items-center justify-between gap-3 rounded-control border-2 border-line-strong bg-surface px-[0.6em] py-[0.3em] text-left transition-colors duration-tap aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-on-brand"
        >
          <span>
            <span
              lang="ko"
              className="block leading-[1.3] font-extrabold break-keep [overflow-wrap:anywhere]"
            >
              {PHRASES[id].ko}
            </span>
            <span className="block text-[max(0.58em,0.875rem)] text-ink-soft group-aria-pressed:text-on-brand">
              {PHRASES[id].en}
            </span>
          </span>
          <span
            aria-hidden
            className="grid size-[1.1em] shrink-0 place-items-center rounded-full border-2 border-current"
          >
            {answer === id ? (
              <svg viewBox="0 0 24 24" className="size-[0.8em]">
                <path
                  d="m5 12.5 4.5 4.5L19 7.5"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="3.5"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            ) : null}
          </span>
        </button>
      ))}
    </div>
  );
}
