'use client';

import type { ReactNode } from 'react';
import { BottomSheet, closeSheet } from './bottom-sheet';
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

/** Sheet that is open under a hash of the URL, so that Back closes it. */
export function HashSheet({ hash, title, done, footer, children }: HashSheetProps) {
  const { isOpen, close } = useHashDialog(hash);
  return (
    <BottomSheet
      {...{ title, isOpen }}
      onClose={close}
      className="flex-col overflow-hidden open:flex"
    >
      <div className="overflow-y-auto overscroll-contain px-page py-2">
        {isOpen ? children : null}
      </div>
      <div className="border-t border-line px-page pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {isOpen ? footer : null}
        <button type="button" onClick={closeSheet} className={buttonClass('primary', 'w-full')}>
          {done}
        </button>
      </div>
    </BottomSheet>
  );
}
