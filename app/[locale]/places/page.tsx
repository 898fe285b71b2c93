import { useTranslations } from 'next-intl';
import { Screen } from '@/components/layout/screen';
import { Messages } from '@/components/layout/messages';
import { Mascot } from '@/components/mascot/mascot';
import { SharedPlaces } from '@/components/place/shared-places';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { createPageTitle } from '@/lib/page-metadata';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { getCurrentHolidays } from '@/lib/format/holidays';

export const generateMetadata = createPageTitle('places', (t) => t('sharedPlaces'));

/** Seconds; rendered daily to keep the public holidays of this year and the next up to date. */
export const revalidate = 86_400;

/** Shared list of saved places. The ids are only in the URL. */
export default function SharedPlacesPage() {
  const t = useTranslations('places');
  return (
    <Messages namespaces={['places']}>
      <Screen tab="eat" isInner back="/">
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <h1 className="min-w-0 grow basis-40 pt-4 text-title">{t('sharedPlaces')}</h1>
          <Mascot pose="presenting" size={136} />
        </div>
        <p className="mt-2 text-ink-soft">{t('sharedForYou')}</p>
        <SharedPlaces holidays={getCurrentHolidays()}>
          <p className="mt-4">{t('noPlaceInLink')}</p>
          <Link href={WIZARD_STEPS.location.path} className={buttonClass('primary', 'mt-4')}>
            {t('findPlace')}
          </Link>
        </SharedPlaces>
      </Screen>
    </Messages>
  );
}
