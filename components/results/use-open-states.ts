'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import type { Restaurant } from '@/lib/search/contract/rec-contract';
import { formatOpenState, type OpenStateLabel } from '@/lib/format/format-open-state';

/** Rerender at least hourly. */
const MAX_VALID_MS = 3_600_000;

interface OpenStateCounts {
  open: number;
  unknown: number;
  all: number;
}

/** Opening state of each row at an instant. */
export function useOpenStates(
  rows: readonly Restaurant[],
  nowMs: number,
  holidays: HolidayMap,
): ReadonlyMap<Restaurant, OpenStateLabel> {
  const words = useTranslations('words');
  return useMemo(
    () => new Map(rows.map((row) => [row, formatOpenState(words, row, nowMs, holidays)] as const)),
    [holidays, nowMs, rows, words],
  );
}

export function countOpenStates(labels: readonly OpenStateLabel[]): OpenStateCounts {
  const countOf = (wanted: OpenStateLabel['state']) =>
    labels.filter(({ state }) => state === wanted).length;
  return { open: countOf('open'), unknown: countOf('unknown'), all: labels.length };
}

/** First instant (epoch ms) at which an opening state may change. */
export function getValidUntil(
  labels: readonly Pick<OpenStateLabel, 'validUntilMs'>[],
  nowMs: number,
): number {
  return Math.min(nowMs + MAX_VALID_MS, ...labels.map(({ validUntilMs }) => validUntilMs));
}
