'use client';

import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { resetSessionAtom } from '@/lib/session/atoms';

/** Opening a screen that holds this forgets what the visitor chose (specification sections 2 and 4). */
export function ResetSession() {
  const resetSession = useSetAtom(resetSessionAtom);
  useEffect(() => resetSession(), [resetSession]);
  return null;
}
