import { useLocale, useTranslations } from 'next-intl';
import type { Dish } from '@/lib/dishes/dish';
import { COMMON_NEEDS, explainNeed } from '@/lib/dish-page/common-needs';
import { formatNeedAnswer } from '@/lib/dish-page/format-need';
import { formatHowOften, getHowOftenAsked } from '@/lib/dish-page/how-often';
import { NeedRow } from './need-row';

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
