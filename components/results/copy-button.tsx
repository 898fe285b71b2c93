'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { copyText } from '../ui/copy-text';
import { QUIET_ACTION_CLASS } from '../ui/action';
import { ToolIcon } from './tool-icons';

const CONFIRMED_MS = 2500;

interface CopyButtonProps {
  /** "Copy name". */
  label: string;
  /** Whose, for those who hear the page: "of Myeongdong Kyoja". */
  of: string;
  text: string;
}

/** Copies Korean text, to paste into a map or to show a driver. */
export function CopyButton({ label, of, text }: CopyButtonProps) {
  const t = useTranslations('results');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(null), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  return (
    <>
      <button
        type="button"
        onClick={() => void copyText(text).then((done) => setOutcome(done ? 'copied' : 'failed'))}
        className={QUIET_ACTION_CLASS}
      >
        <ToolIcon name="copy" />
        {outcome === 'copied' ? t('copied') : label}
        <span className="sr-only"> {of}</span>
      </button>
      <span role="status" className={outcome === 'failed' ? 'text-fine text-danger' : 'sr-only'}>
        {outcome === 'copied' ? t('copiedText', { text }) : null}
        {outcome === 'failed' ? t('couldNotCopy') : null}
      </span>
    </>
  );
}
