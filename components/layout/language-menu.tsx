import { useLocale, useTranslations } from 'next-intl';
import { LOCALES, LOCALE_NAMES, toLocalePath } from '@/lib/locales';
import { LanguageLinks } from './language-links';

/** The languages, each by its own name: beside the site's menu, and opened the same way. */
export function LanguageMenu() {
  const t = useTranslations('layout');
  const spoken = useLocale();
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
      <LanguageLinks label={t('language')}>
        <ul>
          {LOCALES.map((locale) => (
            <li key={locale}>
              <a
                href={toLocalePath('/', locale)}
                hrefLang={locale}
                lang={locale}
                aria-current={locale === spoken ? 'true' : undefined}
                className="block rounded-xl px-4 py-3 font-bold hover:bg-brand-soft aria-current:bg-brand-soft"
              >
                {LOCALE_NAMES[locale]}
              </a>
            </li>
          ))}
        </ul>
      </LanguageLinks>
    </>
  );
}
