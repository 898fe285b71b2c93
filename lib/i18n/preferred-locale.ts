import { DEFAULT_LOCALE, type Locale } from '../locales';

/**
 * First supported language of a browser's list; English without one.
 * @example
 * getPreferredLocale(['ko', 'zh-HK']); // => 'zh-Hant'
 */
export function getPreferredLocale(languages: readonly string[]): Locale {
  for (const language of languages) {
    const [name, ...parts] = language.toLowerCase().split('-');
    if (name === 'en' || name === 'ja') return name;
    if (name !== 'zh') continue;
    const isTraditional = ['hant', 'tw', 'hk', 'mo'].some((part) => parts.includes(part));
    return isTraditional && !parts.includes('hans') ? 'zh-Hant' : 'zh-Hans';
  }
  return DEFAULT_LOCALE;
}
