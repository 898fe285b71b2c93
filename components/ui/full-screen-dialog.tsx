'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { useFit } from './use-fit';
import { useWakeLock } from './use-wake-lock';

interface FullScreenDialogProps {
  label: string;
  isShown: boolean;
  /** Called when it has closed by any way there is: the button, Escape, a phone's back gesture. */
  onHide: () => void;
  /** How many screens its text may fill before its letters shrink, to the part `leastFit` of their size. */
  screens: number;
  leastFit: number;
  /** Stands before the button that closes. */
  tools?: ReactNode;
  className: string;
  children: ReactNode;
}

/** A card for somebody else to read: over the whole screen, in a modal dialog that keeps the screen awake while it is open. */
export function FullScreenDialog({
  label,
  isShown,
  onHide,
  screens,
  leastFit,
  tools,
  className,
  children,
}: FullScreenDialogProps) {
  const t = useTranslations('ui');
  const dialog = useRef<HTMLDialogElement>(null);
  useWakeLock(isShown);

  useEffect(() => {
    const card = dialog.current;
    if (!isShown) card?.close();
    else if (card) {
      card.showModal();
      // It would open where it was left.
      card.scrollTop = 0;
    }
  }, [isShown]);
  // After the dialog has opened: before that nothing in it has a height.
  useFit(dialog, isShown, { screens, least: leastFit });

  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onHide}
      className={`m-0 h-dvh max-h-none w-screen max-w-none overscroll-contain bg-surface dark:bg-paper text-ink open:flex open:flex-col ${className}`}
    >
      {isShown ? (
        <>
          <div className="sticky top-0 z-10 flex items-center justify-between gap-3 bg-inherit p-2 pt-[max(0.5rem,env(safe-area-inset-top))] landscape:max-w-28 landscape:flex-col-reverse landscape:justify-end landscape:pr-[max(0.5rem,env(safe-area-inset-right))]">
            {tools ?? <span />}
            <button
              type="button"
              onClick={onHide}
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
