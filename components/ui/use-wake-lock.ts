'use client';

import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while `isWanted`. Requested again whenever the page becomes visible, since
 * browsers release it on hiding.
 * @returns true if the browser denied the last request
 */
export function useWakeLock(isWanted: boolean): boolean {
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | null = null;
    let isReleased = false;

    async function acquire() {
      if (document.visibilityState !== 'visible') return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (isReleased) await acquired.release();
        else lock = acquired;
        setHasFailed(false);
      } catch (error) {
        console.info('Requesting a wake lock failed', error);
        setHasFailed(true);
      }
    }
    const acquireWhenVisible = () => void acquire();

    acquireWhenVisible();
    document.addEventListener('visibilitychange', acquireWhenVisible);
    return () => {
      isReleased = true;
      document.removeEventListener('visibilitychange', acquireWhenVisible);
      void lock?.release();
    };
  }, [isWanted]);

  return hasFailed;
}
