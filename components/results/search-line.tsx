'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { searchAtom } from '@/lib/session/atoms';
import { toSearchWords } from '@/lib/kept/search-words';
import { lazyPart } from '../ui/lazy-part';
import { QUIET_ACTION_CLASS } from '../ui/action';

// Not needed at first, so it travels when it is.
const EditSheet = lazyPart(async () => (await import('./edit-sheet')).EditSheet);

/** What the list answers, in one line, and the way to change it without the wizard. */
export function SearchLine() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const search = useAtomValue(searchAtom);
  const [isEditing, setIsEditing] = useState(false);
  return (
    <div className="flex min-h-touch items-center justify-between gap-3">
      {search ? (
        <>
          <p className="min-w-0 font-bold">{toSearchWords(words, search)}</p>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setIsEditing(true)}
            className={`${QUIET_ACTION_CLASS} -mr-2`}
          >
            {t('edit')}
          </button>
        </>
      ) : null}
      {search && isEditing ? (
        <Suspense fallback={null}>
          <EditSheet onClose={() => setIsEditing(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
