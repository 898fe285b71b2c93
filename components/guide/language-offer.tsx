'use client';

import { useState, useSyncExternalStore } from 'react';
import { getPreferredLocale } from '@/lib/i18n/preferred';
import { DEFAULT_LOCALE, toLocalePath } from '@/lib/locales';
import { readStored, writeStored } from '@/lib/storage';
import { buttonClass } from '../ui/button';

const STORAGE_KEY = 'kioot.languageOffer.v1';

/** Said in the language that is offered, so no page of another one has messages for it. */
const WORDS = {
  ja: { read: '日本語で見る', close: '閉じる' },
  'zh-Hans': { read: '用中文看', close: '关闭' },
  'zh-Hant': { read: '用中文看', close: '關閉' },
} as const;

function getOffered(): keyof typeof WORDS | null {
  const preferred = getPreferredLocale(navigator.languages);
  return preferred === DEFAULT_LOCALE || readStored('localStorage', STORAGE_KEY) === 'closed'
    ? null
    : preferred;
}

const subscribe = () => () => undefined;

/** On the English home: the guide in the language that the browser prefers, until the visitor says no. */
export function LanguageOffer() {
  const [isClosed, setIsClosed] = useState(false);
  const offered = useSyncExternalStore(subscribe, getOffered, () => null);
  if (!offered || isClosed) return null;
  const { read, close } = WORDS[offered];
  return (
    // A low window has no room above the other ways, and would push them down.
    <p lang={offered} className="flex gap-2 [@media(height<600px)]:hidden">
      <a
        href={toLocalePath('/', offered)}
        hrefLang={offered}
        className={buttonClass('secondary', 'flex-1')}
      >
        {read}
      </a>
      <button
        type="button"
        aria-label={close}
        onClick={() => {
          writeStored('localStorage', STORAGE_KEY, 'closed');
          setIsClosed(true);
        }}
        className={buttonClass('secondary', 'w-touch px-0!')}
      >
        <span aria-hidden>×</span>
      </button>
    </p>
  );
}
