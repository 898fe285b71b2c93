'use client';

import { useEffect, useRef } from 'react';

/** How often the page looks for the network while it is in front: a radio that is on may still lead nowhere. */
const LOOK_EVERY_MS = 5_000;

async function isReachable(signal: AbortSignal): Promise<boolean> {
  if (document.visibilityState === 'hidden') return false;
  try {
    // Not a GET, so that the worker does not answer it.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    // No network yet, or the page was left.
    return false;
  }
}

/** Calls back once the site answers again, as long as somebody waits for it. */
export function useBackOnline(onBack: () => void, isWaiting = true): void {
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });

  useEffect(() => {
    if (!isWaiting) return;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      if (!(await isReachable(signal)) || signal.aborted) return;
      controller.abort();
      latest.current();
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    window.addEventListener('online', () => void look(), { signal });
    return () => controller.abort();
  }, [isWaiting]);
}
