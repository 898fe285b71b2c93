import { useTranslations } from 'next-intl';
import { PERSONS, type Person } from '@/lib/staff-card/phrases';
import { Chip } from '../ui/chip';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { listViewAtom } from '@/lib/client-store/list-view-atoms';
import { cardOriginAtom, cardPersonAtom } from '@/lib/staff-card/card-atoms';
import type { CardTable } from '@/lib/staff-card/card-table';
import { toTableCard, type TableCard } from '@/lib/staff-card/table-card';
import { usePersonNames } from '../party/use-person-names';
import { CardSentence, CardSentences, PeopleSentences } from './card-sentences';
import { FullScreenCard } from './full-screen-card';

interface ChoiceProps<Choice> {
  options: readonly { value: Choice; label: string }[];
  chosen: Choice;
  onChange: (choice: Choice) => void;
}

function ChipChoice<Choice extends string | number | null>(props: ChoiceProps<Choice>) {
  const { options, chosen, onChange } = props;
  const t = useTranslations('card');
  return (
    <fieldset>
      <legend className="mb-2 font-bold">{t('person')}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, label }) => (
          <Chip
            key={value}
            isOn={value === chosen}
            onToggle={() => onChange(value)}
            className="[overflow-wrap:anywhere]"
          >
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** Person whom all sentences are about. */
export function PersonChoice(props: Omit<ChoiceProps<Person>, 'options'>) {
  const t = useTranslations('card');
  const options = PERSONS.map((value) => ({ value, label: t(`persons.${value}`) }));
  return <ChipChoice options={options} {...props} />;
}

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
      {table.isAlone ? <PersonChoice chosen={person} onChange={setPerson} /> : null}
      {positions.length > 1 ? (
        <ChipChoice
          options={[
            { value: null, label: t('persons.table') },
            ...positions.map((value) => ({ value, label: names[value] ?? '' })),
          ]}
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
