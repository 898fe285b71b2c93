'use client';

import { useLocale, useTranslations } from 'next-intl';
import { toLocalePath } from '@/lib/locales';
import { OFFLINE_PATH } from '@/lib/offline/pages';
import { ERROR_PATH, STEPS } from '@/lib/session/steps';
import { buttonClass } from '../ui/button';
import { useBackOnline } from '../ui/use-back-online';

/** Where another page is wanted than the one in the address: after a search that failed, the search. */
const REPLACEMENTS = [
  [OFFLINE_PATH, '/'],
  [ERROR_PATH, STEPS.loading.path],
] as const;

/** Opens the page that was asked for as soon as the site answers again; the button does it at once. */
export function BackOnline() {
  const t = useTranslations('messages');
  const locale = useLocale();
  const openAgain = () => {
    const replaced = REPLACEMENTS.find(
      ([path]) => location.pathname === toLocalePath(path, locale),
    );
    if (replaced) location.replace(toLocalePath(replaced[1], locale));
    else location.reload();
  };
  useBackOnline(openAgain);
  return (
    <button type="button" onClick={openAgain} className={buttonClass('primary', 'w-full max-w-80')}>
      {t('tryAgain')}
    </button>
  );
}
