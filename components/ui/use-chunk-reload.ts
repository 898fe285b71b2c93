'use client';

import { useEffect } from 'react';
import { claimReload, isChunkLoadError } from '@/lib/offline/reload-once';

/** Reloads once when a chunk of an old build is missing. */
export function useChunkReload(error: unknown): void {
  useEffect(() => {
    if (isChunkLoadError(error) && claimReload(Date.now())) window.location.reload();
  }, [error]);
}
