'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFitText } from './use-fit-text';
import { useWakeLock } from './use-wake-lock';

interface FullScreenDialogProps {
  label: string;
  isOpen: boolean;
  /** Called after any way of closing: button, Escape, a phone's back gesture. */
  onClose: () => void;
  /** Number of screens the text may fill before it shrinks, down to `minFontScale` of its size. */
  maxScreens: number;
  minFontScale: number;
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
  maxScreens,
  minFontScale,
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
              <svg aria-hidden viewBox="0 0 24 24" className="size-6">
                <path
                  d="m6 6 12 12M18 6 6 18"
                  stroke="currentColor"
                  strokeWidth="2.6"
                  strokeLinecap="round"
                />
              </svg>
            </button>
          </div>
          {children}
        </>
      ) : null}
    </dialog>
  );
}
