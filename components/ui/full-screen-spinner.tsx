'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClass } from './button-class';
import { SlowNotice } from './slow-notice';

interface FullScreenSpinnerProps {
  label: string;
  onCancel: () => void;
}

/**
 * Covers the screen below the header during a lookup. Focuses Cancel, and restores the focus
 * afterwards.
 */
export function FullScreenSpinner({ label, onCancel }: FullScreenSpinnerProps) {
  const t = useTranslations('ui');
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    cancel.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);

  return (
    <div className="fixed inset-0 z-10 flex flex-col items-center overflow-y-auto bg-paper/90 px-page pt-[max(3.5rem,env(safe-area-inset-top))] pb-[max(1.5rem,env(safe-area-inset-bottom))]">
      <div role="status" className="my-auto flex flex-col items-center gap-4 text-center">
        <span
          aria-hidden
          className="size-14 animate-spin rounded-full border-4 border-line border-t-brand motion-reduce:animate-none"
        />
        <span className="text-lead font-bold">{label}</span>
        <SlowNotice />
      </div>
      <button
        ref={cancel}
        type="button"
        onClick={onCancel}
        className={buttonClass('secondary', 'mt-4 w-full max-w-96')}
      >
        {t('cancel')}
      </button>
    </div>
  );
}
