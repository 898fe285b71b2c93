'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { VisitMessage } from '@/lib/offline/visit-message';

/** Used part of the Network Information API, which some browsers lack. */
interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

function mayFetchShell(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

function reportVisit(path: string | null): void {
  const pictures = [...document.images]
    .map(({ currentSrc }) => currentSrc)
    .filter((src) => src.startsWith(`${location.origin}/`))
    .map((src) => src.slice(location.origin.length));
  const message: VisitMessage = { type: 'visit', path, pictures, mayFetchShell: mayFetchShell() };
  navigator.serviceWorker.controller?.postMessage(message);
}

function register(): void {
  navigator.serviceWorker
    .register('/sw.js', { scope: '/', updateViaCache: 'none' })
    // `register` fetches nothing for an existing worker, hence the explicit update.
    .then((registration) => registration.active && registration.update())
    .catch((error: unknown) =>
      console.info('[offline] registering the service worker failed', error),
    );
}

/** Registers the service worker and reports each visited page to it. */
export function ServiceWorker() {
  const pathname = usePathname();
  const isFirstPage = useRef(true);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const reportCurrentPage = () => reportVisit(location.pathname);
    navigator.serviceWorker.addEventListener('controllerchange', reportCurrentPage);
    // After all resources of the page.
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => {
      navigator.serviceWorker.removeEventListener('controllerchange', reportCurrentPage);
      window.removeEventListener('load', register);
    };
  }, []);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    reportVisit(isFirstPage.current ? null : pathname);
    isFirstPage.current = false;
  }, [pathname]);

  return null;
}
