'use client';

import { useTranslations } from 'next-intl';
import { Suspense, useMemo, type ReactNode } from 'react';
import { createPlaceDishExplainer } from '@kioot/engine/verdicts';
import { toDishPath } from '@/lib/dishes/dish-path';
import type { PlaceDish, PageFacts } from '@/lib/place-page/match-place';
import { isVeganPreference } from '@/lib/needs/need';
import { formatDishVerdict } from '@/lib/format/format-dish-verdict';
import { formatDishEvidence } from '@/lib/format/format-evidence';
import { formatWon, formatWonRange } from '@/lib/format/format-price';
import { useHasParty } from '../party/use-has-party';
import { DishLine } from '../ui/dish-line';
import { DishLink } from '../ui/dish-link';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { ConvertedPrice } from '../ui/currency-note';
import { useAnswerApplier } from '../ui/use-answer-applier';
import { useDietSummary } from '../diet-profile/use-diet-summary';

const PartyDishLine = lazyWithFallback(
  async () => (await import('../party/party-dish-line')).PartyDishLine,
);

/** With the words of the staff card, which most visitors of a page do not need at once. */
const KoreanQuestion = lazyWithFallback(
  async () => (await import('../ui/korean-question')).KoreanQuestion,
);

interface DishListProps {
  contentId: string;
  dishes: readonly PlaceDish[];
  place: Pick<PageFacts, 'halal' | 'byName'>;
  /** Slugs of dishes that have a page, by Korean name. */
  slugs?: Readonly<Record<string, string>>;
}

/** Known dishes of a place with their verdicts, matched on the phone. */
export function DishList({ contentId, dishes, place, slugs = {} }: DishListProps) {
  const t = useTranslations('places');
  const words = useTranslations('words');
  const menu = useTranslations('menu');
  const diet = useDietSummary();
  const hasParty = useHasParty();
  const explainDish = useMemo(
    () => (diet?.hasRestrictions ? createPlaceDishExplainer(diet.need, diet.profile, place) : null),
    [diet, place],
  );
  const applier = useAnswerApplier(diet);
  const hasDiet = diet ? isVeganPreference(diet.need) : false;
  const hasPrices = dishes.some(({ price }) => price !== undefined);
  return (
    <ul aria-label={t('dishes')} className="divide-y divide-line">
      {dishes.map((dish) => {
        const explained = explainDish?.(dish);
        const dishVerdict =
          explained && (applier?.toDishVerdict(contentId, dish.ko, explained) ?? explained);
        const [answer] = applier?.getAnswers(contentId, dish.ko) ?? [];
        const formatted =
          dishVerdict &&
          formatDishVerdict(words, dishVerdict, diet?.need.kind === 'meats', dish.labels);
        const line = {
          ko: dish.ko,
          note: dish.usualPrice
            ? t('usualPrice', {
                price: formatWonRange(words, dish.usualPrice),
                count: dish.usualPrice.menus,
                year: String(dish.usualPrice.year),
              })
            : undefined,
          price: hasPrices ? <DishPrice price={dish.price} /> : undefined,
          priceNote: dish.priceYear ? t('priceOf', { year: String(dish.priceYear) }) : undefined,
        };
        const visitorLine = {
          ...line,
          verdict: dishVerdict?.verdict ?? null,
          name: (
            <DishName slug={slugs[dish.ko]}>
              {formatted
                ? t.rich('dishVerdict', {
                    dish: dish.en,
                    verdict: formatted.verdict,
                    more: (verdict) => <span className="sr-only">{verdict}</span>,
                  })
                : dish.en}
            </DishName>
          ),
          reason: formatted?.reason,
          question:
            dishVerdict?.verdict === 'ask' ? (
              <Suspense>
                <KoreanQuestion ko={dish.ko} verdict={dishVerdict} />
              </Suspense>
            ) : undefined,
          evidence: hasDiet
            ? formatDishEvidence(words, dish.verdictSource, dishVerdict?.verdict)
            : undefined,
          answer: answer && menu('answerDay', { day: new Date(answer.answeredAt) }),
        };
        const partyLine = {
          ...line,
          answer: visitorLine.answer,
          name: <DishName slug={slugs[dish.ko]}>{dish.en}</DishName>,
        };
        return (
          <li key={dish.ko} className="py-3" data-verdict={dishVerdict?.verdict}>
            {hasParty ? (
              <Suspense fallback={<DishLine {...partyLine} verdict={null} />}>
                <PartyDishLine
                  {...{ dish, contentId }}
                  place={place}
                  hasQuestion
                  line={partyLine}
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
  );
}

/** Name of a dish, with a link to its page if it has one. */
function DishName({ slug, children }: { slug: string | undefined; children: ReactNode }) {
  if (slug === undefined) return children;
  return <DishLink path={toDishPath(slug)}>{children}</DishLink>;
}

/** "₩8,000", or the words of the source; an unknown price leaves its column empty. */
function DishPrice({ price }: Pick<PlaceDish, 'price'>) {
  const words = useTranslations('words');
  if (typeof price !== 'number') return <span lang="ko">{price}</span>;
  return (
    <>
      {formatWon(words, price)}
      <ConvertedPrice price={{ fromWon: price, toWon: price }} isBelow />
    </>
  );
}
