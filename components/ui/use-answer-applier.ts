'use client';

import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import type { PersonNeeds } from '@kioot/engine/needs';
import type { AnswerApplier } from '@/lib/staff-card/apply-staff-answers';
import { answerApplierAtom } from '@/lib/staff-card/answer-applier-atom';

/** Answers of staff for the diet of a page, at the time it was opened; null without any. */
export function useAnswerApplier(diet: PersonNeeds | null): AnswerApplier | null {
  const createApplier = useAtomValue(answerApplierAtom);
  const [nowMs] = useState(() => Date.now());
  return useMemo(
    () => (diet && createApplier?.(diet, nowMs)) ?? null,
    [createApplier, diet, nowMs],
  );
}
