import { useTranslations } from 'next-intl';
import { formatCodeList } from '@/lib/format/format-code';
import { getServiceWishes, type FitKind, type OwnReading } from '@/lib/format/format-match';
import { hasProfileDetails } from '@/lib/needs/need';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { FitIcon } from './card-icons';

interface ServiceChoiceProps {
  restaurant: PlaceCard;
  fit: FitKind;
  reading: OwnReading;
  /** Profile key of the visitor. */
  checkedFor: string | undefined;
}

/**
 * Choice of a tourism service, which never gets allergies, and the start of our reading of the menu:
 * all of it, unless a verdict follows.
 */
export function ServiceChoice({ restaurant, fit, reading, checkedFor }: ServiceChoiceProps) {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const wishes = getServiceWishes(restaurant) ?? [];
  const limits = checkedFor !== undefined && hasProfileDetails(checkedFor) ? 'yes' : 'no';
  return (
    <>
      <p className="text-ink-soft">
        {wishes.length > 0
          ? t('chosenBy', { what: formatCodeList(words, wishes) })
          : t('fromService')}
        {limits === 'yes' ? `\u00a0· ${t('serviceUnaware')}` : null}
      </p>
      {reading === 'verdict' ? null : (
        <p className="text-warn">
          <FitIcon fit={fit} />
          {reading === 'nothing' ? `${t('ourReading')} ` : null}
          <span className="font-bold">
            {reading === 'nothing' ? t('nothingOnItFits') : t('noMenuCame', { limits })}
          </span>
        </p>
      )}
    </>
  );
}
