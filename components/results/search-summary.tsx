'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { readStored } from '@/lib/browser-storage';
import { SHARED_LIST_KEY } from '@/lib/client-store/shared-list-key';
import { searchAtom } from '@/lib/session/session-atoms';
import { formatSearch } from '@/lib/format/format-search';
import { lazyWithFallback } from '../ui/lazy-with-fallback';
import { QUIET_ACTION_CLASS } from '../ui/action-class';
import { ShareButton } from './share-button';

const EditSearchSheet = lazyWithFallback(
  async () => (await import('./edit-search-sheet')).EditSearchSheet,
);
const SharedListNotice = lazyWithFallback(
  async () => (await import('./shared-list-notice')).SharedListNotice,
);
const PartySearch = lazyWithFallback(async () => (await import('./party-search')).PartySearch);

/** One-line summary of the search, with buttons to edit and to share it; for a shared list, whom it is for. */
export function SearchSummary() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const search = useAtomValue(searchAtom);
  const [isEditing, setIsEditing] = useState(false);
  const hasSearch = search !== null;
  const isShared = useMemo(
    () => hasSearch && readStored('sessionStorage', SHARED_LIST_KEY) !== null,
    [hasSearch],
  );
  return (
    <>
      <div className="-mr-2 flex min-h-touch flex-wrap items-center justify-end">
        {search ? (
          <>
            <p className="phrases min-w-0 grow basis-40 font-bold [overflow-wrap:anywhere]">
              {search.others ? <PartySearch search={search} /> : formatSearch(words, search)}
            </p>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setIsEditing(true)}
              className={`${QUIET_ACTION_CLASS} shrink-0 whitespace-nowrap`}
            >
              {t('edit')}
            </button>
            <ShareButton shared={{ search }} label={t('shareList')} />
          </>
        ) : null}
        {search && isEditing ? <EditSearchSheet onClose={() => setIsEditing(false)} /> : null}
      </div>
      {search && isShared ? <SharedListNotice fallback={<div className="min-h-7" />} /> : null}
    </>
  );
}
