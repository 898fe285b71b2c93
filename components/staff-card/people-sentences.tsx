import type { PersonCard } from '@/lib/staff-card/table-card';
import { usePersonNames } from '../party/use-person-names';
import { AllergySentences, CardSentences } from './card-sentences';
import { KeywordLine } from './keyword-line';

/** Sentences about each person of a card, under their name where there are several. */
export function PeopleSentences({ people }: { people: readonly PersonCard[] }) {
  const names = usePersonNames();
  return people.map(({ position, keywords, allergies, diet }) => (
    <section key={position} aria-label={names[position]} className="space-y-[0.5em]">
      {people.length > 1 ? (
        <h2 className="mb-[0.3em] text-[max(0.7em,1rem)] font-bold text-ink-soft">
          {names[position]}
        </h2>
      ) : null}
      <KeywordLine keywords={keywords} />
      <AllergySentences sentences={allergies} />
      <CardSentences sentences={diet} />
    </section>
  ));
}
