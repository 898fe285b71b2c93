'use client';

import { useTranslations } from 'next-intl';
import { getTableSentences, type TableCard } from '@/lib/staff-card/table-card';
import { FullScreenDialog } from '../ui/full-screen-dialog';
import { AnswerRow } from './answer-row';
import { CardSentence, CardSentences, PeopleSentences } from './card-sentences';
import { ReadAloud } from './read-aloud';

interface FullScreenCardProps {
  card: TableCard;
  isOpen: boolean;
  /** Called after any way of closing: button, Escape, a phone's back gesture. */
  onClose: () => void;
}

/** Card in a modal dialog over the whole screen. Keeps the screen awake while it is open. */
export function FullScreenCard({ card, isOpen, onClose }: FullScreenCardProps) {
  const t = useTranslations('card');
  return (
    <FullScreenDialog
      label={t('title')}
      isOpen={isOpen}
      onClose={onClose}
      maxScreens={2}
      minFontScale={0.62}
      tools={<ReadAloud texts={getTableSentences(card).map(({ ko }) => ko)} />}
      className="text-[calc(var(--fit,1)*clamp(1.5rem,1rem+3vmin,2.75rem))] landscape:open:flex-row-reverse"
    >
      <div className="mx-auto grid w-full max-w-[72rem] flex-1 content-center-safe gap-[0.6em] px-page pb-[max(1rem,env(safe-area-inset-bottom))] landscape:grid-cols-[11fr_9fr] landscape:pt-4 landscape:pl-[max(1.25rem,env(safe-area-inset-left))]">
        <div className="space-y-[0.4em]">
          <PeopleSentences people={card.people} />
        </div>
        <div className="space-y-[0.45em] border-t-2 border-line pt-[0.5em] landscape:border-0 landscape:pt-0">
          {card.questions.map(({ sentence, note, answers }) => (
            <div key={sentence.ko} className="space-y-[0.4em]">
              <CardSentences sentences={note ? [sentence, note] : [sentence]} />
              {answers.length > 0 ? <AnswerRow answers={answers} /> : null}
            </div>
          ))}
          <CardSentence sentence={card.request} />
        </div>
      </div>
    </FullScreenDialog>
  );
}
