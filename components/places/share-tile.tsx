'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { toLocalePath } from '@/lib/locales';
import { SITE_NAME } from '@/lib/site-name';
import { shareLink } from '../ui/share-link';
import { ToolIcon } from '../results/tool-icons';
import { TILE_CLASS } from './tile';

/** Hands the link to the phone's own share sheet; where there is none, copies it. */
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
          void shareLink({ title: SITE_NAME, path: address, text }, ui).then(setOutcome)
        }
        className={TILE_CLASS}
      >
        <ToolIcon name="share" />
        {t('share')}
      </button>
      <span role="status" className="col-span-full text-fine break-all empty:hidden">
        {outcome}
      </span>
    </>
  );
}
