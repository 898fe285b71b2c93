'use client';

import type { HolidayMap } from '@kioot/engine/hours';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import type { OpenStateLabel } from '@/lib/format/format-open-state';
import { useOpenStates } from '../results/use-open-states';
import { OpeningIcon } from '../ui/opening-icon';
import { useIsHydrated } from '../ui/use-is-hydrated';

/** Opening hours at the current time. Null on the server: the page is cached. */
export function useOpenState(
  restaurant: Pick<PlaceCard, 'hours'>,
  holidays: HolidayMap,
): OpenStateLabel | null {
  const getOpen = useOpenStates([restaurant], holidays);
  return useIsHydrated() ? getOpen(restaurant) : null;
}

/** "Open now · last order 15:30". */
export function OpenNow({
  restaurant,
  holidays,
}: {
  restaurant: Pick<PlaceCard, 'hours'>;
  holidays: HolidayMap;
}) {
  const openState = useOpenState(restaurant, holidays);
  const isSure = openState?.shape === 'open';
  return (
    <p className={`phrases min-h-[1.6em] font-bold ${isSure ? 'text-brand-strong' : ''}`}>
      {openState ? (
        <>
          <OpeningIcon state={openState.shape} />
          {openState.text}
        </>
      ) : null}
    </p>
  );
}
