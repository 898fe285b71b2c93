'use client';

import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, lazy } from 'react';
import { formatArea } from '@/lib/format/format-area';
import { getOriginArea } from '@/lib/session/session';
import { searchAtom } from '@/lib/session/session-atoms';
import { toSharePath } from '@/lib/session/share-link';
import { LazyVisible } from '../ui/lazy-visible';
import { ShareButton } from './share-button';

const SharePosition = lazy(async () => ({
  default: (await import('./share-position')).SharePosition,
}));

/** Shares the search of the list. Stations are loaded only near a list around the visitor. */
export function ShareList() {
  const t = useTranslations('results');
  const words = useTranslations('words');
  const search = useAtomValue(searchAtom);
  if (!search) return null;
  const area = getOriginArea(search.origin);
  const path = toSharePath(search);
  return area && path ? (
    <ShareButton path={path} text={t('restaurantsAround', { area: formatArea(words, area) })} />
  ) : (
    <LazyVisible>
      <Suspense fallback={null}>
        <SharePosition search={search} />
      </Suspense>
    </LazyVisible>
  );
}
