'use client';

import { useEffect } from 'react';
import { claimReload, isChunkLoadError } from '@/lib/offline/reload-once';

/** Fetches the page anew, once, when the error is a part of an old build that is no longer there. */
export function useChunkReload(error: unknown): void {
  useEffect(() => {
    if (isChunkLoadError(error) && claimReload(Date.now())) window.location.reload();
  }, [error]);
}
