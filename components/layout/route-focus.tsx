'use client';

import { usePathname } from 'next/navigation';
import { useLayoutEffect, useRef } from 'react';

/**
 * After a move inside the guide the focus goes to the new screen's heading, so that a screen reader says where the
 * visitor is and the next Tab starts there. A page that was opened or reloaded keeps the browser's own start.
 */
export function RouteFocus() {
  const pathname = usePathname();
  const shown = useRef<string | null>(null);

  useLayoutEffect(() => {
    const previous = shown.current;
    shown.current = pathname;
    if (previous === null || previous === pathname) return;
    document.documentElement.dataset.moved = '';
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
