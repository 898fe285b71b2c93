import { useTranslations } from 'next-intl';
import type { TableCard } from '@/lib/staff-card/table-card';
import { CardSentence, CardSentences } from './card-sentences';
import { PeopleSentences } from './people-sentences';

/** Card in small, to check before it is shown. */
export function CardPreview({ card }: { card: TableCard }) {
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
