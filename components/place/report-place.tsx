'use client';

import { useTranslations } from 'next-intl';
import type { HolidayMap } from '@kioot/engine/hours';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { PendingReportSender } from '../results/pending-report-sender';
import { ReportAction } from '../results/report-action';
import type { ReportableDish } from '../results/report-sheet';
import { useLocalizedRestaurant } from '../ui/use-localized-restaurant';
import { useOpenState } from './open-now';

interface ReportPlaceProps {
  restaurant: PlaceCard;
  dishes: readonly ReportableDish[];
  holidays: HolidayMap;
  canStoreReports: boolean;
}

/** Reports a mistake about a place. A mail has its displayed hours, nothing about the visitor. */
export function ReportPlace({
  restaurant: original,
  dishes,
  holidays,
  canStoreReports,
}: ReportPlaceProps) {
  const restaurant = useLocalizedRestaurant(original);
  const t = useTranslations('places');
  const open = useOpenState(restaurant, holidays);
  return (
    <>
      <ReportAction {...{ restaurant, dishes, canStoreReports }} seen={open ? [open.text] : []}>
        {t.rich('report', {
          place: restaurant.title_eng || restaurant.title,
          more: (chunks) => <span className="sr-only">{chunks}</span>,
        })}
      </ReportAction>
      <PendingReportSender />
    </>
  );
}
