import { useTranslations } from 'next-intl';
import { joinWithDots } from '@/lib/format/join-with-dots';
import type { Keywords } from '@/lib/staff-card/keywords';
import type { PersonCard } from '@/lib/staff-card/table-card';
import { usePersonNames } from '../party/use-person-names';
import { AllergySentences, CardSentences } from './card-sentences';

/** Korean for the cross, read aloud by a screen reader. */
const CROSS_NAME = '안 됩니다';

/** Line at the top of a card that a cook reads at a glance: 새우 ✕ 계란 ✕ 고기 · 생선 · 육수 ✕. */
function KeywordLine({ keywords }: { keywords: readonly Keywords[] }) {
  const t = useTranslations('card');
  if (keywords.length === 0) return null;
  const foods = keywords
    .map(({ translation }) => translation)
    .reduce((before, next) => t('lists.next', { before, next }));
  return (
    <div>
      <p lang="ko" className="text-[1.1em] leading-[1.25] font-extrabold break-keep">
        {keywords.map(({ ko }) => (
          <span key={ko.join()} className="mr-[0.5em] inline-block">
            {joinWithDots(ko)}{' '}
            <span role="img" aria-label={CROSS_NAME} className="text-warn">
              ✕
            </span>{' '}
          </span>
        ))}
      </p>
      <p className="mt-[0.05em] text-[max(0.55em,0.8125rem)] leading-[1.15] text-ink-soft">
        {t('keywords', { foods })}
      </p>
    </div>
  );
}

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
