import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { formatPartyFit } from '@/lib/format/format-party';
import { isSevereSearchProfile } from '@/lib/format/format-search-profile';
import { joinWithDots } from '@/lib/format/join-with-dots';
import { hasNeeds } from '@/lib/needs/need';
import { matchParty } from '@/lib/place-page/match-party';
import type { PageFacts } from '@/lib/place-page/match-place';
import { getWorstFit } from '@/lib/search/contract/party-fit';
import type { GuestVerdict } from '@/lib/search/contract/rec-contract';
import { dishExplainersAtom, tableAtom } from '../party/table-atoms';
import { usePersonNames } from '../party/use-person-names';
import { AnswerPanel } from './answer-panel';

const VERDICT_OF_FIT = {
  yes: 'yes',
  question: 'ask',
  ask: 'ask',
  unknown: 'unknown',
  no: 'no',
} as const satisfies Record<GuestVerdict['fit'], string>;

/** Answer for everyone at the table: who is worst off, and how many dishes each person can have. */
export function PartyAnswer({
  place,
  children,
}: {
  place: PageFacts;
  /** Answer for the visitor alone. */
  children: ReactNode;
}) {
  const t = useTranslations('party');
  const words = useTranslations('words');
  const table = useAtomValue(tableAtom);
  const getExplainer = useAtomValue(dishExplainersAtom);
  const names = usePersonNames();
  const namesInSentence = usePersonNames({ isInSentence: true });
  const match = useMemo(() => {
    if (!table || !getExplainer) return null;
    const explain = getExplainer(place);
    return { fits: matchParty(place, table), verdicts: place.dishes.map(explain) };
  }, [table, getExplainer, place]);
  if (!table || !match) return children;
  const { fits, verdicts } = match;
  const all = place.dishes.length;

  const formatPerson = (name: string, at: number): string => {
    const fit = fits[at] ?? 'unknown';
    const person = table[at];
    const count = (verdict: 'yes' | 'ask') =>
      verdicts.filter((people) => people[at]?.verdict === verdict).length;
    if (fit === 'no') return t('nothingFits', { name });
    if (fit === 'unknown') return t('nothingKnown', { name });
    if (fit === 'yes') {
      const fitting = count('yes');
      if (person && !hasNeeds(person) && fitting === all) return t('eatsAnything', { name });
      return fitting > 0 ? t('dishesOf', { name, count: fitting, all }) : t('fits', { name });
    }
    const asked = count('ask');
    return asked > 0 ? t('dishesToAsk', { name, count: asked }) : t('askFirst', { name });
  };

  const isSevere = table.some(({ profile }) => isSevereSearchProfile(profile));
  return (
    <AnswerPanel
      verdict={VERDICT_OF_FIT[getWorstFit(fits) ?? 'unknown']}
      headline={formatPartyFit({ t, words }, fits, namesInSentence)}
      detail={joinWithDots(names.map(formatPerson))}
    >
      {isSevere ? <p className="font-bold text-warn">{t('severeAtTable')}</p> : null}
    </AnswerPanel>
  );
}
