import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, type Locale } from '@/lib/locales';

/** Two or more words in a row: one alone may be a nickname. */
const ENGLISH_WORDS = /([a-z][\w'’&.-]*(?: +[a-z&][\w'’&.-]*)+)/i;

/**
 * Marks the language of what a menu writes in English, so that a screen reader in another language
 * does not spell it out.
 * @example markEnglish('自分：COCONUT CURRY', 'ja') // ['自分：', <span lang="en">COCONUT CURRY</span>]
 */
export function markEnglish(text: string, locale: Locale): ReactNode {
  if (locale === DEFAULT_LOCALE) return text;
  return text.split(ENGLISH_WORDS).map((part, at) =>
    // Every second part is one that the pattern found.
    at % 2 === 1 ? (
      <span key={at} lang={DEFAULT_LOCALE}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
