import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { Verdict } from '@kioot/engine';
import type { Fit } from '@kioot/engine/verdicts';
import type { AnswerApplier } from '@/lib/staff-card/apply-staff-answers';
import type { Translator } from '@/lib/i18n/translator';
import { capitalize, formatCodeList } from '@/lib/format/format-code';
import { formatFitLine } from '@/lib/format/format-fit-line';
import { getDishHighlights } from '@/lib/format/format-match';
import { isSevereSearchProfile } from '@/lib/format/format-search-profile';
import { formatDenial } from '@/lib/format/format-dish-verdict';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { matchPlace, type PageFacts } from '@/lib/place-page/match-place';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { useAnswerApplier } from '../ui/use-answer-applier';
import { AnswerPanel, type Answer } from './answer-panel';

const VERDICT_OF_FIT: Readonly<Record<Fit, Verdict>> = {
  only: 'yes',
  options: 'yes',
  maybe: 'ask',
  unknown: 'unknown',
  none: 'no',
};

/** Most ingredients that rule a place out to name. */
const MAX_OBSTACLES = 4;

function toAnswer(
  t: Translator<'places'>,
  words: Translator<'words'>,
  place: PageFacts,
  restaurant: PlaceCard,
  diet: DietSummary,
  applier: AnswerApplier | null,
): Answer {
  const matched = matchPlace(place, diet);
  const { contentId } = restaurant;
  const match = applier?.toMatch(contentId, matched.match) ?? matched.match;
  const { fit } = match;
  const verdicts = matched.verdicts.map((verdict, index) => {
    const dish = place.dishes[index]?.ko ?? '';
    return applier?.toDishVerdict(contentId, dish, verdict) ?? verdict;
  });
  const count = (wanted: Verdict) => verdicts.filter(({ verdict }) => verdict === wanted).length;
  const verdict = match.justServes ? 'unknown' : VERDICT_OF_FIT[fit];
  if (fit === 'none') {
    const codes = verdicts.flatMap((each) => (each.verdict === 'no' ? each.about : []));
    const obstacles = formatCodeList(words, [...new Set(codes)].slice(0, MAX_OBSTACLES));
    const detail = obstacles
      ? capitalize(obstacles)
      : formatDenial(
          words,
          verdicts.find(({ isByKitchen }) => isByKitchen) ?? {},
          place.dishes[0]?.labels,
        );
    return { verdict, headline: t('nothingFits'), detail };
  }
  const matchedPlace = { ...restaurant, match };
  const { headline, detail } = formatFitLine(words, matchedPlace, fit);
  const reason =
    detail ??
    (verdict !== 'unknown' && match.because.length > 0
      ? getDishHighlights(words, matchedPlace).source
      : null);
  const all = place.dishes.length;
  const [fitting, asked] = [count('yes'), count('ask')];
  // A good match names no dishes to ask about: its best meal has nothing open.
  const counts =
    all < 2 || (fit === 'only' && !match.evidence)
      ? []
      : fit === 'maybe'
        ? [t('dishesToAskOf', { count: asked, all })]
        : fitting > 0
          ? [t('dishesFit', { count: fitting, all })]
          : [];
  const shownCounts = fit === 'unknown' || (fit === 'maybe' && asked === 0) ? [] : counts;
  return {
    verdict,
    headline,
    detail: capitalize(joinWithDots([...(reason ? [reason] : []), ...shownCounts])),
  };
}

interface MatchedAnswerProps {
  place: PageFacts;
  restaurant: PlaceCard;
  diet: DietSummary;
}

/** Verdict on the place for a diet: reason, evidence and counts. */
export function MatchedAnswer({ place, restaurant, diet }: MatchedAnswerProps) {
  const t = useTranslations('places');
  const words = useTranslations('words');
  const applier = useAnswerApplier(diet);
  const answer = useMemo(
    () => toAnswer(t, words, place, restaurant, diet, applier),
    [t, words, place, restaurant, diet, applier],
  );
  return (
    <AnswerPanel {...answer} who={t('forWhom', { who: diet.text })}>
      {isSevereSearchProfile(diet.profile) ? (
        <p className="font-bold text-warn">{words('alwaysAsk')}</p>
      ) : null}
    </AnswerPanel>
  );
}
