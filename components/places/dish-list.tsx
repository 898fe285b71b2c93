'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { createDishJudge } from '@kioot/engine/verdicts';
import type { Verdict } from '@kioot/engine';
import type { PlaceDish } from '@/lib/place-page/place';
import { isSevere } from '@/lib/words/profile-words';
import { toVerdictWords } from '@/lib/words/verdict-words';
import { DishLine } from '../profile/dish-line';
import { useWho } from '../profile/use-who';
import { Link } from '../ui/link';

/** Every dish that is known of a place, and what it is to the visitor: judged on the phone, as the list was. */
export function DishList({ dishes, halal }: { dishes: readonly PlaceDish[]; halal: Verdict }) {
  const t = useTranslations('places');
  const words = useTranslations('words');
  const who = useWho();
  const judge = useMemo(
    () => (who?.isJudged ? createDishJudge(who.need, who.avoided, halal) : null),
    [who, halal],
  );
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <h2 className="text-card">{t('menu')}</h2>
        <p role="status" className="text-fine text-ink-soft">
          {who ? who.words && t('forWhom', { who: who.words }) : t('notChecked')}
        </p>
        {who ? null : (
          <Link href="/card" className="text-fine font-bold text-brand-strong underline">
            {t('sayWhatYouEat')}
          </Link>
        )}
      </div>
      {who && isSevere(who.avoided) ? (
        <p className="mt-1 rounded-control bg-warn-soft px-2 py-1 font-bold text-warn">
          {words('alwaysAsk')}
        </p>
      ) : null}
      <ul aria-label={t('dishes')} className="divide-y divide-line">
        {dishes.map((dish) => {
          const judged = judge?.(dish);
          const said = judged && toVerdictWords(words, judged, who?.need.kind === 'meats');
          return (
            <li key={dish.ko} className="py-3" data-verdict={judged?.verdict}>
              <DishLine
                verdict={judged?.verdict ?? null}
                name={
                  <>
                    {said
                      ? t.rich('dishVerdict', {
                          dish: dish.en,
                          verdict: said.verdict,
                          more: (verdict) => <span className="sr-only">{verdict}</span>,
                        })
                      : dish.en}
                  </>
                }
                ko={dish.ko}
                reason={said?.reason}
                price={dish.price}
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
