'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { toLocalePath } from '@/lib/locales';
import { SITE_NAME } from '@/lib/site-name';
import { shareLink } from '../ui/share-link';
import { QUIET_ACTION_CLASS } from '../ui/action';
import { ToolIcon } from './tool-icons';

/** Hands a link to the phone's own share sheet; where there is none, copies it. */
export function ShareButton({ path, text }: { path: string; text: string }) {
  const ui = useTranslations('ui');
  const address = toLocalePath(path, useLocale());
  const [outcome, setOutcome] = useState<string | null>(null);
  const share = () => shareLink({ title: SITE_NAME, path: address, text }, ui);

  return (
    <>
      <button
        type="button"
        onClick={() => void share().then(setOutcome)}
        className={QUIET_ACTION_CLASS}
      >
        <ToolIcon name="share" />
        {useTranslations('results')('shareList')}
      </button>
      <span role="status" className="order-last basis-full text-fine break-all">
        {outcome}
      </span>
    </>
  );
}
