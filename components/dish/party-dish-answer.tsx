'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { CompactDishFacts } from '@kioot/engine/verdicts';
import { HALAL_OF_DISH } from '@/lib/dish-page/common-needs';
import { formatAnswer } from '@/lib/dish-page/format-need';
import { isSevereSearchProfile } from '@/lib/format/format-search-profile';
import { dishExplainersAtom, tableAtom } from '../party/table-atoms';
import { usePersonNames } from '../party/use-person-names';
import { NeedRow } from './need-row';

interface PartyDishAnswerProps {
  ko: string;
  facts: CompactDishFacts;
  /** Answer for a visitor who eats alone by now. */
  children: ReactNode;
}

/** Answer of a dish for each person at the table, the visitor first. */
export function PartyDishAnswer({ ko, facts, children }: PartyDishAnswerProps) {
  const t = useTranslations('dish');
  const words = useTranslations('words');
  const table = useAtomValue(tableAtom);
  const getExplainer = useAtomValue(dishExplainersAtom);
  const names = usePersonNames();
  if (!table || !getExplainer) return children;
  const verdicts = getExplainer(HALAL_OF_DISH)(facts);
  return (
    <ul role="status">
      {table.flatMap(({ need, profile }, at) => {
        const verdict = verdicts[at];
        if (!verdict) return [];
        const answer = formatAnswer(t, words, { ko, facts }, verdict, need);
        return (
          // The order of people is their identity here: two may share a name.
          <li key={at} className="[overflow-wrap:anywhere]">
            <NeedRow
              {...answer}
              name={t.rich('needVerdict', {
                need: names[at] ?? '',
                verdict: answer.status,
                more: (status) => status,
              })}
            >
              {isSevereSearchProfile(profile) ? (
                <p className="font-bold text-warn">{words('alwaysAsk')}</p>
              ) : null}
            </NeedRow>
          </li>
        );
      })}
    </ul>
  );
}
