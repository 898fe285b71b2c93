'use client';

import { useSyncExternalStore } from 'react';

/** Key in the state of history entries that were pushed here: closing such a dialog goes back. */
const HISTORY_STATE_KEY = 'kiootCardOpened';

/** Subscribes to changes of the URL. */
export function subscribeToUrl(notify: () => void): () => void {
  window.addEventListener('popstate', notify);
  window.addEventListener('hashchange', notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener('hashchange', notify);
  };
}

/** The history API fires no event for its own changes. */
export function notifyUrlChange(): void {
  window.dispatchEvent(new Event('hashchange'));
}

function openHash(hash: string): void {
  window.history.pushState({ [HISTORY_STATE_KEY]: true }, '', hash);
  notifyUrlChange();
}

/** Going back takes a moment, in which a second call would leave the page. */
let isGoingBack = false;

function goBack(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  window.addEventListener('popstate', () => void (isGoingBack = false), { once: true });
  window.history.back();
}

function closeHash(hash: string): void {
  if (window.location.hash !== hash) return;
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && HISTORY_STATE_KEY in state) {
    goBack();
  } else {
    window.history.replaceState(null, '', window.location.pathname);
    notifyUrlChange();
  }
}

/**
 * Dialog whose open state is the hash of the URL (`/card#show`): Back closes it, a reload restores
 * it, and links can open it.
 */
export function useHashDialog(hash: `#${string}`) {
  const isOpen = useSyncExternalStore(
    subscribeToUrl,
    () => window.location.hash === hash,
    () => false,
  );
  return { isOpen, open: () => openHash(hash), close: () => closeHash(hash) };
}
