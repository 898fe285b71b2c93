'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { buttonClass } from './button-class';
import { useHashDialog } from './use-hash-dialog';

interface HashSheetProps {
  /** Hash of the URL while it is open. */
  hash: `#${string}`;
  title: string;
  /** Label of the button that closes it. */
  done: string;
  /** Above the button. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Dialog at the bottom of the screen; Back and Escape close it. Rendered outside of forms, which
 * Enter in a field of it would submit.
 */
export function HashSheet({ hash, title, done, footer, children }: HashSheetProps) {
  const { isOpen, close } = useHashDialog(hash);
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
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      className="mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-[640px] flex-col overflow-hidden rounded-t-sheet bg-paper text-ink shadow-lift backdrop:bg-black/50 open:flex motion-safe:animate-step-in"
    >
      <h2 id={titleId} className="px-page pt-5 pb-1 text-card">
        {title}
      </h2>
      <div className="overflow-y-auto overscroll-contain px-page py-2">
        {isOpen ? children : null}
      </div>
      <div className="border-t border-line px-page pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {isOpen ? footer : null}
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className={buttonClass('primary', 'w-full')}
        >
          {done}
        </button>
      </div>
    </dialog>
  );
}
