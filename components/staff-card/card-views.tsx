import { useAtom, useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { listViewAtom } from '@/lib/client-store/list-view-atoms';
import { cardOriginAtom, cardPersonAtom } from '@/lib/staff-card/card-atoms';
import type { CardTable } from '@/lib/staff-card/card-table';
import { toTableCard, type TableCard } from '@/lib/staff-card/table-card';
import { usePersonNames } from '../party/use-person-names';
import { CardSentence, CardSentences } from './card-sentences';
import { FullScreenCard } from './full-screen-card';
import { PeopleSentences } from './people-sentences';
import { PersonChoice, SpeakerChoice } from './person-choice';

interface CardViewsProps {
  table: CardTable;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * Preview and full-screen card. Separate file to load the Korean texts only when they come into
 * view.
 */
export function CardViews({ table, isOpen, onClose }: CardViewsProps) {
  const t = useTranslations('card');
  const origin = useAtomValue(cardOriginAtom);
  const [person, setPerson] = useAtom(cardPersonAtom);
  const count = table.people.length;
  const [chosen, setChosen] = useState<{ position: number | null; count: number } | null>(null);
  const names = usePersonNames();
  const isEatingAlone = useAtomValue(listViewAtom).isForOne;
  const positions = table.speakers.map(({ position }) => position).sort((a, b) => a - b);
  // Another number of people moves the positions: the card is everyone's again.
  const position = chosen?.count === count ? chosen.position : null;
  // Missing for a menu.
  const isForTwo = origin?.isForTwo;
  const card = toTableCard(t, table, {
    dishes: origin?.dishes,
    isForOne: person === 'me' && isForTwo !== undefined && (isForTwo || isEatingAlone),
    person,
    position,
  });
  return (
    <>
      {table.isAlone ? <PersonChoice person={person} onChange={setPerson} /> : null}
      {positions.length > 1 ? (
        <SpeakerChoice
          names={names}
          positions={positions}
          chosen={position}
          onChange={(next) => setChosen({ position: next, count })}
        />
      ) : null}
      <CardPreview card={card} />
      <FullScreenCard card={card} isOpen={isOpen} onClose={onClose} />
    </>
  );
}

/** Card in small, to check before it is shown. */
function CardPreview({ card }: { card: TableCard }) {
  const t = useTranslations('card');
  return (
    <section aria-labelledby="card-preview">
      <h2 id="card-preview" className="mb-2 text-card">
        {t('preview')}
      </h2>
      <div className="space-y-4 rounded-card bg-surface p-4 text-lead shadow-card">
        <PeopleSentences people={card.people} />
        {card.questions.map(({ sentence, note }) => (
          <CardSentences key={sentence.ko} sentences={note ? [sentence, note] : [sentence]} />
        ))}
        <CardSentence sentence={card.request} />
      </div>
    </section>
  );
}
