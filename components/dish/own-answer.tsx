'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { createDishExplainer, type CompactDishFacts } from '@kioot/engine/verdicts';
import { HALAL_OF_DISH } from '@/lib/dish-page/common-needs';
import { formatAnswer } from '@/lib/dish-page/format-need';
import { isSevereSearchProfile } from '@/lib/format/format-search-profile';
import type { DietSummary } from '../diet-profile/use-diet-summary';
import { NeedRow } from './need-row';

export interface OwnAnswerProps {
  ko: string;
  facts: CompactDishFacts;
  diet: DietSummary;
}

/** Answer of a dish for one diet with restrictions. */
export function OwnAnswer({ ko, facts, diet }: OwnAnswerProps) {
  const t = useTranslations('dish');
  const words = useTranslations('words');
  const verdict = useMemo(
    () => createDishExplainer(diet.need, diet.profile, HALAL_OF_DISH)(facts),
    [diet, facts],
  );
  const answer = formatAnswer(t, words, { ko, facts }, verdict, diet.need);
  return (
    <div role="status">
      <NeedRow {...answer} name={t('forYou', { verdict: answer.status })}>
        <p className="text-fine text-ink-soft">{diet.text}</p>
        {isSevereSearchProfile(diet.profile) ? (
          <p className="font-bold text-warn">{words('alwaysAsk')}</p>
        ) : null}
      </NeedRow>
    </div>
  );
}
