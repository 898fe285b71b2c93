import { useTranslations } from 'next-intl';
import { hasProfileDetails } from '@/lib/needs/profile-key';
import { getFitKind, formatFit, formatHiddenIngredients } from '@/lib/format/format-match';
import { getMatchReasons } from '@/lib/format/match-reasons';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { ReportAction } from './report-action';

interface ReportResultProps {
  restaurant: PlaceCard;
  checkedFor: string | undefined;
  open: OpenStateLabel;
  canStoreReports: boolean;
}

/**
 * Reports a mistake about a result. A mail has the content of its card, without everything that
 * reveals allergies.
 */
export function ReportResult({
  restaurant: original,
  checkedFor,
  open,
  canStoreReports,
}: ReportResultProps) {
  const restaurant = useLocalizedRestaurant(original);
  const t = useTranslations('results');
  const words = useTranslations('words');
  const fit = getFitKind(restaurant, checkedFor);
  const canListReasons =
    fit !== null && fit !== 'unchecked' && !hasProfileDetails(checkedFor ?? '');
  const lines = [
    open.text,
    ...(fit ? [formatFit(words, restaurant, fit)] : []),
    ...(canListReasons
      ? [
          ...getMatchReasons(words, restaurant).map(({ label, terms }) =>
            [label, terms.map(({ ko }) => ko).join(', ')].filter(Boolean).join(': '),
          ),
          formatHiddenIngredients(words, restaurant),
        ]
      : []),
  ].filter((line): line is string => line !== null);
  return (
    <ReportAction {...{ restaurant, canStoreReports }} seen={lines}>
      {t.rich('reportMistake', {
        name: restaurant.title_eng || restaurant.title,
        unseen: (chunks) => <span className="sr-only">{chunks}</span>,
      })}
    </ReportAction>
  );
}
