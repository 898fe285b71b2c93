'use client';

import { useEffect, useRef } from 'react';
import { getSentences, type StaffCard } from '@/lib/staff-card/card';
import { useWakeLock } from '../ui/use-wake-lock';
import { AnswerRow } from './answer-row';
import { AllergySentences, CardSentence, CardSentences } from './card-sentences';
import { ReadAloud } from './read-aloud';
import { useFit } from './use-fit';

interface FullScreenCardProps {
  card: StaffCard;
  isShown: boolean;
  /** Called when the card has closed by any way there is: the button, Escape, a phone's back gesture. */
  onHide: () => void;
}

/** The card over the whole screen, in a modal dialog that keeps the screen awake while it is open. */
export function FullScreenCard({ card, isShown, onHide }: FullScreenCardProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useWakeLock(isShown);

  useEffect(() => {
    const card = dialog.current;
    if (!isShown) card?.close();
    else if (card) {
      card.showModal();
      // It would open where it was left.
      card.scrollTop = 0;
    }
  }, [isShown]);
  // After the dialog has opened: before that nothing in it has a height.
  useFit(dialog, isShown);

  return (
    <dialog
      ref={dialog}
      aria-label="Card for the staff"
      onClose={onHide}
      className="m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain bg-surface text-[calc(var(--fit,1)*clamp(1.5rem,1rem+3vmin,2.75rem))] dark:bg-paper text-ink open:flex open:flex-col landscape:open:flex-row-reverse"
    >
      {isShown ? (
        <>
          <div className="sticky top-0 z-10 flex items-center justify-between gap-3 bg-inherit p-2 pt-[max(0.5rem,env(safe-area-inset-top))] landscape:max-w-28 landscape:flex-col-reverse landscape:justify-end landscape:pr-[max(0.5rem,env(safe-area-inset-right))]">
            <ReadAloud texts={getSentences(card).map(({ ko }) => ko)} />
            <button
              type="button"
              onClick={onHide}
              aria-label="Close the card"
              className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-line-strong bg-surface"
            >
              <svg aria-hidden viewBox="0 0 24 24" className="size-6">
                <path
                  d="m6 6 12 12M18 6 6 18"
                  stroke="currentColor"
                  strokeWidth="2.6"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </div>
          <div className="mx-auto grid w-full max-w-[72rem] flex-1 content-center-safe gap-[1em] px-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] landscape:grid-cols-[11fr_9fr] landscape:pt-4 landscape:pl-[max(1.25rem,env(safe-area-inset-left))]">
            <div className="space-y-[0.9em]">
              <AllergySentences sentences={card.allergies} />
              <CardSentences sentences={card.diet} />
            </div>
            <div className="space-y-[0.65em] border-t-2 border-line pt-[0.8em] landscape:border-0 landscape:pt-0">
              {card.questions.map(({ sentence, note, answers }) => (
                <div key={sentence.id} className="space-y-[0.5em]">
                  <CardSentences sentences={note ? [sentence, note] : [sentence]} />
                  {answers.length > 0 ? <AnswerRow answers={answers} /> : null}
                </div>
              ))}
              <CardSentence sentence={card.request} />
            </div>
          </div>
        </>
      ) : null}
    </dialog>
  );
}
