'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Whether the screen is drawn on the phone: as it was sent, it knows nothing of whoever holds it. */
export function useIsOnPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
