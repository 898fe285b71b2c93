'use client';

import { useTranslations } from 'next-intl';
import { lazy, type ComponentType } from 'react';
import { getOfflineWords } from '@/lib/offline/offline-words';

/**
 * A part of a screen that travels when it is needed. Where it does not arrive, the rest of the screen stays, and this
 * place says so: a signal that went takes no list along.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      return { default: await load() };
    } catch (error) {
      console.error(error);
      return { default: PartAway };
    }
  });
}

/** What failed once is not fetched again inside this document: the link opens it anew. */
function PartAway() {
  const t = useTranslations('ui');
  return (
    <p role="alert" className="mt-4 text-center font-bold text-danger">
      {getOfflineWords(t) ?? t('loadFailed')}{' '}
      <a href="" className="underline">
        {t('loadAgain')}
      </a>
    </p>
  );
}
