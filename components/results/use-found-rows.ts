'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { createRowSearch } from '@/lib/kept/find-rows';
import type { Restaurant } from '@/lib/search/contract';

interface FoundRows {
  /** In the order of the list; all of them until something is searched for. */
  rows: readonly Restaurant[];
  /** For `FindField`. */
  status: string;
}

/** The places of a list in which a text is found. The search comes to the phone when there is something to search for. */
export function useFoundRows(rows: readonly Restaurant[], text: string): FoundRows {
  const t = useTranslations('results');
  const locale = useLocale();
  const wanted = useDeferredValue(text.trim());
  const isWanted = wanted !== '';
  const [createSearch, setCreateSearch] = useState<typeof createRowSearch>();
  const [isMissing, setIsMissing] = useState(false);

  useEffect(() => {
    if (!isWanted || createSearch) return undefined;
    let isGone = false;
    import('@/lib/kept/find-rows')
      .then((module) => module.loadRowSearch(locale))
      .then((create) => {
        if (isGone) return;
        setCreateSearch(() => create);
        setIsMissing(false);
      })
      .catch((error: unknown) => {
        console.error('The search of the list did not load', error);
        if (!isGone) setIsMissing(true);
      });
    return () => {
      isGone = true;
    };
  }, [isWanted, wanted, createSearch, locale]);

  const search = useMemo(
    () => (isWanted && createSearch ? createSearch(rows) : null),
    [isWanted, createSearch, rows],
  );
  return useMemo(() => {
    if (!isWanted) return { rows, status: '' };
    if (!search) {
      return { rows, status: t(isMissing ? 'searchDidNotLoad' : 'searching') };
    }
    const found = search(wanted);
    const status =
      found.length === 0
        ? t('nothingSoundsLike', { wanted })
        : t('foundOf', { found: found.length, count: rows.length });
    return { rows: found, status };
  }, [t, rows, wanted, isWanted, search, isMissing]);
}
