'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useIsHydrated } from './use-is-hydrated';

/** Default distance below the screen at which children are rendered, in pixels. */
const MARGIN_PX = 200;

interface LazyVisibleProps {
  /** Renders the children regardless of the scroll position. */
  isForced?: boolean;
  /** Class of the height that is reserved. */
  minHeight?: string;
  /** Distance below the screen at which children are rendered, in pixels. */
  marginPx?: number;
  children: ReactNode;
}

/** Renders children once they are close to the visible area, to load them late. */
export function LazyVisible({
  isForced = false,
  minHeight = 'min-h-40',
  marginPx = MARGIN_PX,
  children,
}: LazyVisibleProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  // A server has no observer either, and renders as browsers do at first.
  const hasNoObserver = useIsHydrated() && !('IntersectionObserver' in globalThis);
  useEffect(() => {
    if (isNear || hasNoObserver || !anchor.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: `0px 0px ${marginPx}px` },
    );
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [hasNoObserver, isNear, marginPx]);
  return (
    <div ref={anchor} className={minHeight}>
      {isNear || isForced || hasNoObserver ? children : null}
    </div>
  );
}
