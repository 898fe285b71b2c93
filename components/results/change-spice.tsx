import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { searchAnewAtom, wantedAtom } from '@/lib/kept/search-anew';
import { getOfflineWords } from '@/lib/offline/offline-words';

interface ChangeSpiceProps {
  /** Another one with each tap. */
  wanted: { notSpicy: boolean };
}

/** Searches anew without what is hot, or with it, and says when that did not work. */
export function ChangeSpice({ wanted }: ChangeSpiceProps) {
  const t = useTranslations('results');
  const ui = useTranslations('ui');
  const store = useStore();
  const searchAnew = useSetAtom(searchAnewAtom);
  const [failed, setFailed] = useState<ChangeSpiceProps['wanted'] | null>(null);
  // Not before the phone's storage is read.
  const isKnown = useAtomValue(wantedAtom) !== null;

  useEffect(() => {
    const before = isKnown ? store.get(wantedAtom) : null;
    if (!before) return;
    const controller = new AbortController();
    const { signal } = controller;
    searchAnew({ wanted: { ...before, ...wanted }, signal }).catch((error: unknown) => {
      if (signal.aborted) return;
      console.error('The search failed', error);
      setFailed(wanted);
    });
    return () => controller.abort();
  }, [isKnown, searchAnew, store, wanted]);

  return failed === wanted ? (
    <span role="alert" className="self-center text-fine text-danger">
      {getOfflineWords(ui) ?? t('failed')}
    </span>
  ) : null;
}
