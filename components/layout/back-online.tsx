'use client';

import { useEffect } from 'react';
import { OFFLINE_PATH } from '@/lib/offline/pages';
import { buttonClass } from '../ui/button';

/** How often the page looks for the network while it is in front: a radio that is on may still lead nowhere. */
const LOOK_EVERY_MS = 5_000;

function openAgain(): void {
  if (location.pathname === OFFLINE_PATH) location.replace('/');
  else location.reload();
}

async function look(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  try {
    // Not a GET, so that the worker does not answer it.
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal });
  } catch {
    // No network yet, or the page was left.
    return;
  }
  openAgain();
}

/** Opens the page that was asked for as soon as the site answers again; the button does it at once. */
export function BackOnline() {
  useEffect(() => {
    const abort = new AbortController();
    const lookNow = () => void look(abort.signal);
    const timer = setInterval(lookNow, LOOK_EVERY_MS);
    window.addEventListener('online', lookNow);
    return () => {
      abort.abort();
      clearInterval(timer);
      window.removeEventListener('online', lookNow);
    };
  }, []);

  return (
    <button type="button" onClick={openAgain} className={buttonClass('primary', 'w-full max-w-80')}>
      Try again
    </button>
  );
}
