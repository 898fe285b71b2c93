'use client';

import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { QUIET_ACTION_CLASS } from './action-class';

/** Closes the sheet that a button is in. */
export const closeSheet = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
  currentTarget.closest('dialog')?.close();

interface BottomSheetProps {
  title: string;
  isOpen?: boolean;
  /** Label of a button beside the title that closes it. */
  close?: string;
  /** Called after any way of closing: a button, Escape, a tap beside it. */
  onClose: () => void;
  /** Scrolls as a whole by default. */
  className?: string;
  children: ReactNode;
}

/**
 * Modal dialog at the bottom of the screen. Rendered outside of forms, which Enter in a field of it
 * would submit.
 */
export function BottomSheet({
  title,
  isOpen = true,
  close,
  onClose,
  className = 'overflow-y-auto overscroll-contain',
  children,
}: BottomSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      className={`mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-[640px] rounded-t-sheet bg-paper text-ink shadow-lift backdrop:bg-black/50 motion-safe:animate-step-in ${className}`}
    >
      <div
        className={close ? 'flex items-center justify-between px-page pt-3' : 'px-page pt-5 pb-1'}
      >
        <h2 id={titleId} className="text-card">
          {title}
        </h2>
        {close ? (
          <button type="button" onClick={closeSheet} className={`${QUIET_ACTION_CLASS} -mr-2`}>
            {close}
          </button>
        ) : null}
      </div>
      {children}
    </dialog>
  );
}
