import { useTranslations } from 'next-intl';
import type { StaffCard } from '@/lib/staff-card/staff-card';
import { AllergySentences, CardSentence, CardSentences } from './card-sentences';

/** Card in small, to check before it is shown. */
export function CardPreview({ card }: { card: StaffCard }) {
  const t = useTranslations('card');
  return (
    <section aria-labelledby="card-preview">
      <h2 id="card-preview" className="mb-2 text-card">
        {t('preview')}
      </h2>
      <div className="space-y-4 rounded-card bg-surface p-4 text-lead shadow-card">
        <AllergySentences sentences={card.allergies} />
        <CardSentences sentences={card.diet} />
        {card.questions.map(({ sentence, note }) => (
          <CardSentences key={sentence.ko} sentences={note ? [sentence, note] : [sentence]} />
        ))}
        <CardSentence sentence={card.request} />
      </div>
    </section>
  );
}
