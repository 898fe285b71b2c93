import { useTranslations } from 'next-intl';
import { Screen } from '@/components/layout/screen';
import { ListNotes } from '@/components/results/list-notes';
import { LastResults } from '@/components/results/last-results';
import { Mascot } from '@/components/mascot/mascot';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { createPageTitle } from '@/lib/page-metadata';
import { getCurrentHolidays } from '@/lib/format/holidays';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';

export const generateMetadata = createPageTitle('results', (t) => t('yourLastResults'));

/** Seconds; rendered daily to keep the public holidays of this year and the next up to date. */
export const revalidate = 86_400;

/** Results of the last search. A new search on the home page leaves them stored; works offline. */
export default function LastResultsPage() {
  const t = useTranslations('results');
  return (
    <Screen tab="eat" isInner back="/saved">
      <h1 className="pt-4 text-title">{t('yourLastResults')}</h1>
      <p className="mt-2 text-ink-soft">{t('keptOnPhone')}</p>
      <ListNotes />
      <LastResults holidays={getCurrentHolidays()}>
        <div className="mt-4 flex flex-col items-center text-center">
          <Mascot pose="walking" size={140} />
          <p className="text-balance text-ink-soft">{t('noLastResults')}</p>
          <Link href={WIZARD_STEPS.location.path} className={buttonClass('primary', 'mt-4')}>
            {t('findPlace')}
          </Link>
        </div>
      </LastResults>
    </Screen>
  );
}
