'use client';

import { useTranslations } from 'next-intl';
import type { HolidayMap } from '@kioot/engine/hours';
import type { Restaurant } from '@/lib/search/contract';
import { toReportUrl } from '@/lib/words/report';
import { QUIET_ACTION_CLASS } from '../ui/action';
import { useInLanguage } from '../ui/use-in-language';
import { useOpenLine } from './open-now';

/** A mail to us that says which place it is and what stood here of its hours: nothing of whoever writes it. */
export function PlaceReport({
  restaurant: given,
  holidays,
}: {
  restaurant: Restaurant;
  holidays: HolidayMap;
}) {
  const restaurant = useInLanguage(given);
  const t = useTranslations('places');
  const words = useTranslations('words');
  const open = useOpenLine(restaurant, holidays);
  return (
    <a
      href={toReportUrl(words, restaurant, open ? [open.text] : [])}
      className={`${QUIET_ACTION_CLASS} -ml-2`}
    >
      {t.rich('report', {
        place: restaurant.title_eng || restaurant.title,
        more: (what) => <span className="sr-only">{what}</span>,
      })}
    </a>
  );
}
