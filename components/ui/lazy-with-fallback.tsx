'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ComponentType } from 'react';
import { getOfflineNotice } from '@/lib/offline/offline-notice';

/**
 * `React.lazy` with a message in place of a component that fails to load, to keep the rest of the
 * screen.
 */
export function lazyWithFallback<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(error);
      return { default: LoadFailedNotice };
    }
  });
}

/** A failed import is not retried in the same document, hence the link that reloads it. */
function LoadFailedNotice() {
  const t = useTranslations('ui');
  return (
    <p role="alert" className="mt-4 text-center font-bold text-danger">
      {getOfflineNotice(t) ?? t('loadFailed')}{' '}
      <a href="" className="underline">
        {t('loadAgain')}
      </a>
    </p>
  );
}
