import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { Dish } from '@/lib/dishes/dish';
import { formatHowOften, type HowOften } from '@/lib/dish-page/how-often';
import { joinSentences } from '@/lib/dish-page/describe-dish';
import { getDishForm } from '@/lib/dish-page/dish-form';
import { getEatingAdvice } from '@/lib/dish-page/how-to-eat';
import { formatContents } from '@/lib/format/format-dish';
import { formatWonRange } from '@/lib/format/format-price';

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
