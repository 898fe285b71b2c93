'use client';

import type { ReactNode } from 'react';
import { useDietSummary } from '../diet-profile/use-diet-summary';
import { useHasParty } from '../party/use-has-party';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import type { OwnAnswerProps } from './own-answer';

interface DishAnswerProps extends Omit<OwnAnswerProps, 'diet'> {
  /** Answers for common needs, shown to visitors without restrictions. */
  children: ReactNode;
}

/** Loaded for visitors with restrictions only. */
const OwnAnswer = lazyWithFallback(async () => (await import('./own-answer')).OwnAnswer);

/** Loaded for visitors who do not eat alone. */
const PartyDishAnswer = lazyWithFallback(
  async () => (await import('./party-dish-answer')).PartyDishAnswer,
);

/** Answer of a dish for the visitor's own diet or table, matched on the phone. */
export function DishAnswer({ children, ...dish }: DishAnswerProps) {
  const diet = useDietSummary();
  const hasParty = useHasParty();
  const ownAnswer = diet?.hasRestrictions ? (
    <OwnAnswer fallback={children} {...dish} diet={diet} />
  ) : (
    children
  );
  if (!hasParty) return ownAnswer;
  return (
    <PartyDishAnswer fallback={children} {...dish}>
      {ownAnswer}
    </PartyDishAnswer>
  );
}
