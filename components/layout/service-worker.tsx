'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { VisitMessage } from '@/lib/offline/message';

/** The part of the Network Information API that is read here; not every browser has it. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

function mayFetchShell(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

function tellVisit(path: string | null): void {
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
    // For a worker that is there already, registering asks for nothing, and browsers look when they please.
    .then((registration) => registration.active && registration.update())
    .catch((error: unknown) => console.info('[offline] not available', error));
}

/** Installs the worker that keeps the guide usable without a network, and tells it what was opened. */
export function ServiceWorker() {
  const pathname = usePathname();
  const isServed = useRef(true);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const keepShown = () => tellVisit(location.pathname);
    navigator.serviceWorker.addEventListener('controllerchange', keepShown);
    // After everything the screen itself needs.
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
    return () => {
      navigator.serviceWorker.removeEventListener('controllerchange', keepShown);
      window.removeEventListener('load', register);
    };
  }, []);

  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    tellVisit(isServed.current ? null : pathname);
    isServed.current = false;
  }, [pathname]);

  return null;
}
