'use client';

import { useEffect } from 'react';

/**
 * Calls `rerender` with the current time (epoch ms) at `atMs`: by a timer while the page is
 * visible, else as soon as it becomes visible.
 */
export function useRerenderAt(atMs: number, rerender: (nowMs: number) => void): void {
  useEffect(() => {
    // Timers may fire slightly early; never reports a time before `atMs`.
    const timer = setTimeout(() => rerender(Math.max(Date.now(), atMs)), atMs - Date.now());
    const onVisible = () => {
      if (document.visibilityState === 'visible' && Date.now() >= atMs) rerender(Date.now());
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [atMs, rerender]);
}
