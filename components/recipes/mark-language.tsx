import type { ReactNode } from 'react';
import type { Locale } from '@/lib/locales';

/** The language of a recipe, where it is not its page's. */
export function toForeign(language: Locale, locale: Locale): Locale | undefined {
  return language === locale ? undefined : language;
}

/** Words of a recipe, marked where a language is given: it is not their page's. */
export function markLanguage(words: ReactNode, lang: Locale | undefined): ReactNode {
  return lang ? <span lang={lang}>{words}</span> : words;
}
