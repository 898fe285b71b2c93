import type { ReactNode } from 'react';
import type { Locale } from '@/lib/locales';

/**
 * Language of a recipe if it differs from the page's; undefined otherwise.
 * @example toForeignLang('en', 'ja') // 'en'
 */
export function toForeignLang(language: Locale, locale: Locale): Locale | undefined {
  return language === locale ? undefined : language;
}

/** Wraps text of a recipe with a `lang` attribute, if given. */
export function markLanguage(text: ReactNode, lang: Locale | undefined): ReactNode {
  return lang ? <span lang={lang}>{text}</span> : text;
}
