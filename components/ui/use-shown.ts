'use client';

import { useSyncExternalStore } from 'react';

/** Marks a history entry that showing a card made, so that hiding it may go back. */
const OPENED_HERE = 'kiootCardOpened';

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  window.addEventListener('hashchange', notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener('hashchange', notify);
  };
}

/** Writing to the history tells nobody; whoever watches the address hears of it this way. */
function announce(): void {
  window.dispatchEvent(new Event('hashchange'));
}

function show(hash: string): void {
  window.history.pushState({ [OPENED_HERE]: true }, '', hash);
  announce();
}

function hide(hash: string): void {
  if (window.location.hash !== hash) return;
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && OPENED_HERE in state) {
    window.history.back();
  } else {
    window.history.replaceState(null, '', window.location.pathname);
    announce();
  }
}

/**
 * Whether a card fills the screen. The address holds it (`/card#show`), so that the browser's back button closes
 * the card, a reload brings it back, and a link can open it at once.
 */
export function useShown(hash: `#${string}`) {
  const isShown = useSyncExternalStore(
    subscribe,
    () => window.location.hash === hash,
    () => false,
  );
  return { isShown, show: () => show(hash), hide: () => hide(hash) };
}
