'use client';

import { useStore } from 'jotai';
import { useEffect } from 'react';
import { getPendingReportsText } from '@/lib/store/pending-reports-text';

const INTERVAL_MS = 5_000;

/** Sends reports that wait on the phone once the site is reachable; not on every page, for their size. */
export function PendingReportSender() {
  const store = useStore();
  useEffect(() => {
    // A changed list or a lost connection is worth another attempt, a failing server is not.
    let tried: string | null = null;
    async function send() {
      const pending = getPendingReportsText();
      if (pending === null || pending === tried) return;
      tried = pending;
      try {
        // First, since a failed import is not retried in the same document.
        await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
        const { sendPendingReportsAtom } = await import('@/lib/store/pending-reports');
        if (await store.set(sendPendingReportsAtom)) return;
      } catch (error) {
        console.info('[reports] not sent yet', error);
      }
      tried = null;
    }
    const start = () => void send();
    const timer = setInterval(start, INTERVAL_MS);
    window.addEventListener('online', start);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', start);
    };
  }, [store]);
  return null;
}
