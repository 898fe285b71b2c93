import { useTranslations } from 'next-intl';
import { PendingReportSender } from '@/components/results/pending-report-sender';
import { Screen } from '@/components/layout/screen';
import { Messages } from '@/components/layout/messages';
import { PlaceMenus } from '@/components/menu-reader/place-menus';
import { Mascot } from '@/components/mascot/mascot';
import { LastResultsLink } from '@/components/results/last-results-link';
import { ListNotes } from '@/components/results/list-notes';
import { SavedList } from '@/components/results/saved-list';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { createPageTitle } from '@/lib/page-metadata';
import { getCurrentHolidays } from '@/lib/format/holidays';
import { PLACE_REDIRECTS } from '@kioot/places/redirects';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export const generateMetadata = createPageTitle('results', (t) => t('savedPlaces'));

/** Seconds; rendered daily to keep the public holidays of this year and the next up to date. */
export const revalidate = 86_400;

/** Saved places, stored on the phone. */
export default function SavedPage() {
  const t = useTranslations('results');
  return (
    <Messages namespaces={['menu']}>
      <Screen tab="saved">
        <h1 className="pt-4 text-title">{t('savedPlaces')}</h1>
        <p className="mt-2 text-ink-soft">{t('keptOnPhone')}</p>
        <ListNotes />
        <div className="mt-3 grid">
          <LastResultsLink />
        </div>
        <SavedList holidays={getCurrentHolidays()} redirects={PLACE_REDIRECTS}>
          <div className="mt-4 flex flex-col items-center text-center">
            <Mascot pose="walking" size={140} />
            <p className="text-balance text-ink-soft">{t('nothingSaved')}</p>
            <Link href={WIZARD_STEPS.location.path} className={buttonClass('primary', 'mt-4')}>
              {t('findPlace')}
            </Link>
          </div>
        </SavedList>
        <PlaceMenus />
        <PendingReportSender />
      </Screen>
    </Messages>
  );
}
