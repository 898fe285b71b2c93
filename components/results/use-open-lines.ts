'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { HolidayMap } from '@kioot/engine/hours';
import type { Restaurant } from '@/lib/search/contract';
import { getOpenLine, type OpenLine } from '@/lib/words/open-words';

/** With no change ahead, an hour will do. */
const MAX_VALID_MS = 3_600_000;

export interface OpenCounts {
  open: number;
  unknown: number;
  all: number;
}

/** Opening state of each row at an instant. */
export function useOpenLines(
  rows: readonly Restaurant[],
  nowMs: number,
  holidays: HolidayMap,
): ReadonlyMap<Restaurant, OpenLine> {
  const words = useTranslations('words');
  return useMemo(
    () => new Map(rows.map((row) => [row, getOpenLine(words, row, nowMs, holidays)] as const)),
    [holidays, nowMs, rows, words],
  );
}

export function countOpen(lines: readonly OpenLine[]): OpenCounts {
  const countOf = (state: OpenLine['state']) => lines.filter((line) => line.state === state).length;
  return { open: countOf('open'), unknown: countOf('unknown'), all: lines.length };
}

/** First instant (epoch ms) at which one of the lines has to be made again. */
export function getValidUntil(lines: readonly OpenLine[], nowMs: number): number {
  return Math.min(nowMs + MAX_VALID_MS, ...lines.map(({ validUntil }) => validUntil));
}
