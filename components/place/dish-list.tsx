'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { createDishExplainer } from '@kioot/engine/verdicts';
import type { Verdict } from '@kioot/engine';
import type { PlaceDish } from '@/lib/place-page/place-page-data';
import { isVeganPreference } from '@/lib/session/preferences';
import { isSevereSearchProfile } from '@/lib/format/format-search-profile';
import { formatDishVerdict } from '@/lib/format/format-dish-verdict';
import { formatDishEvidence } from '@/lib/format/format-evidence';
import { formatWonRange } from '@/lib/format/format-price';
import { toKoreanQuestion } from '@/lib/staff-card/menu-card';
import { getAskedCodes } from '@/lib/staff-card/question-foods';
import { DishLine } from '../ui/dish-line';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { Link } from '../ui/link';

/** Known dishes of a place with their verdicts, matched on the phone. */
export function DishList({ dishes, halal }: { dishes: readonly PlaceDish[]; halal: Verdict }) {
  const t = useTranslations('places');
  const words = useTranslations('words');
  const diet = useDietSummary();
  const explainDish = useMemo(
    () => (diet?.hasRestrictions ? createDishExplainer(diet.need, diet.avoided, halal) : null),
    [diet, halal],
  );
  const hasDiet = diet ? isVeganPreference(diet.need) : false;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-card">{t('menu')}</h2>
        <p role="status" className="text-fine text-ink-soft">
          {diet ? diet.text && t('forWhom', { who: diet.text }) : t('notChecked')}
        </p>
        {diet ? null : (
          <Link href="/card" className="text-fine font-bold text-brand-strong underline">
            {t('sayWhatYouEat')}
          </Link>
        )}
      </div>
      {diet && isSevereSearchProfile(diet.avoided) ? (
        <p className="mt-1 rounded-control bg-warn-soft px-2 py-1 font-bold text-warn">
          {words('alwaysAsk')}
        </p>
      ) : null}
      <ul aria-label={t('dishes')} className="divide-y divide-line">
        {dishes.map((dish) => {
          const dishVerdict = explainDish?.(dish);
          const formatted =
            dishVerdict && formatDishVerdict(words, dishVerdict, diet?.need.kind === 'meats');
          return (
            <li key={dish.ko} className="py-3" data-verdict={dishVerdict?.verdict}>
              <DishLine
                verdict={dishVerdict?.verdict ?? null}
                name={
                  <>
                    {formatted
                      ? t.rich('dishVerdict', {
                          dish: dish.en,
                          verdict: formatted.verdict,
                          more: (verdict) => <span className="sr-only">{verdict}</span>,
                        })
                      : dish.en}
                  </>
                }
                ko={dish.ko}
                reason={formatted?.reason}
                question={
                  dishVerdict?.verdict === 'ask'
                    ? toKoreanQuestion(dish.ko, getAskedCodes(dishVerdict))
                    : undefined
                }
                evidence={
                  hasDiet
                    ? formatDishEvidence(words, dish.verdictSource, dishVerdict?.verdict)
                    : undefined
                }
                note={
                  dish.usualPrice
                    ? t('usualPrice', {
                        price: formatWonRange(words, dish.usualPrice),
                        count: dish.usualPrice.menus,
                        year: String(dish.usualPrice.year),
                      })
                    : undefined
                }
                price={dish.price ? <span lang="ko">{dish.price}</span> : undefined}
                priceNote={
                  dish.priceYear ? t('priceOf', { year: String(dish.priceYear) }) : undefined
                }
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
