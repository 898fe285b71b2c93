import { useTranslations } from 'next-intl';
import { tellsProfile } from '@/lib/search/checked-for-parts';
import { getFitKind, getReasons, toFitText, toWarning } from '@/lib/words/fit-words';
import type { OpenLine } from '@/lib/words/open-words';
import { toReportUrl } from '@/lib/words/report';
import type { Restaurant } from '@/lib/search/contract';
import { QUIET_ACTION_CLASS } from '../ui/action';
import { useInLanguage } from '../ui/use-in-language';

interface ReportLinkProps {
  restaurant: Restaurant;
  checkedFor: string | undefined;
  open: OpenLine;
}

/** A mail to us that already says which restaurant it is and what the card showed, but for what tells of allergies. */
export function ReportLink({ restaurant: given, checkedFor, open }: ReportLinkProps) {
  const restaurant = useInLanguage(given);
  const t = useTranslations('results');
  const words = useTranslations('words');
  const fit = getFitKind(restaurant, checkedFor);
  const isOpen = fit !== null && fit !== 'unchecked' && !tellsProfile(checkedFor ?? '');
  const { hidden } = restaurant;
  const seen = [
    open.text,
    ...(fit ? [toFitText(words, restaurant, fit)] : []),
    ...(isOpen
      ? [
          ...getReasons(words, restaurant).map(
            ({ label, words: said }) => `${label}: ${said.map(({ ko }) => ko).join(', ')}`,
          ),
          toWarning(words, hidden, 'often'),
          toWarning(words, hidden, 'sometimes'),
        ]
      : []),
  ].filter((line): line is string => line !== null);
  return (
    <a href={toReportUrl(words, restaurant, seen)} className={`${QUIET_ACTION_CLASS} -ml-2`}>
      {t.rich('reportMistake', {
        name: restaurant.title_eng || restaurant.title,
        unseen: (chunks) => <span className="sr-only">{chunks}</span>,
      })}
    </a>
  );
}
