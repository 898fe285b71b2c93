import { useTranslations } from 'next-intl';
import type { PlacePageData } from '@/lib/place-page/place-page-data';

/** Latest list that has a place: "Listed by Seoul City, 2026". */
export function LastKnown({ publisher, year, isOld }: NonNullable<PlacePageData['lastKnown']>) {
  const t = useTranslations('places');
  const names = { source: t(`sources.${publisher}`), year: String(year) };
  return (
    <p className="text-fine text-ink-soft">
      {isOld ? t('lastSeenBy', names) : t('listedBy', names)}
    </p>
  );
}
