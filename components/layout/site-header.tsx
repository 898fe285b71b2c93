import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SITE } from '@/lib/site';
import { Mark } from '../mascot/mark';
import { Link } from '../ui/link';
import { LanguageMenu } from './language-menu';
import { SiteMenu } from './site-menu';

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
