import { useTranslations } from 'next-intl';
import { Suspense, useMemo, type ReactNode } from 'react';
import { createPlaceDishExplainer } from '@kioot/engine/verdicts';
import { formatVerdictLine } from '@/lib/format/format-dish-verdict';
import { formatDishEvidence } from '@/lib/format/format-evidence';
import { isVeganPreference } from '@/lib/needs/need';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { useHasParty } from '../party/use-has-party';
import { DishLine } from '../ui/dish-line';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { useAnswerApplier } from '../ui/use-answer-applier';
import { useDishFacts, type DishListProps } from './dish-facts';
import { HowWeKnow } from './how-we-know';

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
                <Suspense>
                  <KoreanQuestion ko={dish.ko} verdict={verdict} />
                </Suspense>
              ) : undefined,
          };
          return (
            <li key={dish.ko} className="py-3" data-verdict={verdict?.verdict}>
              {hasParty ? (
                <Suspense fallback={<DishLine {...line} verdict={null} />}>
                  <PartyDishLine
                    {...{ dish, contentId, place, line }}
                    hasQuestion
                    alone={visitorLine}
                  />
                </Suspense>
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
