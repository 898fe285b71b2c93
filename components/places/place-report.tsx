'use client';

import { useTranslations } from 'next-intl';
import type { HolidayMap } from '@/lib/engine/hours/types';
import type { Restaurant } from '@/lib/search/contract';
import { toReportUrl } from '@/lib/words/report';
import { QUIET_ACTION_CLASS } from '../ui/action';
import { useOpenLine } from './open-now';

/** A mail to us that says which place it is and what stood here of its hours: nothing of whoever writes it. */
export function PlaceReport({
  restaurant,
  holidays,
}: {
  restaurant: Restaurant;
  holidays: HolidayMap;
}) {
  const words = useTranslations('words');
  const open = useOpenLine(restaurant, holidays);
  return (
    <a
      href={toReportUrl(words, restaurant, open ? [open.text] : [])}
      className={`${QUIET_ACTION_CLASS} -ml-2`}
    >
      Something wrong?
      <span className="sr-only"> Report it about {restaurant.title_eng || restaurant.title}</span>
    </a>
  );
}
