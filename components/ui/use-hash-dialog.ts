'use client';

import { useSyncExternalStore } from 'react';

/** Key in the state of a history entry: number of entries pushed here up to it. */
const DEPTH_KEY = 'kiootDepth';

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

/** Number of entries up to the current one that {@link pushHash} added: going back closes them. */
export function getHashDepth(): number {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !(DEPTH_KEY in state)) return 0;
  return Number(state[DEPTH_KEY]);
}

export function pushHash(hash: string): void {
  window.history.pushState({ [DEPTH_KEY]: getHashDepth() + 1 }, '', hash);
  notifyUrlChange();
}

/** Replaces the hash of an entry, keeping its depth. */
export function replaceHash(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState({ [DEPTH_KEY]: getHashDepth() }, '', pathname + search + hash);
  notifyUrlChange();
}

/** Going back takes a moment, in which a second call would leave the page. */
let isGoingBack = false;

export function goBack(): void {
  if (isGoingBack) return;
  isGoingBack = true;
  window.addEventListener('popstate', () => void (isGoingBack = false), { once: true });
  window.history.back();
}

function closeHash(hash: string): void {
  if (window.location.hash !== hash) return;
  if (getHashDepth() > 0) {
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
  return { isOpen, open: () => pushHash(hash), close: () => closeHash(hash) };
}
