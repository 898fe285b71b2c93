'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/**
 * Focuses the heading after client-side navigation: screen readers announce it, and Tab starts
 * there. A full page load keeps the browser's default focus.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const lastPathname = useRef<string | null>(null);

  useLayoutEffect(() => {
    const previous = lastPathname.current;
    lastPathname.current = pathname;
    if (previous === null || previous === pathname) return;
    document.documentElement.dataset.moved = '';
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
