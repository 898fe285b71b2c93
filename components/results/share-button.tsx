'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { toLocalePath } from '@/lib/locales';
import { SITE_NAME } from '@/lib/site-name';
import { shareOrCopyLink } from '../ui/share-or-copy-link';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { ActionIcon } from './action-icons';

/** Opens the phone's share sheet; copies the link where there is none. */
export function ShareButton({ path, text }: { path: string; text: string }) {
  const ui = useTranslations('ui');
  const address = toLocalePath(path, useLocale());
  const [outcome, setOutcome] = useState<string | null>(null);
  const share = () => shareOrCopyLink({ title: SITE_NAME, path: address, text }, ui);

  return (
    <>
      <button
        type="button"
        onClick={() => void share().then(setOutcome)}
        className={QUIET_ACTION_CLASS}
      >
        <ActionIcon name="share" />
        {useTranslations('results')('shareList')}
      </button>
      <span role="status" className="order-last basis-full text-fine break-all">
        {outcome}
      </span>
    </>
  );
}
