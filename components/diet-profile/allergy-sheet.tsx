'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { buttonClass } from '../ui/button-class';
import { useHashDialog } from '../ui/use-hash-dialog';
import { ProfileFields } from './profile-fields';
import { ALLERGIES_HASH } from './profile-summary';

/**
 * Dialog at the bottom of the screen with the fields of the stored profile; Back and Escape close
 * it. Rendered outside the form of the wizard, which Enter in a checkbox would submit.
 */
export function AllergySheet() {
  const t = useTranslations('profile');
  const results = useTranslations('results');
  const { isOpen, close } = useHashDialog(ALLERGIES_HASH);
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
        {results('allergiesAndSpice')}
      </h2>
      <div className="overflow-y-auto overscroll-contain px-page py-2">
        {isOpen ? <ProfileFields isShort /> : null}
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
    </dialog>
  );
}
