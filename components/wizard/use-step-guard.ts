'use client';

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isSessionReadAtom, sessionAtom } from '@/lib/session/session-atoms';
import { getMissingStep, type WizardStep } from '@/lib/session/wizard-steps';
import { useRouter } from '../ui/use-router';

/** Redirects to the first missing step. True once this step may render. */
export function useStepGuard(step: WizardStep): boolean {
  const router = useRouter();
  const isSessionRead = useAtomValue(isSessionReadAtom);
  const missing = getMissingStep(step, useAtomValue(sessionAtom));
  useEffect(() => {
    if (isSessionRead && missing) router.replace(missing);
  }, [isSessionRead, missing, router]);
  return isSessionRead && !missing;
}
