import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { LanguageOffer } from '@/components/guide/language-offer';
import { ResetSession } from '@/components/guide/reset-session';
import { Hero } from '@/components/layout/hero';
import { Screen } from '@/components/layout/screen';
import { KeptLinks } from '@/components/results/kept-links';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { MenuLink } from '@/components/ui/menu-link';
import { DEFAULT_LOCALE } from '@/lib/locales';
import { getAlternates } from '@/lib/page-links';
import { STEPS } from '@/lib/session/steps';
import { SITE } from '@/lib/site';

/** Any other single part of an address is no page. */
export const dynamicParams = false;

/** The title and the description are the layout's. */
export async function generateMetadata(): Promise<Metadata> {
  return { alternates: getAlternates('', await getLocale()) };
}

export default function HomePage() {
  const t = useTranslations('guide');
  return (
    <Screen background>
      <ResetSession />
      <Hero
        pose="greeting"
        actions={
          <>
            {useLocale() === DEFAULT_LOCALE ? <LanguageOffer /> : null}
            <KeptLinks />
            <MenuLink className={buttonClass('secondary')}>{t('home.readMenu')}</MenuLink>
            <Link
              href={STEPS.location.path}
              className={buttonClass('primary', 'min-h-14 w-full text-lead shadow-lift')}
            >
              {t('home.start')}
              <span aria-hidden>→</span>
            </Link>
          </>
        }
      >
        <h1 className="text-hero text-balance">{t('home.hello', { name: SITE.name })}</h1>
        <p className="mt-2 text-lead text-balance">{t('home.text')}</p>
      </Hero>
    </Screen>
  );
}
