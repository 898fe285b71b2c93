'use client';

import { useLocale } from 'next-intl';
import { useRouter as useNextRouter } from 'next/navigation';
import { useMemo } from 'react';
import { toLocalePath } from '@/lib/locales';

/** Router for English paths, which it localizes to the current language. */
export function useRouter() {
  const { push, replace } = useNextRouter();
  const locale = useLocale();
  return useMemo(
    () => ({
      push: (path: string) => push(toLocalePath(path, locale)),
      replace: (path: string) => replace(toLocalePath(path, locale)),
    }),
    [push, replace, locale],
  );
}
