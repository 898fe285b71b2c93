import type { Metadata } from 'next';
import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Screen } from '@/components/layout/screen';
import { Words } from '@/components/layout/words';
import { Mascot } from '@/components/mascot/mascot';
import { SharedPlaces } from '@/components/places/shared-places';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { STEPS } from '@/lib/session/steps';
import { getCurrentHolidays } from '@/lib/words/holidays';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('places');
  return { title: t('sharedPlaces'), robots: { index: false } };
}

/** Seconds; made anew each day, so that this year's and the next year's public holidays are always in it. */
export const revalidate = 86_400;

/** A saved list as somebody shared it: the ids are in the address, and nowhere else. */
export default function SharedPlacesPage() {
  const t = useTranslations('places');
  return (
    <Words rooms={['places']}>
      <Screen back="/">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h1 className="min-w-0 grow basis-40 pt-4 text-title">{t('sharedPlaces')}</h1>
          <Mascot pose="presenting" size={136} />
        </div>
        <p className="mt-2 text-ink-soft">{t('sharedForYou')}</p>
        <SharedPlaces holidays={getCurrentHolidays()}>
          <p className="mt-4">{t('noPlaceInLink')}</p>
          <Link href={STEPS.location.path} className={buttonClass('primary', 'mt-4')}>
            {t('findPlace')}
          </Link>
        </SharedPlaces>
      </Screen>
    </Words>
  );
}
