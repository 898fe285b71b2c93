'use client';

import { useTranslations } from 'next-intl';
import { Suspense, lazy, type ComponentType, type ReactNode } from 'react';
import { getOfflineNotice } from '@/lib/offline/offline-notice';

/**
 * `React.lazy` within a boundary of its own, which shows `fallback` while it loads, with a message in
 * place of a component that fails to load, to keep the rest of the screen.
 */
export function lazyWithFallback<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  type LazyProps = Props & { fallback?: ReactNode };
  const Loaded = lazy(async (): Promise<{ default: ComponentType<LazyProps> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(error);
      return { default: LoadFailedNotice };
    }
  });
  return function LazyPart(props: LazyProps) {
    return (
      <Suspense fallback={props.fallback}>
        <Loaded {...props} />
      </Suspense>
    );
  };
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
