'use client';

import { useSyncExternalStore } from 'react';

const SHOWN_HASH = '#show';
/** Marks a history entry that showing the card made, so that hiding it may go back. */
const OPENED_HERE = 'kiootCardOpened';

function subscribe(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  window.addEventListener('hashchange', notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener('hashchange', notify);
  };
}

const isShownNow = () => window.location.hash === SHOWN_HASH;

/** Writing to the history tells nobody; whoever watches the address hears of it this way. */
function announce(): void {
  window.dispatchEvent(new Event('hashchange'));
}

function show(): void {
  window.history.pushState({ [OPENED_HERE]: true }, '', SHOWN_HASH);
  announce();
}

function hide(): void {
  if (!isShownNow()) return;
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && OPENED_HERE in state) {
    window.history.back();
  } else {
    window.history.replaceState(null, '', window.location.pathname);
    announce();
  }
}

/**
 * Whether the card fills the screen. The address holds it (`/card#show`), so that the browser's back button closes
 * the card, a reload brings it back, and a link can open it at once.
 */
export function useShown() {
  const isShown = useSyncExternalStore(subscribe, isShownNow, () => false);
  return { isShown, show, hide };
}
