'use client';

import { useEffect, useRef } from 'react';

/**
 * Polling interval while the page is visible: an online event alone does not prove a connection.
 */
const POLL_INTERVAL_MS = 5_000;

async function isReachable(signal: AbortSignal): Promise<boolean> {
  if (document.visibilityState === 'hidden') return false;
  try {
    // HEAD: the service worker answers GET from its cache.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    // Still offline, or aborted.
    return false;
  }
}

/** Calls `onReconnect` once the site is reachable again, while `isWaiting`. */
export function useOnReconnect(onReconnect: () => void, isWaiting = true): void {
  const latest = useRef(onReconnect);
  useEffect(() => {
    latest.current = onReconnect;
  });

  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    const { signal } = controller;
    const poll = async () => {
      if (!(await isReachable(signal)) || signal.aborted) return;
      controller.abort();
      latest.current();
    };
    const timer = setInterval(() => void poll(), POLL_INTERVAL_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    window.addEventListener('online', () => void poll(), { signal });
    return () => controller.abort();
  }, [isWaiting]);
}
