'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import { getOpenStateAt } from '@/lib/search/contract/open-state';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { formatOpenState, type OpenStateLabel } from '@/lib/format/format-open-state';
import { useRerenderAt } from '../ui/use-rerender-at';

/** Rerender at least hourly. */
const MAX_VALID_MS = 3_600_000;

/**
 * Opening state of a row now, or at a chosen time (epoch ms) after it. The component renders again
 * when that of one of `rows` changes.
 */
export function useOpenStates(
  rows: readonly Pick<PlaceCard, 'hours'>[],
  holidays: HolidayMap,
  whenMs: number | null = null,
): (row: Pick<PlaceCard, 'hours'>) => OpenStateLabel {
  const words = useTranslations('words');
  const [nowMs, setNowMs] = useState(() => Date.now());
  const atMs = Math.max(nowMs, whenMs ?? 0);
  const states = rows.map((row) => getOpenStateAt(row.hours, atMs, holidays));
  useRerenderAt(getValidUntil(states, atMs), setNowMs);
  return useCallback((row) => formatOpenState(words, row, atMs, holidays), [atMs, holidays, words]);
}

/** First instant (epoch ms) at which an opening state may change. */
export function getValidUntil(
  states: readonly Pick<OpenStateLabel, 'validUntilMs'>[],
  nowMs: number,
): number {
  return Math.min(nowMs + MAX_VALID_MS, ...states.map(({ validUntilMs }) => validUntilMs));
}
