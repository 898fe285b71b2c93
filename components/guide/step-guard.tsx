'use client';

import { useDeferredValue, type ReactNode } from 'react';
import type { Step } from '@/lib/session/steps';
import { useStepGuard } from './use-step-guard';

interface StepGuardProps {
  step: Step;
  /** Shown until the browser's storage has been read, and while a visitor is led to the missing step. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Shows a step's content once everything before it has been answered. */
export function StepGuard({ step, fallback, children }: StepGuardProps) {
  const isReady = useStepGuard(step);
  // Read from storage, the content comes all at once: deferred, React renders it in many short tasks.
  return useDeferredValue(isReady) ? children : fallback;
}
