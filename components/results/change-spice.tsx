import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { searchAnewAtom, wantedAtom } from '@/lib/kept/search-anew';
import { getOfflineWords } from '@/lib/offline/offline-words';
import { useAbortableMutation } from '../ui/use-abortable-mutation';

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
  // Not before the phone's storage is read.
  const isKnown = useAtomValue(wantedAtom) !== null;

  const { start, cancel, isError } = useAbortableMutation(
    async (change: ChangeSpiceProps['wanted'], signal) => {
      const before = store.get(wantedAtom);
      if (before) await searchAnew({ wanted: { ...before, ...change }, signal });
    },
    { onError: (error) => console.error('The search failed', error) },
  );

  useEffect(() => {
    if (!isKnown) return undefined;
    start(wanted);
    return cancel;
  }, [cancel, isKnown, start, wanted]);

  return isError ? (
    <span role="alert" className="self-center text-fine text-danger">
      {getOfflineWords(ui) ?? t('failed')}
    </span>
  ) : null;
}
