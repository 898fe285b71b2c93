'use client';

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { isSessionReadAtom, sessionAtom } from '@/lib/session/atoms';
import { getMissingStep, type Step } from '@/lib/session/steps';
import { useRouter } from '../ui/use-router';

/** Sends a visitor who opened a later step too early to the first missing one; true once the step may run. */
export function useStepGuard(step: Step): boolean {
  const router = useRouter();
  const isSessionRead = useAtomValue(isSessionReadAtom);
  const missing = getMissingStep(step, useAtomValue(sessionAtom));
  useEffect(() => {
    if (isSessionRead && missing) router.replace(missing);
  }, [isSessionRead, missing, router]);
  return isSessionRead && !missing;
}
