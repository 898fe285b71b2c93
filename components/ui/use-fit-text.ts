'use client';

import { useEffect, type RefObject } from 'react';

/** Font scales to try, in descending order. */
const FONT_SCALES = [
  ...[1, 0.95, 0.9, 0.85, 0.8, 0.76, 0.72, 0.68, 0.65, 0.62],
  ...[0.55, 0.48, 0.42, 0.36, 0.3, 0.25],
];

/**
 * Sets `--fit` on an element to the largest font scale, at least `minFontScale`, at which its
 * content fits `maxScreens` screens and no unbreakable word is wider than the screen.
 */
export function useFitText(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { maxScreens, minFontScale }: { maxScreens: number; minFontScale: number },
): void {
  useEffect(() => {
    const scroller = element.current;
    if (!isOpen || !scroller) return;
    const fit = () => {
      for (const scale of FONT_SCALES) {
        if (scale < minFontScale) return;
        scroller.style.setProperty('--fit', String(scale));
        const fitsHeight = scroller.scrollHeight <= maxScreens * scroller.clientHeight;
        if (fitsHeight && scroller.scrollWidth <= scroller.clientWidth) return;
      }
    };
    fit();
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [element, isOpen, maxScreens, minFontScale]);
}
