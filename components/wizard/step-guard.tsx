'use client';

import { useAtomValue } from 'jotai';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { readStored } from '@/lib/browser-storage';
import { STORAGE_KEYS } from '@/lib/session/session';
import { isSessionReadAtom, sessionAtom } from '@/lib/session/session-atoms';
import { getMissingStep, type WizardStep } from '@/lib/session/wizard-steps';
import { useRouter } from '../ui/use-router';

/**
 * Redirects to the first missing step; from the results to the last ones stored, if any: the tab
 * "Eat" leads back to a list. True once this step may render.
 */
export function useStepGuard(step: WizardStep): boolean {
  const router = useRouter();
  const isSessionRead = useAtomValue(isSessionReadAtom);
  const missing = getMissingStep(step, useAtomValue(sessionAtom));
  useEffect(() => {
    if (!isSessionRead || !missing) return;
    const hasLast = step === 'results' && readStored('localStorage', STORAGE_KEYS.lastResults);
    router.replace(hasLast ? '/last-results' : missing);
  }, [isSessionRead, missing, router, step]);
  return isSessionRead && !missing;
}

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
