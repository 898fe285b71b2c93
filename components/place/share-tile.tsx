'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { toLocalePath } from '@/lib/locales';
import { SITE_NAME } from '@/lib/site-name';
import { shareOrCopyLink } from '../ui/share-or-copy-link';
import { ActionIcon } from '../results/action-icons';
import { TILE_CLASS } from './tile-class';

/** Opens the phone's share sheet; copies the link where there is none. */
export function ShareTile({ path, text }: { path: string; text: string }) {
  const t = useTranslations('places');
  const ui = useTranslations('ui');
  const address = toLocalePath(path, useLocale());
  const [outcome, setOutcome] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        onClick={() =>
          void shareOrCopyLink({ title: SITE_NAME, path: address, text }, ui).then(setOutcome)
        }
        className={TILE_CLASS}
      >
        <ActionIcon name="share" />
        {t('share')}
      </button>
      <span role="status" className="col-span-full text-fine break-all empty:hidden">
        {outcome}
      </span>
    </>
  );
}
