'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '../ui/button-class';
import { ProfileFields } from './profile-fields';

interface AllergySheetProps {
  isOpen: boolean;
  /** Called after any way of closing: button, Escape, a tap beside the sheet. */
  onClose: () => void;
}

/** Dialog at the bottom of the screen with the fields of the stored profile. */
export function AllergySheet({ isOpen, onClose }: AllergySheetProps) {
  const t = useTranslations('profile');
  const results = useTranslations('results');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Stays rendered when closed: removing an open dialog would lose the focus.
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  // Outside the form of the wizard, which Enter in a checkbox would submit.
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
      className="mx-auto mt-auto mb-0 max-h-[88dvh] w-full max-w-[640px] flex-col overflow-hidden rounded-t-sheet bg-paper text-ink shadow-lift backdrop:bg-black/50 open:flex motion-safe:animate-step-in"
    >
      <h2 id={titleId} className="px-page pt-5 pb-1 text-card">
        {results('allergiesAndSpice')}
      </h2>
      <div className="overflow-y-auto overscroll-contain px-page py-2">
        <ProfileFields />
      </div>
      <div className="border-t border-line px-page pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          className={buttonClass('primary', 'w-full')}
        >
          {t('done')}
        </button>
      </div>
    </dialog>,
    document.body,
  );
}
