'use client';

import { useTranslations } from 'next-intl';
import type { PageFacts } from '@/lib/place-page/match-place';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { useHasParty } from '../party/use-has-party';
import { Link } from '../ui/link';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { AnswerPanel } from './answer-panel';
import { loadMatched } from './load-matched';

const PartyAnswer = lazyWithFallback(async () => (await import('./party-answer')).PartyAnswer);
const MatchedAnswer = lazyWithFallback(async () => (await loadMatched()).MatchedAnswer);

interface PlaceAnswerProps {
  place: PageFacts;
  restaurant: PlaceCard;
}

/** Verdict on the place for the visitor, or for everyone at the table. */
export function PlaceAnswer(props: PlaceAnswerProps) {
  const visitorAnswer = <VisitorAnswer {...props} />;
  // No boundary without a lazy part: one would hydrate later than the diet is read.
  if (!useHasParty()) return visitorAnswer;
  return (
    <PartyAnswer fallback={<EmptyPanel />} place={props.place}>
      {visitorAnswer}
    </PartyAnswer>
  );
}

/** As high as most answers. */
const EmptyPanel = () => <div className="mt-3 min-h-24" />;

/** Verdict on the place for the visitor's diet. */
function VisitorAnswer(props: PlaceAnswerProps) {
  const t = useTranslations('places');
  const diet = useDietSummary();
  if (!diet) {
    return (
      <AnswerPanel verdict="unknown" headline={t('notChecked')}>
        <Link
          href="/card"
          className="inline-flex min-h-touch items-center font-bold text-brand-strong underline underline-offset-4"
        >
          {t('sayWhatYouEat')}
        </Link>
      </AnswerPanel>
    );
  }
  if (!diet.hasRestrictions) return <AnswerPanel verdict="yes" headline={t('anythingFits')} />;
  return <MatchedAnswer fallback={<EmptyPanel />} {...props} diet={diet} />;
}
