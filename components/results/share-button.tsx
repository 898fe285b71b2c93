'use client';

import { useState } from 'react';
import { ICON_ACTION_CLASS } from '../ui/action-class';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { ActionIcon } from './action-icons';
import type { Shared } from './share-sheet';

const ShareSheet = lazyWithFallback(async () => (await import('./share-sheet')).ShareSheet);

interface ShareButtonProps {
  shared: Shared;
  /** Visually hidden; title of the sheet. */
  label: string;
}

/** Icon at the top right of a list or a place that opens the sheet for sharing it. */
export function ShareButton(props: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={`${ICON_ACTION_CLASS} shrink-0`}
      >
        <ActionIcon name="share" />
        <span className="sr-only">{props.label}</span>
      </button>
      {isOpen ? <ShareSheet {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
