'use client';

import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { answerApplierAtom } from '@/lib/staff-card/answer-applier-atom';
import { sortBySection } from '@kioot/engine';
import { getSection } from '@/lib/search/contract/get-section';
import type { PlaceCard } from '@/lib/search/contract/rec-contract';
import { searchAtom } from '@/lib/session/session-atoms';

type Rows = readonly PlaceCard[];

interface AnsweredRows {
  results: Rows;
  all: Rows;
  /** Row in another language, after the same answers. */
  toRow: (row: PlaceCard) => PlaceCard;
  /** Number of answers that change a row. */
  answerCount: number;
}

/** Rows after the answers of staff on this phone, also those of pages loaded later. */
export function useAnsweredRows(results: Rows, all: Rows, nowMs: number): AnsweredRows {
  const search = useAtomValue(searchAtom);
  const createApplier = useAtomValue(answerApplierAtom);
  return useMemo(() => {
    const applier = search && createApplier?.(search, nowMs);
    if (!applier) return { results, all, toRow: (row) => row, answerCount: 0 };
    const apply = (rows: Rows) => {
      const answered = rows.map(applier.toRow);
      const isSame = answered.every((row, index) => row === rows[index]);
      return isSame ? rows : sortBySection(answered, (row) => getSection(row, search.checkedFor));
    };
    return {
      ...{ results: apply(results), all: apply(all) },
      ...{ toRow: applier.toRow, answerCount: applier.count(all) },
    };
  }, [all, createApplier, nowMs, results, search]);
}
