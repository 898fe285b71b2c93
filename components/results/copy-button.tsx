'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { copyText } from '../ui/copy-text';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { ActionIcon } from './action-icons';

const CONFIRMATION_MS = 2500;

interface CopyButtonProps {
  /** "Copy name". */
  label: string;
  /** Suffix for screen readers: "of Myeongdong Kyoja". */
  suffix: string;
  text: string;
}

/** Copies Korean text, for a map app or a driver. */
export function CopyButton({ label, suffix, text }: CopyButtonProps) {
  const t = useTranslations('results');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <>
      <button
        type="button"
        onClick={() =>
          void copyText(text).then((isCopied) => setOutcome(isCopied ? 'copied' : 'failed'))
        }
        className={QUIET_ACTION_CLASS}
      >
        <ActionIcon name="copy" />
        {outcome === 'copied' ? t('copied') : label}
        <span className="sr-only"> {suffix}</span>
      </button>
      <span role="status" className={outcome === 'failed' ? 'text-fine text-danger' : 'sr-only'}>
        {outcome === 'copied' ? t('copiedText', { text }) : null}
        {outcome === 'failed' ? t('couldNotCopy') : null}
      </span>
    </>
  );
}
