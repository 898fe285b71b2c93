'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { PathIcon } from './path-icon';
import { useWakeLock } from './use-wake-lock';

/** Font scales to try, in descending order. */
const FONT_SCALES = [
  ...[1, 0.95, 0.9, 0.85, 0.8, 0.76, 0.72, 0.68, 0.65, 0.62],
  ...[0.55, 0.48, 0.42, 0.36, 0.3, 0.25],
];

/**
 * Sets `--fit` on an element to the largest font scale, at least `minFontScale`, at which its
 * content fits `maxScreens` screens and no unbreakable word is wider than the screen.
 */
function useFitText(
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

interface FullScreenDialogProps {
  label: string;
  isOpen: boolean;
  /** Called after any way of closing: button, Escape, a phone's back gesture. */
  onClose: () => void;
  /**
   * Number of screens the text may fill before it shrinks, down to `minFontScale` of its size; by
   * default it never does.
   */
  maxScreens?: number;
  minFontScale?: number;
  /** Rendered before the close button. */
  tools?: ReactNode;
  className: string;
  children: ReactNode;
}

/**
 * Modal dialog over the whole screen with a text for someone else. Keeps the screen awake while
 * open.
 */
export function FullScreenDialog({
  label,
  isOpen,
  onClose,
  maxScreens = Infinity,
  minFontScale = 1,
  tools,
  className,
  children,
}: FullScreenDialogProps) {
  const t = useTranslations('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  useWakeLock(isOpen);

  useEffect(() => {
    const element = dialog.current;
    if (!isOpen) element?.close();
    else if (element) {
      element.showModal();
      // The scroll position persists between openings.
      element.scrollTop = 0;
    }
  }, [isOpen]);
  // After opening: a closed dialog has no height.
  useFitText(dialog, isOpen, { maxScreens, minFontScale });

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={() => {
        // The event comes a moment later, when the dialog may be open again.
        if (!dialog.current?.open) onClose();
      }}
      className={`m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain bg-surface dark:bg-paper text-ink open:flex open:flex-col ${className}`}
    >
      {isOpen ? (
        <>
          <div className="sticky top-0 z-10 flex items-center justify-between gap-3 bg-inherit p-2 pt-[max(0.5rem,env(safe-area-inset-top))] landscape:max-w-28 landscape:flex-col-reverse landscape:justify-end landscape:pr-[max(0.5rem,env(safe-area-inset-right))]">
            {tools ?? <span />}
            <button
              type="button"
              onClick={onClose}
              aria-label={t('closeCard')}
              className="grid size-12 shrink-0 place-items-center rounded-full border-2 border-line-strong bg-surface"
            >
              <PathIcon path="m6 6 12 12M18 6 6 18" box={24} strokeWidth={2.6} className="size-6" />
            </button>
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  );
}
