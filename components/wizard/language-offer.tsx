'use client';

import { useState } from 'react';
import { getPreferredLocale } from '@/lib/i18n/preferred-locale';
import { DEFAULT_LOCALE, toLocalePath } from '@/lib/locales';
import { readStored, writeStored } from '@/lib/browser-storage';
import { buttonClass } from '../ui/button-class';
import { useIsHydrated } from '../ui/use-is-hydrated';

const STORAGE_KEY = 'kioot.languageOffer.v1';

/** Texts in the suggested language, for which the page has no messages. */
const MESSAGES = {
  ja: { read: '日本語で見る', close: '閉じる' },
  'zh-Hans': { read: '用中文看', close: '关闭' },
  'zh-Hant': { read: '用中文看', close: '關閉' },
} as const;

function getOfferedLocale(): keyof typeof MESSAGES | null {
  const preferred = getPreferredLocale(navigator.languages);
  return preferred === DEFAULT_LOCALE || readStored('localStorage', STORAGE_KEY) === 'closed'
    ? null
    : preferred;
}

/** On the English home page: link to the language the browser prefers, until dismissed. */
export function LanguageOffer() {
  const [isDismissed, setIsDismissed] = useState(false);
  const offeredLocale = useIsHydrated() ? getOfferedLocale() : null;
  if (!offeredLocale || isDismissed) return null;
  const { read, close } = MESSAGES[offeredLocale];
  return (
    // Hidden on low windows, which have no room for it.
    <p lang={offeredLocale} className="flex gap-2 [@media(height<600px)]:hidden">
      <a
        href={toLocalePath('/', offeredLocale)}
        hrefLang={offeredLocale}
        className={buttonClass('secondary', 'flex-1')}
      >
        {read}
      </a>
      <button
        type="button"
        aria-label={close}
        onClick={() => {
          writeStored('localStorage', STORAGE_KEY, 'closed');
          setIsDismissed(true);
        }}
        className={buttonClass('secondary', 'w-touch px-0!')}
      >
        <span aria-hidden>×</span>
      </button>
    </p>
  );
}
