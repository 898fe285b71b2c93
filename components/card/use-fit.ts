'use client';

import { useEffect, type RefObject } from 'react';

/** How much smaller the letters of a long card may be. */
const FITS = [1, 0.9, 0.8, 0.72, 0.65, 0.62];
const MOST_SCREENS = 2;

/** Makes the letters of what scrolls as large as it can be read in two screens; `--fit` is the part of their full size. */
export function useFit(element: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const box = element.current;
    if (!isShown || !box) return;
    const fit = () => {
      for (const part of FITS) {
        box.style.setProperty('--fit', String(part));
        if (box.scrollHeight <= MOST_SCREENS * box.clientHeight) return;
      }
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [element, isShown]);
}
