'use client';

import { useDeferredValue, type ReactNode } from 'react';
import type { WizardStep } from '@/lib/session/wizard-steps';
import { useStepGuard } from './use-step-guard';

interface StepGuardProps {
  step: WizardStep;
  /** Shown until storage is read, and while redirecting to the missing step. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders a step once all steps before it are answered. */
export function StepGuard({ step, fallback, children }: StepGuardProps) {
  const isReady = useStepGuard(step);
  // Deferred, to render the stored content in short tasks instead of one long one.
  return useDeferredValue(isReady) ? children : fallback;
}
