import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import type { Verdict } from '@kioot/engine';
import { type Fit, createDishExplainer, createPlaceDishExplainer } from '@kioot/engine/verdicts';
import { answerApplierAtom } from '@/lib/staff-card/answer-applier-atom';
import type { AnswerApplier } from '@/lib/staff-card/apply-staff-answers';
import type { Translator } from '@/lib/i18n/translator';
import { capitalize, formatCodeList } from '@/lib/format/format-code';
import { formatFitLine } from '@/lib/format/format-fit-line';
import { getDishHighlights } from '@/lib/format/format-match';
import { isSevereSearchProfile } from '@/lib/format/format-search-profile';
import { formatDenial, formatVerdictLine } from '@/lib/format/format-dish-verdict';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { matchPlace, type PageFacts, type PlaceDish } from '@/lib/place-page/match-place';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { AnswerPanel, type Answer } from './answer-panel';
import type { PersonNeeds } from '@kioot/engine/needs';
import { formatDishEvidence } from '@/lib/format/format-evidence';
import { isVeganPreference } from '@/lib/needs/need';
import { useHasParty } from '../party/use-has-party';
import { DishLine } from '../ui/dish-line';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useDishFacts, type DishListProps } from './dish-facts';
import { HowWeKnow } from './how-we-know';
import { useAtomValue } from 'jotai';
import {
  chooseSeenDrawing,
  getHeadlineDish,
  type PlaceDrawings,
} from '@/lib/search/contract/seen-drawing';
import { tableAtom } from '../party/table-atoms';
import { DrawnPlace } from './drawn-place';

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

/** Answers of staff for the diet of a page; null without any. */
function useAnswerApplier(diet: PersonNeeds | null): AnswerApplier | null {
  const createApplier = useAtomValue(answerApplierAtom);
  return useMemo(() => (diet && createApplier?.(diet)) ?? null, [createApplier, diet]);
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

/** Dishes to ask about on the staff card: those that are not ruled out. */
export function getAskedDishes(
  dishes: readonly PlaceDish[],
  { need, profile }: Required<PersonNeeds>,
  halal: Verdict,
): readonly PlaceDish[] {
  const explainDish = createDishExplainer(need, profile, halal);
  return dishes.filter((dish) => explainDish(dish).verdict !== 'no');
}

const PartyDishLine = lazyWithFallback(
  async () => (await import('../party/party-dish-line')).PartyDishLine,
);

/** With the words of the staff card, which most visitors of a page do not need at once. */
const KoreanQuestion = lazyWithFallback(
  async () => (await import('../ui/korean-question')).KoreanQuestion,
);

interface MatchedDishesProps extends DishListProps {
  /** Null for a visitor without a diet who eats with others. */
  diet: DietSummary | null;
  /** Sources of the menu. */
  children: ReactNode;
}

/** Dishes with their verdicts for the visitor or everyone at the table, and the sources of these. */
export function MatchedDishes({ diet, children, ...props }: MatchedDishesProps) {
  const { contentId, dishes, place } = props;
  const t = useTranslations('places');
  const words = useTranslations('words');
  const menu = useTranslations('menu');
  const hasParty = useHasParty();
  const toFacts = useDishFacts(props);
  const explainDish = useMemo(
    () => (diet?.hasRestrictions ? createPlaceDishExplainer(diet.need, diet.profile, place) : null),
    [diet, place],
  );
  const applier = useAnswerApplier(diet);
  const matched = dishes.map((dish) => {
    const explained = explainDish?.(dish);
    const verdict =
      explained && (applier?.toDishVerdict(contentId, dish.ko, explained) ?? explained);
    return { dish, verdict };
  });
  /** Dishes by the source of their verdict: each source is named once. */
  const sources = new Map<string, string[]>();
  for (const { dish, verdict } of diet && isVeganPreference(diet.need) ? matched : []) {
    const source = formatDishEvidence(words, dish.verdictSource, verdict?.verdict);
    if (source) sources.set(source, [...(sources.get(source) ?? []), dish.en]);
  }
  return (
    <>
      <ul aria-label={t('dishes')} className="divide-y divide-line">
        {matched.map(({ dish, verdict }) => {
          const [answer] = applier?.getAnswers(contentId, dish.ko) ?? [];
          const line = {
            ...toFacts(dish),
            answer: answer && menu('answerDay', { day: new Date(answer.answeredAt) }),
          };
          const visitorLine = {
            ...line,
            verdict: verdict?.verdict ?? null,
            reason:
              verdict &&
              formatVerdictLine(menu, words, verdict, diet?.need.kind === 'meats', dish.labels),
            question:
              verdict?.verdict === 'ask' ? (
                <KoreanQuestion ko={dish.ko} verdict={verdict} />
              ) : undefined,
          };
          return (
            <li key={dish.ko} className="py-3" data-verdict={verdict?.verdict}>
              {hasParty ? (
                <PartyDishLine
                  fallback={<DishLine {...line} verdict={null} />}
                  {...{ dish, contentId, place, line }}
                  hasQuestion
                  alone={visitorLine}
                />
              ) : (
                <DishLine {...visitorLine} />
              )}
            </li>
          );
        })}
      </ul>
      {sources.size > 0 || children ? (
        <HowWeKnow>
          {[...sources].map(([source, names]) => (
            <p key={source}>{t('sourceOf', { source, dishes: names.join(words('comma')) })}</p>
          ))}
          {children}
        </HowWeKnow>
      ) : null}
    </>
  );
}

interface MatchedPictureProps {
  contentId: string;
  place: PageFacts;
  drawings: PlaceDrawings;
  /** Null for a visitor without a diet who eats with others. */
  diet: DietSummary | null;
}

/** Drawing of the dish that decides for the visitor; nothing in it is avoided at the table. */
export function MatchedPicture({ contentId, place, drawings, diet }: MatchedPictureProps) {
  const { isLarge, byDish, ofKind } = drawings;
  const table = useAtomValue(tableAtom);
  const applier = useAnswerApplier(diet);
  const drawing = useMemo(() => {
    const matched = diet && matchPlace(place, diet).match;
    const match = matched && (applier?.toMatch(contentId, matched) ?? matched);
    const dish = match ? getHeadlineDish(match) : place.dishes[0]?.ko;
    const ofDish = dish === undefined ? undefined : byDish[dish];
    return chooseSeenDrawing(ofDish ?? ofKind, table ?? (diet ? [diet] : []));
  }, [contentId, place, diet, applier, table, byDish, ofKind]);
  return <DrawnPlace drawing={drawing} isLarge={isLarge} />;
}
