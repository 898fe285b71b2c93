import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { type Dish, toDishPath } from '@/lib/dishes/dish';
import { formatHowOften, type HowOften, getHowOftenAsked } from '@/lib/dish-page/how-often';
import { joinSentences, getEatingAdvice } from '@/lib/dish-page/describe-dish';
import { getDishForm } from '@/lib/dish-page/dish-form';
import { formatContents } from '@/lib/format/format-dish';
import { formatWonRange } from '@/lib/format/format-price';
import { COMMON_NEEDS, explainNeed } from '@/lib/dish-page/common-needs';
import { formatNeedAnswer } from '@/lib/dish-page/format-need';
import { NeedRow } from './need-row';
import { FoodLink } from '../ui/food-link';

interface DishFactListProps {
  dish: Dish;
  howOften: HowOften | null;
}

/** Contents of a dish, how it is eaten, and what it costs. */
export function DishFactList({ dish, howOften }: DishFactListProps) {
  const t = useTranslations('dish');
  const facts = useTranslations('dishFacts');
  const words = useTranslations('words');
  const locale = useLocale();
  const { has, may, others } = formatContents(words, dish.facts);
  const advice = getEatingAdvice(dish, getDishForm(dish)).map((each) => facts(`eat.${each}`));
  const price = dish.usualPrice;
  return (
    <dl className="mt-4 space-y-2 border-t border-line pt-4">
      {has ? <Fact term={t('contains')}>{has}</Fact> : null}
      {may ? <Fact term={t('mayContain')}>{may}</Fact> : null}
      {howOften ? (
        <Fact term={t('howOften')}>{formatHowOften(t, words, howOften, locale)}</Fact>
      ) : null}
      {has || may || dish.facts.otherAllergens !== 'absent' ? (
        <Fact term={t('others')}>{others}</Fact>
      ) : (
        <Fact term={t('allergens')}>{t('noAllergens')}</Fact>
      )}
      {advice.length > 0 ? <Fact term={t('howToEat')}>{joinSentences(advice, locale)}</Fact> : null}
      {price ? (
        <Fact term={t('usuallyCosts')}>
          {t('price', {
            price: formatWonRange(words, price),
            count: price.menus,
            year: String(price.year),
          })}
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="phrases">
      <dt className="inline font-bold">{term}</dt> <dd className="inline">{children}</dd>
    </div>
  );
}

/** Answers of a dish for needs that many visitors have. */
export function CommonNeeds({ dish }: { dish: Dish }) {
  const t = useTranslations('dish');
  const words = useTranslations('words');
  const locale = useLocale();
  return (
    <ul className="divide-y divide-line">
      {COMMON_NEEDS.map((need) => {
        const answer = formatNeedAnswer(t, words, dish, need);
        const often = getHowOftenAsked(dish, explainNeed(dish.facts, need));
        return (
          <li key={need}>
            <NeedRow
              {...answer}
              name={t.rich('needVerdict', {
                need:
                  need === 'noPork' || need === 'notSpicy'
                    ? t(`need.${need}`)
                    : words(`diet.${need}`),
                verdict: answer.status,
                more: (verdict) => <span className="sr-only">{verdict}</span>,
              })}
            >
              {often ? (
                <p className="text-fine text-ink-soft">{formatHowOften(t, words, often, locale)}</p>
              ) : null}
            </NeedRow>
          </li>
        );
      })}
    </ul>
  );
}

/** Links to dishes of the same form and meats; null without any. */
export function SimilarDishes({ dishes }: { dishes: readonly Dish[] }) {
  const t = useTranslations('dish');
  const locale = useLocale();
  if (dishes.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-6">
      <h2 id="similar" className="text-card">
        {t('alike')}
      </h2>
      <ul className="mt-2 space-y-2">
        {dishes.map(({ slug, ko, kind, names }) => (
          <li key={slug}>
            <FoodLink href={toDishPath(slug)} kind={kind} morph={`dish-${slug}`}>
              <span className="block font-bold">{names[locale]}</span>
              <span lang="ko" className="text-fine break-keep text-ink-soft">
                {ko}
              </span>
            </FoodLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
