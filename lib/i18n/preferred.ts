import { DEFAULT_LOCALE, type Locale } from '../locales';

/** The language of ours that a browser asks for first; English where it asks for none of them. */
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
