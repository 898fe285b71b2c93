import { useLocale, useTranslations } from 'next-intl';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/locales';
import { HeaderPopover } from './header-popover';
import { SITE_NAME } from '@/lib/site-name';
import { Link } from '../ui/link';
import type { ReactNode } from 'react';
import { SITE } from '@/lib/site';
import { Mark } from '../mascot/mark';

/** Native name of each language. */
const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  ja: '日本語',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
};

const toPrefix = (locale: Locale) => (locale === DEFAULT_LOCALE ? '' : `/${locale}`);

/** Language switcher. Loads a new document; choices are restored from storage. */
function LanguageMenu() {
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

/** Three entries of the specification, in its order, and three of ours. */
const ENTRIES = [
  ['/', null],
  ['/recipies', 'recipes'],
  ['/intro', 'about'],
  ['/saved', 'saved'],
  ['/menu', 'readMenu'],
  ['/card', 'staffCard'],
] as const;

function SiteMenu({ prefetch }: { prefetch?: boolean }) {
  const t = useTranslations('layout');
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label={t('menu')}
        className="grid size-11 place-items-center rounded-xl"
      >
        <svg aria-hidden viewBox="0 0 24 24" className="size-6">
          <path
            d="M4 6h16M4 12h16M4 18h16"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <HeaderPopover id="site-menu" label={t('main')}>
        <ul className="w-52">
          {ENTRIES.map(([href, key]) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={prefetch}
                className="block rounded-xl px-4 py-3 font-bold hover:bg-brand-soft"
              >
                {key ? t(key) : SITE_NAME}
              </Link>
            </li>
          ))}
        </ul>
      </HeaderPopover>
    </>
  );
}

/**
 * Menu, language switcher, logo linking home, and an optional Back button (specification section
 * 2). Wraps with large text.
 */
export function SiteHeader({
  back,
  backLink,
  prefetch,
}: {
  back?: string;
  backLink?: ReactNode;
  prefetch?: boolean;
}) {
  const t = useTranslations('layout');
  return (
    <header className="relative z-20 flex min-h-14 flex-wrap items-center px-2 print:hidden">
      <div className="flex flex-1">
        <SiteMenu prefetch={prefetch} />
        <LanguageMenu />
      </div>
      <Link
        href="/"
        // Not prefetched: visitors who left home seldom return.
        prefetch={false}
        className="flex min-h-touch items-center gap-1.5 rounded-control px-2 text-2xl font-extrabold tracking-tight text-brand-strong"
      >
        <Mark size={34} />
        {SITE.name}
      </Link>
      <div className="flex flex-1 justify-end">
        {back ? (
          <Link
            href={back}
            className="flex min-h-touch items-center rounded-control px-3 font-bold hover:bg-brand-soft"
          >
            <span aria-hidden>←&nbsp;</span>
            {t('back')}
          </Link>
        ) : (
          backLink
        )}
      </div>
    </header>
  );
}
