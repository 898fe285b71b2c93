'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the screen is near. */
const MARGIN = '0px 0px 400px';

interface WhenNearProps {
  /** Drawn wherever the visitor is. */
  isWanted?: boolean;
  children: ReactNode;
}

/** Draws what stands far below a screen only once the visitor comes near it, so that it is not fetched before. */
export function WhenNear({ isWanted = false, children }: WhenNearProps) {
  const spot = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (isNear || !spot.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: MARGIN },
    );
    observer.observe(spot.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={spot} className="min-h-40">
      {isNear || isWanted ? children : null}
    </div>
  );
}
