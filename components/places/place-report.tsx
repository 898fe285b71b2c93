'use client';

import type { HolidayMap } from '@/lib/engine/hours/types';
import type { Restaurant } from '@/lib/search/contract';
import { ReportLink } from '../results/report-link';
import { useOpenLine } from './open-now';

/** "Something wrong?": a mail that says which place, and what stood here of its hours. */
export function PlaceReport({
  restaurant,
  holidays,
}: {
  restaurant: Restaurant;
  holidays: HolidayMap;
}) {
  const open = useOpenLine(restaurant, holidays);
  return open ? (
    <p className="flex min-h-touch flex-wrap items-center gap-x-2 text-fine">
      Something wrong? <ReportLink restaurant={restaurant} checkedFor={undefined} open={open} />
    </p>
  ) : (
    <p className="min-h-touch" />
  );
}
