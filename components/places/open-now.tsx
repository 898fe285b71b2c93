'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import type { Restaurant } from '@/lib/search/contract';
import { getOpenLine, type OpenLine } from '@/lib/words/open-words';
import { OpenIcon } from '../results/icons';
import { useWakeAt } from '../results/use-wake-at';
import { useIsOnPhone } from '../ui/use-is-on-phone';

/** As long as a browser's timer can wait for. */
const LONGEST_WAIT_MS = 86_400_000;

/** The page is the same for everybody and made at any time; whether a place is open, the phone's clock says. */
export function useOpenLine(
  restaurant: Pick<Restaurant, 'hours'>,
  holidays: HolidayMap,
): OpenLine | null {
  const words = useTranslations('words');
  const isOnPhone = useIsOnPhone();
  const [nowMs, setNowMs] = useState(() => Date.now());
  const open = getOpenLine(words, restaurant, nowMs, holidays);
  useWakeAt(Math.min(open.validUntil, nowMs + LONGEST_WAIT_MS), setNowMs);
  return isOnPhone ? open : null;
}

/** "Open now · last order 15:30". */
export function OpenNow({
  restaurant,
  holidays,
}: {
  restaurant: Pick<Restaurant, 'hours'>;
  holidays: HolidayMap;
}) {
  const open = useOpenLine(restaurant, holidays);
  const isSure = open?.state === 'open' && !open.isUsual;
  return (
    <p className={`min-h-[1.6em] font-bold ${isSure ? 'text-brand-strong' : ''}`}>
      {open ? (
        <>
          <OpenIcon state={open.isUsual ? 'unknown' : open.state} />
          {open.text}
        </>
      ) : null}
    </p>
  );
}
