'use client';

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
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
