'use client';

import { useTranslations } from 'next-intl';
import { splitLocalePath, toLocalePath } from '@/lib/locales';
import { OFFLINE_PATH } from '@/lib/offline/pages';
import { ERROR_PATH, STEPS } from '@/lib/session/steps';
import { buttonClass } from '../ui/button';
import { useBackOnline } from '../ui/use-back-online';

/** Where another page is wanted than the one in the address: after a search that failed, the search. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  [OFFLINE_PATH]: '/',
  [ERROR_PATH]: STEPS.loading.path,
};

function openAgain(): void {
  const { locale, path } = splitLocalePath(location.pathname);
  const replacement = REPLACEMENTS[path];
  if (replacement) location.replace(toLocalePath(replacement, locale));
  else location.reload();
}

/** Opens the page that was asked for as soon as the site answers again; the button does it at once. */
export function BackOnline() {
  const t = useTranslations('messages');
  useBackOnline(openAgain);
  return (
    <button type="button" onClick={openAgain} className={buttonClass('primary', 'w-full max-w-80')}>
      {t('tryAgain')}
    </button>
  );
}
