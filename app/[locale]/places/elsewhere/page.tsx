import { useTranslations } from 'next-intl';
import { CenteredMessage } from '@/components/layout/message-screen';
import { Screen } from '@/components/layout/screen';
import { Messages } from '@/components/layout/messages';
import { Mascot } from '@/components/mascot/mascot';
import { PlaceBackLink } from '@/components/place/place-back-link';
import { RemotePlace } from '@/components/place/remote-place';
import { buttonClass } from '@/components/ui/button-class';
import { Link } from '@/components/ui/link';
import { createPageTitle } from '@/lib/page-metadata';
import { WIZARD_STEPS } from '@/lib/session/wizard-steps';
import { getCurrentHolidays } from '@/lib/format/holidays';
import { hasSupabase } from '@/lib/supabase/server';

export const generateMetadata = createPageTitle('places', (t) => t('aPlace'));

/** Seconds; rendered daily to keep the public holidays of this year and the next up to date. */
export const revalidate = 86_400;

/**
 * Page shown by `middleware.ts` for places that only the tourism backend may know; rendered on the
 * client.
 */
export default function RemotePlacePage() {
  const t = useTranslations('places');
  return (
    <Messages namespaces={['places', 'report']}>
      <Screen tab="eat" isInner backLink={<PlaceBackLink />}>
        <div className="pt-4">
          <RemotePlace holidays={getCurrentHolidays()} canStoreReports={hasSupabase()}>
            <CenteredMessage title={t('notFound')} picture={<Mascot pose="lost" size={160} />}>
              <p className="text-balance text-ink-soft">{t('unknown')}</p>
              <Link href={WIZARD_STEPS.location.path} className={buttonClass()}>
                {t('findPlace')}
              </Link>
            </CenteredMessage>
          </RemotePlace>
        </div>
      </Screen>
    </Messages>
  );
}
