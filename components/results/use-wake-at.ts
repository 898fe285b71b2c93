'use client';

import { useEffect } from 'react';

/**
 * Calls `wake` with the present (epoch ms) once `atMs` has come: by a timer while the screen is looked at, and at once
 * when it is looked at again after that.
 */
export function useWakeAt(atMs: number, wake: (nowMs: number) => void): void {
  useEffect(() => {
    // A timer may fire a moment early by the clock; what it waited for is due all the same.
    const timer = setTimeout(() => wake(Math.max(Date.now(), atMs)), atMs - Date.now());
    const onReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() >= atMs) wake(Date.now());
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [atMs, wake]);
}
