import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { refineSearchAtom, searchCriteriaAtom } from '@/lib/client-store/refine-search';
import { getOfflineNotice } from '@/lib/offline/offline-notice';
import { useAbortableTask } from '../ui/use-abortable-task';

interface SpiceSearchProps {
  /** New object on each tap, which starts a search. */
  change: { notSpicy: boolean };
}

/** Searches again with or without spicy dishes; shows an error if that fails. */
export function SpiceSearch({ change }: SpiceSearchProps) {
  const t = useTranslations('results');
  const ui = useTranslations('ui');
  const store = useStore();
  const refineSearch = useSetAtom(refineSearchAtom);
  // True once storage is read.
  const isKnown = useAtomValue(searchCriteriaAtom) !== null;

  const { start, cancel, isError } = useAbortableTask(
    async (change: SpiceSearchProps['change'], signal) => {
      const criteria = store.get(searchCriteriaAtom);
      if (criteria) await refineSearch({ wanted: { ...criteria, ...change }, signal });
    },
    { onError: (error) => console.error('The search failed', error) },
  );

  useEffect(() => {
    if (!isKnown) return undefined;
    start(change);
    return cancel;
  }, [cancel, isKnown, start, change]);

  return isError ? (
    <span role="alert" className="self-center text-fine text-danger">
      {getOfflineNotice(ui) ?? t('failed')}
    </span>
  ) : null;
}
