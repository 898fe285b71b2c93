import type { Metadata } from 'next';
import { useLocale, useTranslations } from 'next-intl';
import { getLocale } from 'next-intl/server';
import { LanguageOffer } from '@/components/wizard/language-offer';
import { ResetSession } from '@/components/wizard/reset-session';
import { Hero } from '@/components/layout/hero';
import { ContinueLink, SavedPlacesLink, StartLink } from '@/components/results/home-links';
import { PendingReportSender } from '@/components/results/pending-report-sender';
import { Screen } from '@/components/layout/screen';
import { buttonClass } from '@/components/ui/button-class';
import { MenuReaderLink } from '@/components/ui/menu-reader-link';
import { DEFAULT_LOCALE } from '@/lib/locales';
import { getAlternates } from '@/lib/page-urls';
import { SITE } from '@/lib/site';

/** Unknown paths of one segment are 404s. */
export const dynamicParams = false;

/** Title and description come from the layout. */
export async function generateMetadata(): Promise<Metadata> {
  return { alternates: getAlternates('', await getLocale()) };
}

export default function HomePage() {
  const t = useTranslations('wizard');
  return (
    <Screen background>
      <ResetSession />
      <PendingReportSender />
      <Hero
        pose="greeting"
        actions={
          <>
            {useLocale() === DEFAULT_LOCALE ? <LanguageOffer /> : null}
            <ContinueLink />
            <div className="flex flex-wrap gap-3">
              <MenuReaderLink className={buttonClass('secondary', 'grow px-2!')}>
                {t('home.readMenu')}
              </MenuReaderLink>
              <SavedPlacesLink />
            </div>
            <StartLink />
          </>
        }
      >
        <h1 className="text-hero text-balance">{t('home.hello', { name: SITE.name })}</h1>
        <p className="mt-2 text-lead text-balance break-keep">{t('home.text')}</p>
      </Hero>
    </Screen>
  );
}
