'use client';

import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { createDishExplainer, type CompactDishFacts } from '@kioot/engine/verdicts';
import { HALAL_OF_DISH } from '@/lib/dish-page/common-needs';
import { formatAnswer } from '@/lib/dish-page/format-need';
import { isSevereSearchProfile } from '@/lib/format/format-search-profile';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { NeedRow } from './need-row';

interface DishAnswerProps {
  ko: string;
  facts: CompactDishFacts;
  /** Answers for common needs, shown to visitors without restrictions. */
  children: ReactNode;
}

/** Answer of a dish for the visitor's own diet, matched on the phone. */
export function DishAnswer({ ko, facts, children }: DishAnswerProps) {
  const t = useTranslations('dish');
  const words = useTranslations('words');
  const diet = useDietSummary();
  const verdict = useMemo(
    () =>
      diet?.hasRestrictions
        ? createDishExplainer(diet.need, diet.avoided, HALAL_OF_DISH)(facts)
        : null,
    [diet, facts],
  );
  if (!diet || !verdict) return children;
  const answer = formatAnswer(t, words, { ko, facts }, verdict, diet.need);
  return (
    <div role="status">
      <NeedRow {...answer} name={t('forYou', { verdict: answer.status })}>
        <p className="text-fine text-ink-soft">{diet.text}</p>
        {isSevereSearchProfile(diet.avoided) ? (
          <p className="font-bold text-warn">{words('alwaysAsk')}</p>
        ) : null}
      </NeedRow>
    </div>
  );
}
