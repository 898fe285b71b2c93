'use client';

import { useLocale } from 'next-intl';
import { useRouter as useNextRouter } from 'next/navigation';
import { useMemo } from 'react';
import { toLocalePath } from '@/lib/locales';

/** Moves to a path of the guide as English has it, in the language of the page. */
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
