import { useTranslations } from 'next-intl';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { formatFit, formatHiddenIngredients, getFitKind } from '@/lib/format/format-match';
import { getMatchReasons } from '@/lib/format/match-reasons';
import { hasProfileDetails } from '@/lib/needs/need';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { CopyButton } from './copy-button';
import { ReportAction } from './report-action';

/** Source texts have `<br>` line breaks. */
function toPlainLines(text: string | null | undefined): string {
  return (text ?? '').replace(/<br\s*\/?>\n?/gi, '\n').trim();
}

/** Term with its English text and the Korean original. */
function Fact({ label, en, ko }: { label: string; en?: string | null; ko?: string | null }) {
  if (!en && !ko) return null;
  return (
    <div>
      <dt className="text-fine font-bold text-ink-soft">{label}</dt>
      <dd>
        {en ? <span className="block whitespace-pre-line">{en}</span> : null}
        {ko ? (
          <span lang="ko" className="block text-fine whitespace-pre-line text-ink-soft">
            {ko}
          </span>
        ) : null}
      </dd>
    </div>
  );
}

interface CardDetailsProps {
  restaurant: PlaceCard;
  /** Profile key of the match. */
  checkedFor: string | undefined;
  open: OpenStateLabel;
  /** False without a database for reports. */
  canStoreReports: boolean;
}

/**
 * Reports a mistake about a result. A mail has the content of its card, without everything that
 * reveals allergies.
 */
function ReportResult({ restaurant, checkedFor, open, canStoreReports }: CardDetailsProps) {
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

/** Details of a restaurant: menus, hours, address. */
export function CardDetails({
  restaurant: original,
  checkedFor,
  open,
  canStoreReports,
}: CardDetailsProps) {
  const restaurant = useLocalizedRestaurant(original);
  const t = useTranslations('results');
  const { title, title_eng: titleEng, addr1 } = restaurant;
  const suffix = t('ofPlace', { name: titleEng || title });
  return (
    <>
      <dl className="space-y-3 pt-2">
        <Fact label={t('bestKnownFor')} en={restaurant.firstmenu_eng} ko={restaurant.firstmenu} />
        {restaurant.treatmenu === restaurant.firstmenu ? null : (
          <Fact label={t('menu')} en={restaurant.treatmenu_eng} ko={restaurant.treatmenu} />
        )}
        <Fact
          label={t('hours')}
          en={restaurant.hours_eng?.join('\n')}
          ko={[restaurant.opentimefood, restaurant.restdatefood]
            .map(toPlainLines)
            .filter(Boolean)
            .join('\n')}
        />
        <Fact label={t('address')} ko={addr1} />
      </dl>
      <div className="mt-2 -ml-2 flex flex-wrap items-center">
        <CopyButton label={t('copyName')} suffix={suffix} text={title} />
        {addr1 ? <CopyButton label={t('copyAddress')} suffix={suffix} text={addr1} /> : null}
      </div>
      <ReportResult {...{ restaurant, checkedFor, open, canStoreReports }} />
    </>
  );
}
