import { useLocale, useTranslations } from 'next-intl';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { HeaderPopover } from './header-popover';

/** Native name of each language. */
const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  ja: '日本語',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

const toPrefix = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** Language switcher. Loads a new document; choices are restored from storage. */
export function LanguageMenu() {
  const t = useTranslations('layout');
  const currentLocale = useLocale();
  return (
    <>
      <button
        type="button"
        popoverTarget="language-menu"
        aria-label={t('language')}
        className="grid size-11 place-items-center rounded-xl"
      >
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="size-6 fill-none stroke-current stroke-2"
          strokeLinecap="round"
        >
          <circle cx="12" cy="12" r="9" />
          <path d="M3.5 12h17M12 3c-5 5-5 13 0 18c5-5 5-13 0-18" />
        </svg>
      </button>
      <HeaderPopover id="language-menu" label={t('language')} prefix={toPrefix(currentLocale)}>
        <ul>
          {LOCALES.map((locale) => (
            <li key={locale}>
              <a
                href={toPrefix(locale) || '/'}
                data-prefix={toPrefix(locale)}
                hrefLang={locale}
                lang={locale}
                aria-current={locale === currentLocale ? 'true' : undefined}
                className="block rounded-xl px-4 py-3 font-bold hover:bg-brand-soft aria-current:bg-brand-soft"
              >
                {LANGUAGE_NAMES[locale]}
              </a>
            </li>
          ))}
        </ul>
      </HeaderPopover>
    </>
  );
}
