'use client';

import { useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { readStored } from '@/lib/browser-storage';
import { SHARED_LIST_KEY } from '@/lib/client-store/shared-list-key';
import { resetSessionAtom } from '@/lib/session/session-atoms';

/**
 * Clears the visitor's choices when a screen opens (specification sections 2 and 4). After a shared
 * list their own needs come back: its people are no choice of theirs.
 */
export function ResetSession() {
  const store = useStore();
  const resetSession = useSetAtom(resetSessionAtom);
  useEffect(() => {
    resetSession();
    if (readStored('sessionStorage', SHARED_LIST_KEY) === null) return;
    // Loaded here alone: most visitors open no shared list.
    import('@/lib/client-store/shared-list-atoms').then(
      ({ closeSharedListAtom }) => store.set(closeSharedListAtom),
      (error: unknown) => console.error('The shared list stays', error),
    );
  }, [store, resetSession]);
  return null;
}
