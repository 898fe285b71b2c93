'use client';

import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { resetSessionAtom } from '@/lib/session/session-atoms';

/** Clears the visitor's choices when a screen opens (specification sections 2 and 4). */
export function ResetSession() {
  const resetSession = useSetAtom(resetSessionAtom);
  useEffect(() => resetSession(), [resetSession]);
  return null;
}
