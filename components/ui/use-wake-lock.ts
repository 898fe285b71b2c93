'use client';

import { useEffect, useState } from 'react';

/**
 * Keeps the screen on while `isWanted`. A browser drops the lock whenever the page is hidden, so it is asked for again
 * each time the page shows.
 * @returns whether the browser refused the last time it was asked
 */
export function useWakeLock(isWanted: boolean): boolean {
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    let lock: WakeLockSentinel | null = null;
    let hasEnded = false;

    async function acquire() {
      if (document.visibilityState !== 'visible') return;
      try {
        const acquired = await navigator.wakeLock.request('screen');
        if (hasEnded) await acquired.release();
        else lock = acquired;
        setHasFailed(false);
      } catch (error) {
        console.info('The screen may turn off:', error);
        setHasFailed(true);
      }
    }
    const acquireWhenShown = () => void acquire();

    acquireWhenShown();
    document.addEventListener('visibilitychange', acquireWhenShown);
    return () => {
      hasEnded = true;
      document.removeEventListener('visibilitychange', acquireWhenShown);
      void lock?.release();
    };
  }, [isWanted]);

  return hasFailed;
}
