'use client';

import { useLocale, useTranslations } from 'next-intl';
import { toLocalePath } from '@/lib/locales';
import { OFFLINE_PATH } from '@/lib/offline/offline-pages';
import { ERROR_PATH, WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { buttonClass } from '../ui/button-class';
import { useOnReconnect } from '../ui/use-on-reconnect';

/** Pages to open instead of the current one: after a failed search, the search itself. */
const REDIRECTS = [
  [OFFLINE_PATH, '/'],
  [ERROR_PATH, WIZARD_STEPS.loading.path],
] as const;

/** Reloads the requested page on reconnect; the button does so at once. */
export function ReloadOnReconnect() {
  const t = useTranslations('statusPages');
  const locale = useLocale();
  const reload = () => {
    const redirect = REDIRECTS.find(([path]) => location.pathname === toLocalePath(path, locale));
    if (redirect) location.replace(toLocalePath(redirect[1], locale));
    else location.reload();
  };
  useOnReconnect(reload);
  return (
    <button type="button" onClick={reload} className={buttonClass('primary', 'w-full max-w-80')}>
      {t('tryAgain')}
    </button>
  );
}
