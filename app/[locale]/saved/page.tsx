import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Screen } from '@/components/layout/screen';
import { Words } from '@/components/layout/words';
import { PlaceMenus } from '@/components/menu-reader/place-menus';
import { Mascot } from '@/components/mascot/mascot';
import { LastResultsLink } from '@/components/results/last-results-link';
import { SavedList } from '@/components/results/saved-list';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { getCurrentHolidays } from '@/lib/words/holidays';
import { STEPS } from '@/lib/session/steps';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('results');
  return { title: t('savedPlaces'), robots: { index: false } };
}

/** Seconds; made anew each day, so that this year's and the next year's public holidays are always in it. */
export const revalidate = 86_400;

/** The visitor's own list, kept on the phone. */
export default function SavedPage() {
  const t = useTranslations('results');
  return (
    <Words rooms={['menu']}>
      <Screen>
        <h1 className="pt-4 text-title">{t('savedPlaces')}</h1>
        <p className="mt-2 text-ink-soft">{t('keptOnPhone')}</p>
        <div className="mt-3 grid">
          <LastResultsLink />
        </div>
        <SavedList holidays={getCurrentHolidays()}>
          <div className="mt-4 flex flex-col items-center text-center">
            <Mascot pose="walking" size={140} />
            <p className="text-balance text-ink-soft">{t('nothingSaved')}</p>
            <Link href={STEPS.location.path} className={buttonClass('primary', 'mt-4')}>
              {t('findPlace')}
            </Link>
          </div>
        </SavedList>
        <PlaceMenus />
      </Screen>
    </Words>
  );
}
