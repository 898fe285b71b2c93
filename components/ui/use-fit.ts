'use client';

import { useEffect, type RefObject } from 'react';

/** How much smaller the letters of a long card may be. */
const FITS = [1, 0.9, 0.8, 0.72, 0.65, 0.62, 0.55, 0.48, 0.42, 0.36, 0.3, 0.25];

/**
 * Makes the letters of what scrolls as large as it can be read in so many screens; `--fit` is the part of their full size, at
 * least `least`. No word that may not be broken is wider than the screen.
 */
export function useFit(
  element: RefObject<HTMLElement | null>,
  isShown: boolean,
  { screens, least }: { screens: number; least: number },
): void {
  useEffect(() => {
    const box = element.current;
    if (!isShown || !box) return;
    const fit = () => {
      for (const part of FITS) {
        if (part < least) return;
        box.style.setProperty('--fit', String(part));
        const isHighEnough = box.scrollHeight <= screens * box.clientHeight;
        if (isHighEnough && box.scrollWidth <= box.clientWidth) return;
      }
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [element, isShown, screens, least]);
}
