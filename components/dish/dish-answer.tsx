'use client';

import { Suspense, type ReactNode } from 'react';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import type { OwnAnswerProps } from './own-answer';

interface DishAnswerProps extends Omit<OwnAnswerProps, 'diet'> {
  /** Answers for common needs, shown to visitors without restrictions. */
  children: ReactNode;
}

/** Loaded for visitors with restrictions only. */
const OwnAnswer = lazyWithFallback<OwnAnswerProps>(async () => {
  const { OwnAnswer: Answer } = await import('./own-answer');
  return Answer;
});

/** Answer of a dish for the visitor's own diet, matched on the phone. */
export function DishAnswer({ children, ...dish }: DishAnswerProps) {
  const diet = useDietSummary();
  if (!diet?.hasRestrictions) return children;
  return (
    <Suspense fallback={children}>
      <OwnAnswer {...dish} diet={diet} />
    </Suspense>
  );
}
