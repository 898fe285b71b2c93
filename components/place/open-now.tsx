'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { formatOpenState, type OpenStateLabel } from '@/lib/format/format-open-state';
import { OpeningIcon } from '../ui/opening-icon';
import { useRerenderAt } from '../ui/use-rerender-at';
import { useIsHydrated } from '../ui/use-is-hydrated';

/** Longest delay used for a timer. */
const MAX_TIMER_MS = 86_400_000;

/** Opening hours at the current time. Null on the server: the page is cached. */
export function useOpenState(
  restaurant: Pick<PlaceCard, 'hours'>,
  holidays: HolidayMap,
): OpenStateLabel | null {
  const words = useTranslations('words');
  const isHydrated = useIsHydrated();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const openState = formatOpenState(words, restaurant, nowMs, holidays);
  useRerenderAt(Math.min(openState.validUntilMs, nowMs + MAX_TIMER_MS), setNowMs);
  return isHydrated ? openState : null;
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
